import { errors as httpErrors } from '@adonisjs/core'
import { errors as limiterErrors } from '@adonisjs/limiter'
import type { HttpContext } from '@adonisjs/core/http'
import {
  saveSignInToken,
  saveConfirmation,
  pullSignInAttempt,
  pullConfirmation,
} from '#identity/oauth/controllers/oauth_session'
import { consumeAttempt } from '#identity/sessions/attempt_limits'
import { findOrCreateSocialAccount } from '#identity/oauth/social_account'
import type { SignInAttempt } from '#identity/oauth/sign_in_attempt'
import { requestEmailConfirmation, confirmProfile } from '#identity/oauth/email_confirmation'
import type { ProviderProfile } from '#identity/oauth/provider_profile'
import { resolveProfile } from '#identity/oauth/resolve_profile'
import { SOCIAL_PROVIDERS, type SocialProvider } from '#identity/oauth/provider_settings'
import { SignInFailure } from '#identity/oauth/sign_in_failure'
import { issueSignInToken } from '#identity/oauth/sign_in_token'

type RedirectQuery = { token: string; ref?: string } | { error: string }

/** Answers 404 for a provider that is not configured. */
export function readSocialProvider({ ally, params, request }: HttpContext): SocialProvider {
  const provider = SOCIAL_PROVIDERS.find((name) => name === params.provider)
  if (provider && ally.has(provider)) return provider
  throw new httpErrors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
}

export function handleOauthCallback(
  ctx: HttpContext,
  provider: SocialProvider
): Promise<RedirectQuery> {
  return toRedirectQuery(ctx, async () => {
    const profile = await fetchReturnedProfile(ctx, provider)
    const attempt = pullSignInAttempt(ctx, provider)
    try {
      return await admitUser(ctx, profile, attempt)
    } catch (error) {
      const mustAsk = error instanceof SignInFailure && error.reason === 'confirm_email'
      if (mustAsk) await confirmByEmail(ctx, profile, attempt)
      throw error
    }
  })
}

export function handleEmailConfirmation(ctx: HttpContext): Promise<RedirectQuery> {
  return toRedirectQuery(ctx, async () => {
    const { profile, attempt } = confirmProfile(pullConfirmation(ctx, ctx.request.qs().token))
    return admitUser(ctx, profile, attempt)
  })
}

/** Throws SignInFailure. */
function fetchReturnedProfile(
  ctx: HttpContext,
  provider: SocialProvider
): Promise<ProviderProfile> {
  const driver = ctx.ally.use(provider)
  // Ally compares state and cookie; if both are missing it sees no mismatch.
  const { state, code, error } = ctx.request.qs()
  const hasState = typeof state === 'string' && state !== ''
  if (!hasState || driver.stateMisMatch()) throw new SignInFailure('state_mismatch')
  if (driver.accessDenied()) throw new SignInFailure('access_denied')
  if (error !== undefined) throw new SignInFailure('provider_error')
  if (typeof code !== 'string' || code === '') throw new SignInFailure('no_code')
  return resolveProfile(provider, driver.user(), ctx.logger)
}

async function admitUser(
  ctx: HttpContext,
  profile: ProviderProfile,
  attempt: SignInAttempt
): Promise<RedirectQuery> {
  const { signUp, referralCode } = attempt
  const token = await issueSignInToken(await findOrCreateSocialAccount(profile))
  saveSignInToken(ctx, token, signUp)
  return { token, ...(referralCode !== null && { ref: String(referralCode) }) }
}

async function confirmByEmail(ctx: HttpContext, profile: ProviderProfile, attempt: SignInAttempt) {
  const { email } = profile
  if (email === null) throw new SignInFailure('no_email')
  await consumeAttempt(ctx.request.ip(), 'send_link', email)
  saveConfirmation(ctx, await requestEmailConfirmation({ ...profile, email }, attempt))
}

async function toRedirectQuery(
  ctx: HttpContext,
  attempt: () => Promise<RedirectQuery>
): Promise<RedirectQuery> {
  try {
    await consumeAttempt(ctx.request.ip(), 'open_link')
    return await attempt()
  } catch (error) {
    if (error instanceof SignInFailure) return { error: error.reason }
    if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) return { error: 'too_many_tries' }
    throw error
  }
}
