import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { AUTH_PROVIDER_NAMES } from '#identity/accounts/auth_providers'
import { landingOfBrowser } from '#identity/sessions/controllers/browser_view'
import { intendedPage, takeEnded } from '#identity/sessions/controllers/session_access'
import { PROVIDERS } from '#identity/oauth/provider_settings'
import { failureSentence } from '#identity/oauth/sign_in_failure'
import { inboxUrl } from '#shared/inbox/dev_inbox'
import { publicWords } from '#shared/languages/controllers/page_words'

/** The screen for signing in and signing up; whoever is in already goes on to the dashboard. */
export function renderSignIn(ctx: HttpContext, { signUp }: { signUp: boolean }) {
  const { caller, inertia, request, response } = ctx
  if (caller) return response.redirect(landingOfBrowser(ctx))
  // An error has signed out whoever was in: what they saw must not come back by going back.
  if (request.qs().error !== undefined) inertia.clearHistory()
  return inertia.render('identity/sessions/sign_in', {
    signUp,
    goTo: intendedPage(ctx),
    hasEnded: takeEnded(ctx),
    inboxUrl: inboxLink(),
    otherSignIns: otherSignIns(ctx),
    words: publicWords(ctx, 'account', 'sign_in', 'second_factor'),
  })
}

/** Where the mail lies that a page speaks of; only a development server keeps it. */
export function inboxLink(): string | null {
  return app.inProduction ? null : inboxUrl()
}

/** For the sign-in page: who else may say who somebody is, and what went wrong when one was asked. */
function otherSignIns({ ally, request }: HttpContext) {
  const { error } = request.qs()
  return {
    providers: PROVIDERS.filter((provider) => ally.has(provider)).map((provider) => ({
      provider,
      name: AUTH_PROVIDER_NAMES[provider],
    })),
    problem: failureSentence(error),
    // Being asked to look into one's mail is no failure.
    isFailure: error !== 'confirm_email',
  }
}
