import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { AUTH_PROVIDER_NAMES } from '#identity/accounts/auth_providers'
import { findLandingPath } from '#identity/sessions/controllers/landing_path'
import { readIntendedUrl, pullSessionEnded } from '#identity/sessions/controllers/session_access'
import { SOCIAL_PROVIDERS } from '#identity/oauth/provider_settings'
import { describeSignInError } from '#identity/oauth/sign_in_failure'
import { buildDevInboxUrl } from '#shared/inbox/dev_inbox'
import { buildPublicPageTranslations } from '#shared/languages/controllers/public_page_translations'

/** Renders sign-in and sign-up; signed-in users continue to their start page. */
export function renderSignInPage(ctx: HttpContext, { signUp }: { signUp: boolean }) {
  const { caller, inertia, request, response } = ctx
  if (caller) return response.redirect(findLandingPath(ctx))
  // The error has ended a session, whose pages the Back button must not restore.
  if (request.qs().error !== undefined) inertia.clearHistory()
  return inertia.render('identity/sessions/sign_in', {
    signUp,
    goTo: readIntendedUrl(ctx),
    hasEnded: pullSessionEnded(ctx),
    inboxUrl: findDevInboxUrl(),
    otherSignIns: listSocialSignIns(ctx),
    words: buildPublicPageTranslations(ctx, 'account', 'sign_in', 'second_factor'),
  })
}

/** The mailbox of a development server; null in production. */
export function findDevInboxUrl(): string | null {
  return app.inProduction ? null : buildDevInboxUrl()
}

function listSocialSignIns({ ally, request }: HttpContext) {
  const { error } = request.qs()
  return {
    providers: SOCIAL_PROVIDERS.filter((provider) => ally.has(provider)).map((provider) => ({
      provider,
      name: AUTH_PROVIDER_NAMES[provider],
    })),
    problem: describeSignInError(error),
    // `confirm_email` only asks the visitor to open an e-mail; it is no failure.
    isFailure: error !== 'confirm_email',
  }
}
