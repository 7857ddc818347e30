import type { HttpContext } from '@adonisjs/core/http'
import { AUTH_PROVIDER_NAMES } from '#identity/accounts/auth_providers'
import { PROVIDERS } from '#identity/oauth/provider_settings'
import { failureSentence } from '#identity/oauth/sign_in_failure'

/** For the sign-in page: who else may say who somebody is, and what went wrong when one was asked. */
export function otherSignIns({ ally, request }: HttpContext) {
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
