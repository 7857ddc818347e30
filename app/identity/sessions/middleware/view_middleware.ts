import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { HOME_PATH } from '#identity/sessions/shell_url'
import { saveView } from '#identity/sessions/controllers/landing_path'

/** On the pages of the shell. Home, which leads to the view that was chosen, chooses none. */
export default class ViewMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (ctx.request.url() !== HOME_PATH) saveView(ctx)
    return next()
  }
}
