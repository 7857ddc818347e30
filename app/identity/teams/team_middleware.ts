import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { callerOf } from '#identity/sessions/caller'
import { requireRight } from '#identity/teams/require_right'
import type { TeamNeed } from '#identity/teams/rules/team_needs'

/** Refuses what the caller's role in the business does not allow. Comes after `signedIn`. */
export default class TeamMiddleware {
  async handle(ctx: HttpContext, next: NextFn, needs: Partial<Record<string, TeamNeed>>) {
    const need = needs[ctx.route?.name ?? '']
    if (need && need !== 'nothing') await requireRight(callerOf(ctx), need)
    return next()
  }
}
