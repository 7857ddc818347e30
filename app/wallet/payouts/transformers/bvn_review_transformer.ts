import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatLagosTimestamp } from '#shared/time/lagos_time'
import type BvnReview from '#wallet/payouts/models/bvn_review'
import { isoTime } from '#shared/time/rules/api_dates'

export default class BvnReviewTransformer extends BaseTransformer<BvnReview> {
  toObject() {
    const { id, userId, user, accountName, bankName, createdAt } = this.resource
    return {
      id,
      userId,
      username: user.email,
      accountName,
      bankName: bankName || 'not stated',
      askedAt: isoTime(createdAt),
      askedText: formatLagosTimestamp(createdAt),
    }
  }

  forOwner() {
    const { decidedAt, accepted, reason } = this.resource
    const status = decidedAt === null ? 'waiting' : accepted ? 'accepted' : 'rejected'
    return { status: status as 'waiting' | 'accepted' | 'rejected', reason }
  }
}
