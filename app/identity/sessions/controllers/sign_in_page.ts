import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { AUTH_PROVIDER_NAMES } from '#identity/accounts/auth_providers'
import { findLandingPath } from '#identity/sessions/controllers/landing_path'
import { readIntendedUrl, pullSessionEnded } from '#identity/sessions/controllers/session_access'
import { SOCIAL_PROVIDERS } from '#identity/oauth/provider_settings'
import { describeSignInError } from '#identity/oauth/sign_in_failure'
import { buildDevInboxUrl } from '#shared/inbox/dev_inbox'
import { buildPublicPageTranslations } from '#shared/languages/controllers/public_page_translations'

/** The screen for signing in and signing up; whoever is in already goes on to the dashboard. */
export function renderSignInPage(ctx: HttpContext, { signUp }: { signUp: boolean }) {
  const { caller, inertia, request, response } = ctx
  if (caller) return response.redirect(findLandingPath(ctx))
  // An error has signed out whoever was in: what they saw must not come back by going back.
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

/** Where the mail lies that a page speaks of; only a development server keeps it. */
export function findDevInboxUrl(): string | null {
  return app.inProduction ? null : buildDevInboxUrl()
}

/** For the sign-in page: who else may say who somebody is, and what went wrong when one was asked. */
function listSocialSignIns({ ally, request }: HttpContext) {
  const { error } = request.qs()
  return {
    providers: SOCIAL_PROVIDERS.filter((provider) => ally.has(provider)).map((provider) => ({
      provider,
      name: AUTH_PROVIDER_NAMES[provider],
    })),
    problem: describeSignInError(error),
    // Being asked to look into one's mail is no failure.
    isFailure: error !== 'confirm_email',
  }
}
