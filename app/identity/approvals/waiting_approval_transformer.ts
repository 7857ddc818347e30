import { BaseTransformer } from '@adonisjs/core/transformers'
import type Approval from '#identity/approvals/approval'
import { formatLagosTimestamp } from '#shared/time/lagos_time'

export default class WaitingApprovalTransformer extends BaseTransformer<Approval> {
  toObject() {
    const { id, title, subjectId, requester, askedAt } = this.resource
    return {
      id,
      title,
      subjectId,
      askedBy: requester.fullName,
      askedText: formatLagosTimestamp(askedAt),
    }
  }
}
