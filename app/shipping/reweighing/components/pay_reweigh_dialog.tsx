import { router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { useIdempotencyKeys } from '~/hooks/use_idempotency_keys'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import type { Data } from '@generated/data'

export type ReweighData = Data.Shipping.Reweighing.Reweigh

type ReweighBalance = 'Wallet' | 'CashBack'

type PayReweighDialogProps = {
  reweigh: ReweighData
  balance: ReweighBalance
  open: boolean
  onClose: () => void
  onPaid: () => void
}

const FROM: Record<ReweighBalance, string> = { Wallet: 'wallet', CashBack: 'cash back' }

/** Stays open and shows the error if the balance does not suffice. */
export function PayReweighDialog(props: PayReweighDialogProps) {
  const { reweigh, balance, onPaid, ...dialog } = props
  const keyOf = useIdempotencyKeys()
  return (
    <ConfirmDialog
      {...dialog}
      act={() =>
        callApi('api.shipping.reweigh_payments.store', {
          params: { id: reweigh.id, balance },
          idempotencyKey: keyOf('pay'),
        })
      }
      onDone={() => {
        // Reloads the whole page, because its layout shows the balance.
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
    </ConfirmDialog>
  )
}
