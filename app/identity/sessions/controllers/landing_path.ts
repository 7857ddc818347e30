import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import type User from '#identity/accounts/models/user'
import {
  findViewHomePath,
  chooseView,
  findViewOfPath,
  type ShellView,
} from '#identity/sessions/view_mode'

const COOKIE = 'view'

/** The start page of the view last used in this browser; test mode has only the dashboard. */
export function findLandingPath(ctx: HttpContext, newcomer?: User): string {
  if (!newcomer && callerOf(ctx).isTest) return findViewHomePath('dashboard')
  const { role } = newcomer ?? callerOf(ctx).user
  return findViewHomePath(chooseView(role, readViewCookie(ctx)))
}

/** The view of the requested page; test mode has only the dashboard. */
export function findShownView(ctx: HttpContext): ShellView {
  const { isAdmin, user } = callerOf(ctx)
  if (!isAdmin) return 'dashboard'
  return findViewOfPath(ctx.request.url()) ?? chooseView(user.role, readViewCookie(ctx))
}

export function saveView(ctx: HttpContext) {
  const view = findViewOfPath(ctx.request.url())
  if (!callerOf(ctx).isAdmin || !view || view === readViewCookie(ctx)) return
  ctx.response.plainCookie(COOKIE, view, { maxAge: '400d' })
}

function readViewCookie({ request }: HttpContext): unknown {
  return request.plainCookie(COOKIE)
}
