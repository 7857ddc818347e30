import type { ReactNode } from 'react'
import { Download } from 'lucide-react'
import type { Data } from '@generated/data'
import { callApi } from '~/api/call_api'
import { DeferredProp } from '~/components/deferred_prop'
import { useJsonDownload } from '~/hooks/use_json_download'
import { Button } from '~/ui/button'
import { DefinitionList } from '~/ui/definition_list'
import { Dialog } from '~/ui/dialog'
import { Money } from '~/ui/money'
import { Spinner } from '~/ui/spinner'
import { TransactionAmount } from './transaction_amount'
import { BALANCE_NAMES, transactionTypeText } from './transaction_row'

export type TransactionDetailData = Data.Wallet.Transactions.TransactionDetail

interface TransactionDialogProps {
  detail: TransactionDetailData | undefined
  open: boolean
  onClose: () => void
  onOpenShipment: (shipmentId: number) => void
}

export function TransactionDialog(props: TransactionDialogProps) {
  const { detail, open, onClose, onOpenShipment } = props
  const shipmentId = detail?.shipmentId ?? null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Transaction Detail"
      description={detail && transactionTypeText(detail.type)}
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
      <DeferredProp
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
        {(loaded) => <DefinitionList layout="rows" items={listDetailItems(loaded)} />}
      </DeferredProp>
    </Dialog>
  )
}

/** Downloads a proof that anyone can use to verify the transaction in the ledger. */
function ProofButton({ detail: { id, reference } }: { detail: TransactionDetailData }) {
  const { save, busy } = useJsonDownload()
  const fetchProof = () => callApi('api.wallet.transaction_proofs.show', { params: { id } })
  return (
    <Button
      variant="secondary"
      busy={busy}
      busyLabel="Proving..."
      icon={<Download />}
      onClick={() => save(reference, fetchProof())}
    >
      Download Proof
    </Button>
  )
}

function listDetailItems(detail: TransactionDetailData): { term: string; value: ReactNode }[] {
  const { comment, reverses, madeBy } = detail
  return [
    { term: 'Amount', value: <TransactionAmount row={detail} /> },
    { term: 'Date', value: detail.paymentMoment },
    { term: 'Balance', value: BALANCE_NAMES[detail.balanceType] },
    { term: 'Balance afterwards', value: <Money naira={detail.balanceAfter} /> },
    ...(comment ? [{ term: 'Comment', value: <LongText>{comment}</LongText> }] : []),
    ...(reverses
      ? [
          {
            term: 'Reverses',
            value: <LongText>{reverses.comment ?? transactionTypeText(reverses.type)}</LongText>,
          },
        ]
      : []),
    { term: 'Made by', value: madeBy ?? 'Automatic' },
    { term: 'Reference', value: <LongText>{detail.reference}</LongText> },
  ]
}

function LongText({ children }: { children: ReactNode }) {
  return <span className="block max-w-48 break-words sm:max-w-72">{children}</span>
}
