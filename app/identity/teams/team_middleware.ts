import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { callerOf } from '#identity/sessions/caller'
import { requireRight } from '#identity/teams/require_right'
import type { TeamRight } from '#identity/teams/rules/team_rights'

export default class TeamMiddleware {
  async handle(ctx: HttpContext, next: NextFn, right: TeamRight) {
    await requireRight(callerOf(ctx), right)
    return next()
  }
}
