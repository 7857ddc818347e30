import type { ReactNode } from 'react'
import { Download } from 'lucide-react'
import type { Data } from '@generated/data'
import { send } from '~/api/send'
import { LateProp } from '~/components/late_prop'
import { useProof } from '~/hooks/use_proof'
import { Button } from '~/ui/button'
import { DefinitionList } from '~/ui/definition_list'
import { Dialog } from '~/ui/dialog'
import { Money } from '~/ui/money'
import { Spinner } from '~/ui/spinner'
import { Amount } from './amount'
import { BALANCE_NAMES, typeText } from './row'

export type TransactionDetail = Data.Wallet.Transactions.TransactionDetail

interface TransactionDialogProps {
  /** Undefined until it is read. */
  detail: TransactionDetail | undefined
  open: boolean
  onClose: () => void
  onOpenShipment: (shipmentId: number) => void
}

/** All that the ledger says about one transaction. */
export function TransactionDialog(props: TransactionDialogProps) {
  const { detail, open, onClose, onOpenShipment } = props
  const shipmentId = detail?.shipmentId ?? null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Transaction Detail"
      description={detail && typeText(detail.type)}
      closeButton
      footer={
        <>
          {detail && <ProofButton detail={detail} />}
          {shipmentId !== null && (
            <Button onClick={() => onOpenShipment(shipmentId)}>Shipment Detail</Button>
          )}
        </>
      }
    >
      <LateProp
        name="entry"
        value={detail}
        loading={
          <p
            role="status"
            className="flex min-h-48 items-center justify-center gap-3 text-ink-muted"
          >
            <Spinner label="" />
            Loading transaction...
          </p>
        }
        failed="Could not load this transaction. Please try again."
      >
        {(loaded) => <DefinitionList layout="rows" items={itemsOf(loaded)} />}
      </LateProp>
    </Dialog>
  )
}

/** A file with which anybody can check that the transaction is in the books. */
function ProofButton({ detail: { id, reference } }: { detail: TransactionDetail }) {
  const { save, busy } = useProof()
  const ask = () => send('api.wallet.transaction_proofs.show', { params: { id } })
  return (
    <Button
      variant="secondary"
      busy={busy}
      busyLabel="Proving..."
      icon={<Download aria-hidden="true" className="size-4" />}
      onClick={() => save(reference, ask())}
    >
      Download Proof
    </Button>
  )
}

function itemsOf(detail: TransactionDetail): { term: string; value: ReactNode }[] {
  const { comment, reverses, madeBy } = detail
  return [
    { term: 'Amount', value: <Amount row={detail} /> },
    { term: 'Date', value: detail.paymentMoment },
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
