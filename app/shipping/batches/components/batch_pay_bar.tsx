import { useState } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { callApi } from '~/api/call_api'
import { urlFor } from '~/client'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Button } from '~/ui/button'
import { formatNaira } from '~/ui/money'
import { FailureNotice } from '~/ui/notice'
import { toast } from '~/ui/toast'
import { usePaymentAllowance } from '#shipping/billing/components/payment_allowance'
import { fundingHref } from '#shipping/billing/components/payment_model'
import { isRowReady, type BatchData, type BatchRowData } from './use_batch'

interface BatchPayBarProps {
  batch: BatchData
  rows: BatchRowData[]
  onPaid: () => void
  onRefused: () => void
}

export function BatchPayBar({ batch, rows, onPaid, onRefused }: BatchPayBarProps) {
  const [asks, setAsks] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { totals, missing } = batch
  const { refusal, note } = usePaymentAllowance(totals.amount)
  const parcels =
    totals.chosen === 1 ? 'one parcel' : `${totals.chosen.toLocaleString('en-NG')} parcels`
  const ready = rows.filter((row) => isRowReady(row) && !row.leftOut)
  const left = rows.filter((row) => !isRowReady(row) && !row.leftOut).length

  async function pay() {
    const outcome = await callApi('api.shipping.batch_payments.store', {
      params: { id: batch.id },
      body: { balance: 'Wallet', amount: totals.amount, rows: ready.map(({ row }) => row) },
    })
    setFailure(outcome.ok ? null : outcome.message)
    if (!outcome.ok) return onRefused()
    toast.success(outcome.body.message)
    onPaid()
  }

  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-4 border-t bg-surface-raised px-4 py-3 sm:mx-0 sm:rounded sm:border">
      <FailureNotice text={failure} className="mb-3" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {refusal ? (
          <p className="text-sm" role="status">
            {refusal} An owner can pay for this batch.
          </p>
        ) : (
          <BatchPayHint batch={batch} parcels={parcels} left={left} />
        )}
        <Button
          disabled={totals.chosen === 0 || missing > 0 || refusal !== null}
          onClick={() => setAsks(true)}
        >
          Pay {formatNaira(totals.amount)}
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={`Pay ${formatNaira(totals.amount)} for ${parcels}?`}
        submitLabel="Pay"
        busyLabel="Paying..."
        act={pay}
      >
        <p className="text-sm">
          {left > 0
            ? `${left === 1 ? 'One row' : `${left} rows`} with errors ${left === 1 ? 'is' : 'are'} left out, and can be sent in another batch.`
            : 'We take the money from your wallet and book every parcel with its courier.'}{' '}
          {note}
        </p>
      </ConfirmDialog>
    </div>
  )
}

interface BatchPayHintProps {
  batch: BatchData
  /** As in "All 12 parcels". */
  parcels: string
  left: number
}

function BatchPayHint({ batch: { id, totals, missing }, parcels, left }: BatchPayHintProps) {
  return (
    <p className="text-sm" role="status">
      {totals.chosen === 0 ? (
        'No parcel is ready for payment yet.'
      ) : missing > 0 ? (
        <>
          Your wallet is {formatNaira(missing)} short.{' '}
          <Link className="underline" href={fundingHref(missing, urlFor('shipping.batch', { id }))}>
            Fund your wallet with {formatNaira(missing)}
          </Link>
        </>
      ) : (
        <>
          {totals.chosen === 1
            ? 'One parcel is ready for payment.'
            : `All ${parcels} are paid together, or none.`}
          {left > 0 &&
            ` ${left === 1 ? '1 row to correct is' : `${left} rows to correct are`} left out.`}
        </>
      )}
    </p>
  )
}
