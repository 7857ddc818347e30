import type { HttpContext } from '@adonisjs/core/http'
import { wantedPage } from '#identity/sessions/controllers/session_access'
import { pageOfOurs } from '#identity/sessions/shell_page'
import { publicWords } from '#shared/languages/controllers/page_words'

export default class VerifyPageController {
  /** Opening the page uses nothing up: mail programs open links to look at them. */
  render(ctx: HttpContext) {
    ctx.response.header('Referrer-Policy', 'no-referrer')
    return ctx.inertia.render('identity/accounts/verify', {
      token: String(ctx.params.token),
      goTo: pageOfOurs(ctx.request.qs().next) ?? wantedPage(ctx),
      words: publicWords(ctx, 'account', 'joining', 'second_factor'),
    })
  }
}
