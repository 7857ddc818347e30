import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import type User from '#identity/accounts/models/user'
import { findViewHomePath, chooseView, findViewOfPath } from '#identity/sessions/view_mode'

const COOKIE = 'view'

/** The page that somebody starts with in this browser: that of the view it was last in; there is one of test data. */
export function findLandingPath(ctx: HttpContext, newcomer?: User): string {
  if (!newcomer && callerOf(ctx).isTest) return findViewHomePath('dashboard')
  const { role } = newcomer ?? callerOf(ctx).user
  return findViewHomePath(chooseView(role, readViewCookie(ctx)))
}

/** The view is the browser's own: an address of the other one switches to it. */
export function saveView(ctx: HttpContext) {
  const view = findViewOfPath(ctx.request.url())
  if (!callerOf(ctx).isAdmin || !view || view === readViewCookie(ctx)) return
  ctx.response.plainCookie(COOKIE, view, { maxAge: '400d' })
}

function readViewCookie({ request }: HttpContext): unknown {
  return request.plainCookie(COOKIE)
}
