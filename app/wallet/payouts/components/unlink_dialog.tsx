import { router } from '@inertiajs/react'
import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { toast } from '~/ui/toaster'
import type { PayoutAccount } from './types'

interface UnlinkDialogProps {
  account: PayoutAccount
  open: boolean
  onClose: () => void
}

export function UnlinkDialog({ account, open, onClose }: UnlinkDialogProps) {
  const { busy, send } = useCommand<{ message: string }>()

  async function unlink() {
    const url = urlFor('api.wallet.payout_accounts.destroy', { id: account.id })
    const outcome = await send('DELETE', url)
    if (outcome.ok) toast.success(outcome.body.message)
    else toast.error(outcome.message)
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
      {account.bankName} {account.accountNumber} is no longer offered when you withdraw. What is on
      its way there arrives.
    </ConfirmDialog>
  )
}
