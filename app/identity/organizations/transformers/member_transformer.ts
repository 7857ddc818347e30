import { formatLagosDate } from '#shared/time/lagos_time'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { nairaOrNull } from '#identity/teams/optional_amount'
import type { VisibleMember } from '#identity/teams/visible_members'
import { isoTime } from '#shared/time/rules/api_dates'

/** A member as the team sees them. Limits in naira; null is unlimited or hidden. */
export default class MemberTransformer extends BaseTransformer<VisibleMember> {
  toObject() {
    const { membership, limits, spentKobo } = this.resource
    const { id, teamRole, user, createdAt } = membership
    return {
      id,
      fullName: user.fullName,
      email: user.email,
      role: teamRole,
      status: user.status,
      joinedAt: isoTime(createdAt),
      joinedDay: formatLagosDate(createdAt),
      monthlyLimit: nairaOrNull(limits?.monthlyLimitKobo ?? null),
      approvalAbove: nairaOrNull(limits?.approvalAboveKobo ?? null),
      spent: nairaOrNull(spentKobo),
    }
  }
}
