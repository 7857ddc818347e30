import { lazy, Suspense } from 'react'
import type { ShipmentDialogProps } from '#shipping/shipment/components/shipment_dialog'
import { useRecordDialog } from '~/url/use_record_dialog'

/** Loaded on opening, so that wallet pages do not download shipping's code. */
const LazyShipmentDialog = lazy(async () => {
  const { ShipmentDialog } = await import('#shipping/shipment/components/shipment_dialog')
  return { default: ShipmentDialog }
})

export type TransactionShipment = ShipmentDialogProps['shipment']

export function useTransactionShipment(shipment: TransactionShipment) {
  return useRecordDialog('shipment', 'shipment', shipment)
}

interface TransactionShipmentDialogProps {
  subject: ReturnType<typeof useTransactionShipment>
  isStaff: boolean
}

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
