import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { Ability } from '#identity/access/abilities'
import { callerOf } from '#identity/sessions/caller'
import { findLandingPath } from '#identity/sessions/controllers/landing_path'
import { isBookingStaff } from '#identity/access/rules/roles'
import { LiveModeRequired } from '#identity/test_mode/live_mode_required'
import { isApiUrl } from '#shared/http/api_url'

/** Requires an ability: a call gets a 403, a page redirects home. Runs after `signedIn`. */
export default class CanMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { ability }: { ability: Ability }) {
    const caller = callerOf(ctx)
    const isCall = isApiUrl(ctx.request.url())
    if (isCall && caller.isTest && isBookingStaff(caller.user.role)) throw new LiveModeRequired()
    if (isCall) await ctx.bouncer.authorize(ability)
    else if (await ctx.bouncer.denies(ability)) return ctx.response.redirect(findLandingPath(ctx))
    return next()
  }
}
