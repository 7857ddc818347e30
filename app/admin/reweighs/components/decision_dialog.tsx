import { send } from '~/api/send'
import { formatNaira } from '~/ui/money'
import { staffComment } from '#admin/console/components/comment_field'
import { RecordDialog } from '#admin/console/components/record_dialog'
import type { RecordField } from '#admin/console/components/record_fields'
import { type Decision, DECISIONS } from './decisions'
import type { Reweigh } from './reweigh_lines'

type DecisionDialogProps = {
  reweigh: Reweigh
  decision: Decision
  open: boolean
  onClose: () => void
}

type Sent = { amount: number | null; reason: string }

/** Asks for the reason of a decision, and on approval for the amount. */
export function DecisionDialog({ reweigh, decision, ...dialog }: DecisionDialogProps) {
  const { label, busyLabel, description } = DECISIONS[decision]
  return (
    <RecordDialog<Sent>
      {...dialog}
      title={`${label} the reweigh of ${reweigh.trackingNumber}`}
      description={description}
      fields={fieldsOf(reweigh, decision)}
      initial={{ amount: reweigh.difference, reason: '' }}
      save={(entered) => carryOut(reweigh.id, decision, entered)}
      submitLabel={label}
      busyLabel={busyLabel}
    />
  )
}

function fieldsOf({ difference }: Reweigh, decision: Decision): RecordField<keyof Sent>[] {
  const { hint } = DECISIONS[decision]
  const reason = staffComment('reason', { label: 'Reason', hint })
  if (decision !== 'approve') return [reason]
  const most =
    difference === null ? undefined : `At most the difference of ${formatNaira(difference)}.`
  return [
    { type: 'naira', name: 'amount', label: 'Amount', hint: most },
    { ...reason, check: undefined, optional: true },
  ]
}

function carryOut(id: number, decision: Decision, { amount, reason }: Sent) {
  const params = { id }
  switch (decision) {
    case 'approve':
      return send('api.shipping.reweigh_decisions.approve', {
        params,
        body: { amount, reason: reason || null },
      })
    case 'drop':
      return send('api.shipping.reweigh_decisions.drop', { params, body: { reason } })
    case 'uphold':
      return send('api.shipping.reweigh_decisions.uphold', { params, body: { reason } })
    case 'waive':
      return send('api.shipping.reweigh_decisions.waive', { params, body: { reason } })
  }
}
