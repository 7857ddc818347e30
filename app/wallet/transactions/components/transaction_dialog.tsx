import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import { useLoaded } from '~/api/use_loaded'
import { Button } from '~/ui/button'
import { DefinitionList } from '~/ui/definition_list'
import { Dialog } from '~/ui/dialog'
import { ErrorState } from '~/ui/error_state'
import { Money } from '~/ui/money'
import { Spinner } from '~/ui/spinner'
import { BALANCE_NAMES, signedNaira, typeText, type TransactionRow } from './row'

interface TransactionDialogProps {
  row: TransactionRow
  open: boolean
  onClose: () => void
  onOpenShipment: (shipmentId: number) => void
}

type Detail = Data.Wallet.Transactions.TransactionDetail

/** All that the ledger says about one transaction. */
export function TransactionDialog({ row, open, onClose, onOpenShipment }: TransactionDialogProps) {
  const { shipmentId } = row
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Transaction Detail"
      description={typeText(row.type)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {shipmentId !== null && (
            <Button onClick={() => onOpenShipment(shipmentId)}>Shipment Detail</Button>
          )}
        </>
      }
    >
      <Body id={row.id} />
    </Dialog>
  )
}

function Body({ id }: { id: number }) {
  const { data, failure, retry } = useLoaded('api.wallet.transactions.show', { params: { id } })
  if (failure) return <ErrorState message={failure.message} onRetry={retry} />
  if (data) return <DefinitionList layout="rows" items={itemsOf(data)} />
  return (
    <p role="status" className="flex min-h-48 items-center justify-center gap-3 text-ink-muted">
      <Spinner label="" />
      Loading transaction...
    </p>
  )
}

function itemsOf(detail: Detail): { term: string; value: ReactNode }[] {
  const { comment, reverses, madeBy } = detail
  return [
    { term: 'Amount', value: <Money naira={signedNaira(detail)} signed tone /> },
    { term: 'Date', value: `${detail.paymentDay}, ${detail.paymentTime}` },
    { term: 'Balance', value: BALANCE_NAMES[detail.balanceType] },
    { term: 'Balance afterwards', value: <Money naira={detail.balanceAfter} /> },
    ...(comment ? [{ term: 'Comment', value: <Long>{comment}</Long> }] : []),
    ...(reverses
      ? [{ term: 'Gives back', value: <Long>{reverses.comment ?? typeText(reverses.type)}</Long> }]
      : []),
    { term: 'Made by', value: madeBy ?? 'Automatic' },
    { term: 'Reference', value: <Long>{detail.reference}</Long> },
  ]
}

function Long({ children }: { children: ReactNode }) {
  return <span className="block max-w-48 break-words sm:max-w-72">{children}</span>
}
