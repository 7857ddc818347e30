import type { HttpContext } from '@adonisjs/core/http'
import { publicWords } from '#shared/languages/controllers/page_words'

export default class LogoutPageController {
  /** The page signs out by a command: a mere link to it, on whatever site, does nothing. */
  render(ctx: HttpContext) {
    const words = publicWords(ctx, 'account', 'sign_out')
    return ctx.inertia.render('identity/sessions/logout', { words })
  }
}
