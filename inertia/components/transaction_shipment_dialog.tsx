import { lazy, Suspense } from 'react'
import type { ShipmentDialogProps } from '#shipping/shipment/components/shipment_dialog'
import { useRecordDialog } from '~/address/use_record_dialog'

/** Who pays for something need not know what it is: it is named here, and fetched when it is opened. */
const LazyShipmentDialog = lazy(async () => {
  const { ShipmentDialog } = await import('#shipping/shipment/components/shipment_dialog')
  return { default: ShipmentDialog }
})

export type TransactionShipment = ShipmentDialogProps['shipment']

/** The shipment that the address names as what money was paid for, and the page's prop `shipment` brings. */
export function useTransactionShipment(shipment: TransactionShipment) {
  return useRecordDialog('shipment', 'shipment', shipment)
}

interface TransactionShipmentDialogProps {
  subject: ReturnType<typeof useTransactionShipment>
  isStaff: boolean
}

/** What a movement of money was about. */
export function TransactionShipmentDialog({ subject, isStaff }: TransactionShipmentDialogProps) {
  const { id, record, dialog } = subject
  if (!id) return null
  return (
    <Suspense fallback={null}>
      <LazyShipmentDialog
        {...dialog}
        shipment={String(record?.id) === id ? record : undefined}
        isStaff={isStaff}
      />
    </Suspense>
  )
}
