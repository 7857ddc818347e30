import { callApi } from '~/api/call_api'
import { formatNaira } from '~/ui/money'
import { commentField } from '#admin/console/components/comment_field'
import { RecordDialog } from '#admin/console/components/record_dialog'
import type { RecordField } from '#admin/console/components/record_fields'
import { type ReweighDecision, REWEIGH_DECISIONS } from './reweigh_decisions'
import type { Data } from '@generated/data'

export type StaffReweigh = Data.Shipping.Reweighing.Reweigh.Variants['forStaff']

type ReweighDecisionDialogProps = {
  reweigh: StaffReweigh
  decision: ReweighDecision
  open: boolean
  onClose: () => void
  only?: string[]
}

type ReweighDecisionBody = { amount: number | null; reason: string }

export function ReweighDecisionDialog({
  reweigh,
  decision,
  ...dialog
}: ReweighDecisionDialogProps) {
  const { label, busyLabel, description } = REWEIGH_DECISIONS[decision]
  return (
    <RecordDialog<ReweighDecisionBody>
      {...dialog}
      title={`${label} the reweigh of ${reweigh.trackingNumber}`}
      description={description}
      fields={decisionFields(reweigh, decision)}
      initial={{ amount: reweigh.difference, reason: '' }}
      save={(entered) => submitReweighDecision(reweigh.id, decision, entered)}
      submitLabel={label}
      busyLabel={busyLabel}
    />
  )
}

function decisionFields(
  { difference }: StaffReweigh,
  decision: ReweighDecision
): RecordField<keyof ReweighDecisionBody>[] {
  const { hint } = REWEIGH_DECISIONS[decision]
  const reason = commentField('reason', { label: 'Reason', hint })
  if (decision !== 'approve') return [reason]
  const most =
    difference === null ? undefined : `At most the difference of ${formatNaira(difference)}.`
  return [
    { type: 'naira', name: 'amount', label: 'Amount', hint: most },
    { ...reason, check: undefined, optional: true },
  ]
}

function submitReweighDecision(
  id: number,
  decision: ReweighDecision,
  { amount, reason }: ReweighDecisionBody
) {
  const params = { id }
  switch (decision) {
    case 'approve':
      return callApi('api.shipping.reweigh_decisions.approve', {
        params,
        body: { amount, reason: reason || null },
      })
    case 'drop':
      return callApi('api.shipping.reweigh_decisions.drop', { params, body: { reason } })
    case 'uphold':
      return callApi('api.shipping.reweigh_decisions.uphold', { params, body: { reason } })
    case 'waive':
      return callApi('api.shipping.reweigh_decisions.waive', { params, body: { reason } })
  }
}
