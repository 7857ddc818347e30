import { shownDay } from '#shared/time/date_words'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { nairaOrNull } from '#identity/teams/open_amount'
import type { MemberInView } from '#identity/teams/team_in_view'

/** A person's place in a business, as the others in it see it. Naira; null is without a limit, or not theirs to know. */
export default class MemberTransformer extends BaseTransformer<MemberInView> {
  toObject() {
    const { membership, limits, spentKobo } = this.resource
    const { id, teamRole, user, createdAt } = membership
    return {
      id,
      fullName: user.fullName,
      email: user.email,
      role: teamRole,
      status: user.status,
      joinedAt: createdAt.toISO()!,
      joinedDay: shownDay(createdAt),
      monthlyLimit: nairaOrNull(limits?.monthlyLimitKobo ?? null),
      approvalAbove: nairaOrNull(limits?.approvalAboveKobo ?? null),
      spent: nairaOrNull(spentKobo),
    }
  }
}
