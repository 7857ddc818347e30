import { router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { useIdempotencyKeys } from '~/hooks/use_idempotency_keys'
import { AskDialog } from '~/ui/ask_dialog'
import type { ReweighData } from './reweigh_card'

type ReweighBalance = 'Wallet' | 'CashBack'

type PayReweighDialogProps = {
  reweigh: ReweighData
  balance: ReweighBalance
  open: boolean
  onClose: () => void
  onPaid: () => void
}

const FROM: Record<ReweighBalance, string> = { Wallet: 'wallet', CashBack: 'cash back' }

/** Asks once more, and stays open with what the server says where the balance does not cover it. */
export function PayReweighDialog(props: PayReweighDialogProps) {
  const { reweigh, balance, onPaid, ...dialog } = props
  const keyOf = useIdempotencyKeys()
  return (
    <AskDialog
      {...dialog}
      act={() =>
        callApi('api.shipping.reweigh_payments.store', {
          params: { id: reweigh.id, balance },
          idempotencyKey: keyOf('pay'),
        })
      }
      onDone={() => {
        // The balance at the top of the page, too.
        router.reload()
        onPaid()
      }}
      showsRefusal
      title="Pay the difference"
      submitLabel={`Pay ${reweigh.amountText}`}
      busyLabel="Paying..."
    >
      <p>
        {reweigh.amountText} for shipment <span className="tabular">{reweigh.trackingNumber}</span>{' '}
        comes out of your {FROM[balance]}.
      </p>
    </AskDialog>
  )
}
