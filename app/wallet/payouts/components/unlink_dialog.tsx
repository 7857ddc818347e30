import { router } from '@inertiajs/react'
import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import type { PayoutAccount } from './types'

interface UnlinkDialogProps {
  account: PayoutAccount
  open: boolean
  onClose: () => void
}

export function UnlinkDialog({ account, open, onClose }: UnlinkDialogProps) {
  const { busy, send } = useSend()

  async function unlink() {
    const outcome = await send('api.wallet.payout_accounts.destroy', { params: { id: account.id } })
    tell(outcome)
    onClose()
    router.reload()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={unlink}
      title="Unlink this account?"
      confirmLabel="Unlink"
      busyLabel="Unlinking…"
      busy={busy}
      tone="danger"
    >
      {account.bankName} {account.accountNumber} will no longer be offered when you withdraw. Money
      already on its way there will still arrive.
    </ConfirmDialog>
  )
}
