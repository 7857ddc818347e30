import type { SocialProvider } from '#identity/oauth/provider_settings'
import { SignInFailure } from '#identity/oauth/sign_in_failure'

const LIFETIME_MS = 15 * 60_000

/** The state that a browser saves before it leaves for a provider. */
export interface SignInAttempt {
  provider: SocialProvider
  signUp: boolean
  referralCode: number | null
  startedAt: number
}

/** Reads only two known values from the URL, so that it cannot cause an open redirect. */
export function startSignInAttempt(
  provider: SocialProvider,
  { path, ref }: Record<string, unknown>
): SignInAttempt {
  return {
    provider,
    signUp: path === 'signup',
    referralCode: typeof ref === 'string' && /^[1-9]\d{0,14}$/.test(ref) ? Number(ref) : null,
    startedAt: Date.now(),
  }
}

/** Throws SignInFailure if the attempt is missing, too old or for another provider. */
export function requireCurrentAttempt(
  attempt: SignInAttempt | undefined,
  provider: SocialProvider
): SignInAttempt {
  if (attempt?.provider !== provider) throw new SignInFailure('state_mismatch')
  if (Date.now() - attempt.startedAt > LIFETIME_MS) throw new SignInFailure('took_too_long')
  return attempt
}
