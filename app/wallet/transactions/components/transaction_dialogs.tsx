import { usePage } from '@inertiajs/react'
import { SubjectDialog } from '~/components/subject_dialog'
import type { TransactionRow } from './row'
import { TransactionDialog } from './transaction_dialog'

export type TransactionView = 'detail' | 'shipment'

interface TransactionDialogsProps {
  view: TransactionView
  row: TransactionRow
  open: boolean
  onClose: () => void
  onOpenShipment: () => void
}

/** A row, or its shipment where that is what was asked for. */
export function TransactionDialogs({
  view,
  row,
  onOpenShipment,
  ...dialog
}: TransactionDialogsProps) {
  const { caller } = usePage().props
  if (view === 'detail' || row.shipmentId === null) {
    return <TransactionDialog row={row} onOpenShipment={onOpenShipment} {...dialog} />
  }
  const isStaff = Boolean(caller?.isBookingStaff)
  return <SubjectDialog kind="shipment" id={row.shipmentId} isStaff={isStaff} {...dialog} />
}
