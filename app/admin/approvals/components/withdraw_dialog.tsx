import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import type { ShownApproval } from './approval_words'

interface WithdrawDialogProps {
  approval: ShownApproval
  open: boolean
  onClose: () => void
  onDone: () => void
}

export function WithdrawDialog({ approval, open, onClose, onDone }: WithdrawDialogProps) {
  const { busy, send } = useSend()

  async function withdraw() {
    const { id } = approval
    tell(await send('api.admin.approval_decisions.withdraw', { params: { id } }))
    onDone()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void withdraw()}
      title="Withdraw your request"
      confirmLabel="Withdraw"
      busyLabel="Withdrawing..."
      busy={busy}
      tone="danger"
    >
      <p className="break-words">{`Nothing is done, and nobody is asked any more: ${approval.title}.`}</p>
    </ConfirmDialog>
  )
}
