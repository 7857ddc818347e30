import type { HttpContext } from '@adonisjs/core/http'
import { inboxLink } from '#identity/sessions/controllers/sign_in_page'
import { publicWords } from '#shared/languages/controllers/page_words'

export default class ResetPageController {
  render(ctx: HttpContext) {
    return ctx.inertia.render('identity/accounts/reset', {
      inboxUrl: inboxLink(),
      words: publicWords(ctx, 'account', 'password'),
    })
  }
}
