import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { findLandingPath } from '#identity/sessions/controllers/landing_path'
import { readIntendedUrl } from '#identity/sessions/controllers/session_access'
import { buildPublicPageTranslations } from '#shared/languages/controllers/public_page_translations'

export default class PhoneCapturePageController {
  render(ctx: HttpContext) {
    if (callerOf(ctx).user.phoneNumber) return ctx.response.redirect(findLandingPath(ctx))
    return ctx.inertia.render('identity/oauth/phone_capture', {
      goTo: readIntendedUrl(ctx),
      words: buildPublicPageTranslations(ctx, 'account', 'joining'),
    })
  }
}
