import { BaseTransformer } from '@adonisjs/core/transformers'
import { nairaOrNull } from '#identity/teams/open_amount'
import { rightsOf, type TeamRight } from '#identity/teams/rules/team_rights'
import type { OwnTeam } from '#identity/teams/own_team'
import { naira } from '#shared/money/rules/money'

/** Somebody's own place in a business. Naira; null is without a limit. */
export default class AllowanceTransformer extends BaseTransformer<OwnTeam> {
  toObject() {
    const { role, allowance, owners } = this.resource
    const rights: TeamRight[] = [...rightsOf(role)]
    return {
      role,
      rights,
      monthlyLimit: nairaOrNull(allowance?.monthlyLimitKobo ?? null),
      approvalAbove: nairaOrNull(allowance?.approvalAboveKobo ?? null),
      spent: naira(allowance?.spentKobo ?? 0),
      owners,
    }
  }
}
