import { Bouncer } from '@adonisjs/bouncer'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { abilities, type Ability } from '#identity/access/abilities'
import { callerOf } from '#identity/sessions/caller'
import { landingOfBrowser } from '#identity/sessions/controllers/browser_view'
import { isApiUrl } from '#shared/http/api_call'

/** Turns away who may not: a call gets a 403, a page goes home. Comes after `signedIn`. */
export default class CanMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { ability }: { ability: Ability }) {
    const bouncer = new Bouncer(callerOf(ctx), abilities)
    if (isApiUrl(ctx.request.url())) await bouncer.authorize(ability)
    else if (await bouncer.denies(ability)) return ctx.response.redirect(landingOfBrowser(ctx))
    return next()
  }
}
