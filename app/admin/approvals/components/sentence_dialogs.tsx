import { send } from '~/api/send'
import { RecordDialog } from '#admin/console/components/record_dialog'
import { staffComment } from '#admin/console/components/comment_field'
import type { ShownApproval } from './approval_words'

interface SentenceDialogProps {
  approval: ShownApproval
  open: boolean
  onClose: () => void
  onDone: () => void
}

export function DeclineDialog({ approval, onDone, ...dialog }: SentenceDialogProps) {
  const hint = `${approval.askedBy} reads it in our e-mail.`
  return (
    <RecordDialog<{ reason: string }>
      {...dialog}
      title="Decline"
      description={approval.title}
      fields={[staffComment('reason', { label: 'Reason', hint })]}
      initial={{ reason: '' }}
      save={(body) =>
        send('api.admin.approval_decisions.decline', { params: { id: approval.id }, body })
      }
      submitLabel="Decline"
      busyLabel="Declining..."
      onSaved={onDone}
    />
  )
}

export function WhyDialog({ approval, onDone, ...dialog }: SentenceDialogProps) {
  const hint = 'Whoever decides reads it beside what would change.'
  return (
    <RecordDialog<{ why: string }>
      {...dialog}
      title="Why it is needed"
      description={approval.title}
      fields={[staffComment('why', { label: 'Why', hint })]}
      initial={{ why: approval.why ?? '' }}
      save={(body) => send('api.admin.approvals.update', { params: { id: approval.id }, body })}
      submitLabel="Save"
      busyLabel="Saving..."
      onSaved={onDone}
    />
  )
}
