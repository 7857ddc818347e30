import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import type User from '#identity/accounts/models/user'
import { landingOf, viewOf, viewOfPath } from '#identity/sessions/view_mode'

const COOKIE = 'view'

/** The page that somebody starts with in this browser: that of the view it was last in; there is one of test data. */
export function landingOfBrowser(ctx: HttpContext, newcomer?: User): string {
  if (!newcomer && callerOf(ctx).isTest) return landingOf('dashboard')
  const { role } = newcomer ?? callerOf(ctx).user
  return landingOf(viewOf(role, rememberedView(ctx)))
}

/** The view is the browser's own: an address of the other one switches to it. */
export function rememberView(ctx: HttpContext) {
  const view = viewOfPath(ctx.request.url())
  if (!callerOf(ctx).isAdmin || !view || view === rememberedView(ctx)) return
  ctx.response.plainCookie(COOKIE, view, { maxAge: '400d' })
}

function rememberedView({ request }: HttpContext): unknown {
  return request.plainCookie(COOKIE)
}
