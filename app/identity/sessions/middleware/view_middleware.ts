import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { HOME_PATH } from '#identity/sessions/shell_url'
import { saveView } from '#identity/sessions/controllers/landing_path'

/** Remembers the view of the opened page, except for home, which redirects to that view. */
export default class ViewMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (ctx.request.url() !== HOME_PATH) saveView(ctx)
    return next()
  }
}
