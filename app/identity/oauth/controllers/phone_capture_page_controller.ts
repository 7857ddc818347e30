import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { HOME } from '#identity/sessions/shell_page'

export default class PhoneCapturePageController {
  /** For those whom somebody else's sign-in brought, without a phone number. */
  render(ctx: HttpContext) {
    if (callerOf(ctx).user.phoneNumber) return ctx.response.redirect(HOME)
    return ctx.inertia.render('identity/oauth/phone_capture', {})
  }
}
