import { lazy, Suspense } from 'react'
import type { ShipmentDialogProps } from '#shipping/shipment/components/shipment_dialog'
import { useAddressedRecord } from '~/address/use_addressed_record'

/** Who pays for something need not know what it is: it is named here, and fetched when it is opened. */
const Dialog = lazy(async () => {
  const { ShipmentDialog } = await import('#shipping/shipment/components/shipment_dialog')
  return { default: ShipmentDialog }
})

export type Subject = ShipmentDialogProps['shipment']

/** The shipment that the address names as what money was paid for, and the page's prop `shipment` brings. */
export function useSubject(shipment: Subject) {
  return useAddressedRecord('shipment', 'shipment', shipment)
}

interface SubjectDialogProps {
  subject: ReturnType<typeof useSubject>
  isStaff: boolean
}

/** What a movement of money was about. */
export function SubjectDialog({ subject, isStaff }: SubjectDialogProps) {
  const { id, record, dialog } = subject
  if (!id) return null
  return (
    <Suspense fallback={null}>
      <Dialog
        {...dialog}
        shipment={String(record?.id) === id ? record : undefined}
        isStaff={isStaff}
      />
    </Suspense>
  )
}
