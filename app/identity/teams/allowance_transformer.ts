import { BaseTransformer } from '@adonisjs/core/transformers'
import { nairaOrNull } from '#identity/teams/optional_amount'
import { listRights, type TeamRight } from '#identity/teams/rules/team_rights'
import type { CallerTeam } from '#identity/teams/caller_team'
import { naira } from '#shared/money/rules/money'

/** The caller's role and limits. Amounts are in naira; null means no limit. */
export default class AllowanceTransformer extends BaseTransformer<CallerTeam> {
  toObject() {
    const { role, allowance, owners } = this.resource
    const rights: TeamRight[] = [...listRights(role)]
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
