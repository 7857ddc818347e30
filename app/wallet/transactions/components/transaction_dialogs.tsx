import { usePage } from '@inertiajs/react'
import { SubjectDialog } from '~/components/subject_dialog'
import type { TransactionRow } from './row'
import { TransactionDialog } from './transaction_dialog'

/** A row, and its shipment where that is what was asked for. */
export type Opened = { row: TransactionRow; shipmentId: number | null }

interface TransactionDialogsProps extends Opened {
  open: boolean
  onClose: () => void
  onOpenShipment: (shipmentId: number) => void
}

export function TransactionDialogs(props: TransactionDialogsProps) {
  const { caller } = usePage().props
  const { row, shipmentId, ...shared } = props
  if (shipmentId === null) return <TransactionDialog row={row} {...shared} />
  const { open, onClose } = shared
  const isStaff = Boolean(caller?.isBookingStaff)
  const subject = { kind: 'shipment', id: shipmentId } as const
  return <SubjectDialog {...subject} open={open} isStaff={isStaff} onClose={onClose} />
}
