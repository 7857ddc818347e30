import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { rememberView } from '#identity/sessions/controllers/browser_view'

/** On the pages of the shell; an address that is none of them leaves the view as it was. */
export default class ViewMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    rememberView(ctx)
    return next()
  }
}
