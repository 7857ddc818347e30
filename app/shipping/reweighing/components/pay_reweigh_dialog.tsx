import { useState } from 'react'
import { router } from '@inertiajs/react'
import { useSend } from '~/api/use_send'
import { useIntentKeys } from '~/hooks/use_intent_keys'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Notice } from '~/ui/notice'
import { toast } from '~/ui/toast'
import type { Reweigh } from './reweigh_card'

type ReweighBalance = 'Wallet' | 'CashBack'

type PayReweighDialogProps = {
  reweigh: Reweigh
  balance: ReweighBalance
  open: boolean
  onClose: () => void
  onPaid: () => void
}

const FROM: Record<ReweighBalance, string> = { Wallet: 'wallet', CashBack: 'cash back' }

/** Asks once more, and stays open with what the server says where the balance does not cover it. */
export function PayReweighDialog(props: PayReweighDialogProps) {
  const { reweigh, balance, open, onClose, onPaid } = props
  const { busy, send } = useSend()
  const [failure, setFailure] = useState<string | null>(null)
  const keyOf = useIntentKeys()

  async function pay() {
    setFailure(null)
    const outcome = await send('api.shipping.reweigh_payments.store', {
      params: { id: reweigh.id, balance },
      idempotencyKey: keyOf('pay'),
    })
    if (!outcome.ok) return setFailure(outcome.message)
    toast.success(outcome.body.message)
    // The balance at the top of the page, too.
    router.reload()
    onPaid()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={pay}
      title="Pay the difference"
      confirmLabel={`Pay ${reweigh.amountText}`}
      busyLabel="Paying..."
      busy={busy}
    >
      <p>
        {reweigh.amountText} for shipment <span className="tabular">{reweigh.trackingNumber}</span>{' '}
        comes out of your {FROM[balance]}.
      </p>
      {failure && (
        <Notice tone="danger" className="mt-4">
          {failure}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
