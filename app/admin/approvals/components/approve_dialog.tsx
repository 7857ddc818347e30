import { useState } from 'react'
import { router } from '@inertiajs/react'
import { useSend } from '~/api/use_send'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Notice } from '~/ui/notice'
import { toast } from '~/ui/toast'
import type { ShownApproval } from './approval_words'

interface DecisionProps {
  approval: ShownApproval
  open: boolean
  onClose: () => void
  onDone: () => void
}

/** Sends what was looked at along: what has changed since is shown, and not approved unseen. */
export function ApproveDialog({ approval, open, onClose, onDone }: DecisionProps) {
  const { busy, send } = useSend()
  const [failure, setFailure] = useState<string | null>(null)
  const { id, version, title, askedBy } = approval

  async function approve() {
    setFailure(null)
    const outcome = await send('api.admin.approval_decisions.approve', {
      params: { id },
      body: { version },
    })
    if (!outcome.ok) {
      setFailure(outcome.message)
      return router.reload()
    }
    toast.success(outcome.body.message)
    onDone()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void approve()}
      title="Approve"
      confirmLabel="Approve"
      busyLabel="Approving..."
      busy={busy}
      disabled={failure !== null}
    >
      <div className="grid gap-3">
        {failure && (
          <Notice tone="danger" className="whitespace-pre-line">
            {failure}
          </Notice>
        )}
        <p className="break-words font-medium">{title}</p>
        <p className="text-ink-muted">
          {`It is done at once, in the name of ${askedBy}. You stand beside it in the audit log.`}
        </p>
      </div>
    </ConfirmDialog>
  )
}
