import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { HOME } from '#identity/sessions/shell_page'
import { rememberView } from '#identity/sessions/controllers/browser_view'

/** On the pages of the shell. Home, which leads to the view that was chosen, chooses none. */
export default class ViewMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (ctx.request.url() !== HOME) rememberView(ctx)
    return next()
  }
}
