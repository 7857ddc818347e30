import { BaseTransformer } from '@adonisjs/core/transformers'
import type Approval from '#identity/approvals/approval'
import type { ApprovalOutcome } from '#identity/approvals/approval'
import { APPROVAL_KIND_LABELS } from '#identity/approvals/rules/approval_kinds'
import { formatLagosTimestamp } from '#shared/time/lagos_time'
import { isoTime } from '#shared/time/rules/api_dates'

const APPROVAL_STATE_LABELS: Record<ApprovalOutcome, string> = {
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  void: 'Void',
}

/** Requires loaded `requester` and `decider`. */
export default class ApprovalTransformer extends BaseTransformer<Approval> {
  toObject() {
    const { requester, decider, outcome, askedAt, expiresAt, endedAt } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'kind', 'title', 'version', 'why', 'said']),
      status: outcome ?? ('waiting' as const),
      changes: this.resource.changes.map(({ field, before, after }) => ({ field, before, after })),
      askedBy: requester.fullName,
      askedAt: isoTime(askedAt),
      expiresAt: isoTime(expiresAt),
      decidedBy: decider?.fullName ?? null,
      endedAt: isoTime(endedAt),
    }
  }

  forPage() {
    const { requester, kind, outcome, askedAt, expiresAt, endedAt } = this.resource
    return {
      ...this.toObject(),
      kindLabel: APPROVAL_KIND_LABELS[kind].label,
      statusText: outcome ? APPROVAL_STATE_LABELS[outcome] : 'Waiting',
      askerEmail: requester.email,
      askedText: formatLagosTimestamp(askedAt),
      expiresText: formatLagosTimestamp(expiresAt),
      endedText: endedAt && formatLagosTimestamp(endedAt),
    }
  }
}
