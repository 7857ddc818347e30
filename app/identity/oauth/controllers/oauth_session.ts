import type { HttpContext } from '@adonisjs/core/http'
import { hashToken } from '#identity/accounts/models/one_time_token'
import { type SignInAttempt, requireCurrentAttempt } from '#identity/oauth/sign_in_attempt'
import type { PendingConfirmation } from '#identity/oauth/email_confirmation'
import type { SocialProvider } from '#identity/oauth/provider_settings'
import { SignInFailure } from '#identity/oauth/sign_in_failure'

const ATTEMPT = 'oauth_attempt'
const UNCONFIRMED = 'oauth_confirmation'
const TOKEN = 'oauth_ticket'

interface SignInToken {
  hash: string
  signUp: boolean
}

export function saveSignInAttempt({ session }: HttpContext, attempt: SignInAttempt) {
  session.put(ATTEMPT, attempt)
}

/** Throws SignInFailure. */
export function pullSignInAttempt(
  { session }: HttpContext,
  provider: SocialProvider
): SignInAttempt {
  return requireCurrentAttempt(session.pull(ATTEMPT), provider)
}

/** Binds the link to this session, or an owner could confirm a stranger's sign-in by mistake. */
export function saveConfirmation({ session }: HttpContext, unconfirmed: PendingConfirmation) {
  session.put(UNCONFIRMED, unconfirmed)
}

/** Throws SignInFailure. */
export function pullConfirmation({ session }: HttpContext, token: unknown): PendingConfirmation {
  const unconfirmed: PendingConfirmation | undefined = session.get(UNCONFIRMED)
  const isTheirs = typeof token === 'string' && unconfirmed?.hash === hashToken(token)
  if (!isTheirs) throw new SignInFailure('confirm_elsewhere')
  session.forget(UNCONFIRMED)
  return unconfirmed
}

/** Binds the token to this session, so that a crafted link cannot sign other people in. */
export function saveSignInToken({ session }: HttpContext, token: string, signUp: boolean) {
  session.put(TOKEN, { hash: hashToken(token), signUp } satisfies SignInToken)
}

/** Throws SignInFailure if the token was issued to another browser. */
export function pullSignInToken({ session }: HttpContext, token: string): SignInToken {
  const saved: SignInToken | undefined = session.get(TOKEN)
  if (saved?.hash !== hashToken(token)) throw new SignInFailure('invalid_token')
  session.forget(TOKEN)
  return saved
}
