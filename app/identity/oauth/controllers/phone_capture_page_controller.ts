import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { landingOfBrowser } from '#identity/sessions/controllers/browser_view'
import { intendedPage } from '#identity/sessions/controllers/session_access'
import { publicWords } from '#shared/languages/controllers/page_words'

export default class PhoneCapturePageController {
  /** For those whom somebody else's sign-in brought, without a phone number. */
  render(ctx: HttpContext) {
    if (callerOf(ctx).user.phoneNumber) return ctx.response.redirect(landingOfBrowser(ctx))
    return ctx.inertia.render('identity/oauth/phone_capture', {
      goTo: intendedPage(ctx),
      words: publicWords(ctx, 'account', 'joining'),
    })
  }
}
