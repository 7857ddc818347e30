import { useState } from 'react'
import { router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { commentField } from '#admin/console/components/comment_field'
import { RecordDialog } from '#admin/console/components/record_dialog'
import type { ApprovalData } from './approval_badge'

interface ApprovalDialogProps {
  approval: ApprovalData
  open: boolean
  onClose: () => void
  /** Props to reload after the decision; defaults to all. */
  only?: string[]
}

/** Sends the version of the approval that was shown, so that nobody approves unseen changes. */
export function ApproveRequestDialog({ approval, only, ...dialog }: ApprovalDialogProps) {
  const [isRefused, setRefused] = useState(false)
  const { id, version, title, askedBy } = approval

  async function approve() {
    const call = { params: { id }, body: { version } }
    const outcome = await callApi('api.admin.approval_decisions.approve', call)
    setRefused(!outcome.ok)
    return outcome
  }

  return (
    <ConfirmDialog
      {...dialog}
      act={approve}
      onEnd={() => router.reload(only ? { only } : {})}
      showsRefusal
      disabled={isRefused}
      title="Approve"
      submitLabel="Approve"
      busyLabel="Approving..."
    >
      <div className="grid gap-3">
        <p className="break-words font-medium">{title}</p>
        <p className="text-ink-muted">
          {`We do it at once, in the name of ${askedBy}. The audit log shows that you approved it.`}
        </p>
      </div>
    </ConfirmDialog>
  )
}

export function WithdrawRequestDialog({ approval, ...dialog }: ApprovalDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      act={() => callApi('api.admin.approval_decisions.withdraw', { params: { id: approval.id } })}
      onEnd={() => router.reload()}
      title="Withdraw your request"
      submitLabel="Withdraw"
      busyLabel="Withdrawing..."
      tone="danger"
    >
      <p className="break-words">{`Nothing is done, and nobody has to approve it any more: ${approval.title}.`}</p>
    </ConfirmDialog>
  )
}

export function DeclineRequestDialog({ approval, ...dialog }: ApprovalDialogProps) {
  const hint = `${approval.askedBy} gets it by e-mail.`
  return (
    <RecordDialog<{ reason: string }>
      {...dialog}
      title="Decline"
      description={approval.title}
      fields={[commentField('reason', { label: 'Reason', hint })]}
      initial={{ reason: '' }}
      save={(body) =>
        callApi('api.admin.approval_decisions.decline', { params: { id: approval.id }, body })
      }
      submitLabel="Decline"
      busyLabel="Declining..."
    />
  )
}

export function ApprovalReasonDialog({ approval, ...dialog }: ApprovalDialogProps) {
  const hint = 'The approver sees the reason next to the changes.'
  return (
    <RecordDialog<{ why: string }>
      {...dialog}
      title="Why it is needed"
      description={approval.title}
      fields={[commentField('why', { label: 'Why', hint })]}
      initial={{ why: approval.why ?? '' }}
      save={(body) => callApi('api.admin.approvals.update', { params: { id: approval.id }, body })}
      submitLabel="Save"
      busyLabel="Saving..."
    />
  )
}
