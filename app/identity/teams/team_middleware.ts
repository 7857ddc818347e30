import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { callerOf } from '#identity/sessions/caller'
import { requireRight } from '#identity/teams/require_right'
import type { TeamRight } from '#identity/teams/rules/team_rights'

/** Refuses what the caller's role in the business does not allow. Comes after `signedIn`. */
export default class TeamMiddleware {
  async handle(ctx: HttpContext, next: NextFn, right: TeamRight) {
    await requireRight(callerOf(ctx), right)
    return next()
  }
}
