import type { HttpContext } from '@adonisjs/core/http'
import { endAccess, readIntendedUrl } from '#identity/sessions/controllers/session_access'
import { HOME_PATH } from '#identity/sessions/shell_url'
import { buildPublicPageTranslations } from '#shared/languages/controllers/public_page_translations'

export default class OauthRedirectPageController {
  /** An error signs the visitor out, because they may have wanted another account. */
  async render(ctx: HttpContext) {
    const { error, token } = ctx.request.qs()
    ctx.response.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer')
    if (error !== undefined) {
      if (ctx.caller) await endAccess(ctx, ctx.caller)
      return ctx.response
        .redirect()
        .toRoute('identity.sign_in', {}, { qs: { error: readErrorParam(error) } })
    }
    return ctx.inertia.render('identity/oauth/oauth_redirect', {
      token: typeof token === 'string' ? token : null,
      goTo: readIntendedUrl(ctx) ?? HOME_PATH,
      words: buildPublicPageTranslations(ctx, 'account', 'joining', 'second_factor'),
    })
  }
}

function readErrorParam(error: unknown): string {
  return typeof error === 'string' && error.length <= 120 ? error : 'provider_error'
}
