import type { HttpContext } from '@adonisjs/core/http'
import type { Provider } from '#identity/oauth/provider_settings'
import { SignInFailure } from '#identity/oauth/sign_in_failure'

const KEY = 'oauth_attempt'
const LIFETIME_MS = 15 * 60_000

/** What a browser set out to do when it left for a provider. */
export interface Attempt {
  provider: Provider
  signUp: boolean
  referralCode: number | null
  startedAt: number
}

/** Only these two words and a number are taken from the address; there is nowhere to be sent to. */
export function beginAttempt({ request, session }: HttpContext, provider: Provider) {
  const { path, ref } = request.qs()
  const attempt: Attempt = {
    provider,
    signUp: path === 'signup',
    referralCode: typeof ref === 'string' && /^[1-9]\d{0,14}$/.test(ref) ? Number(ref) : null,
    startedAt: Date.now(),
  }
  session.put(KEY, attempt)
}

/** The attempt that this browser came back from, once. */
export function takeAttempt({ session }: HttpContext, provider: Provider): Attempt {
  const attempt: Attempt | undefined = session.pull(KEY)
  if (attempt?.provider !== provider) throw new SignInFailure('state_mismatch')
  if (Date.now() - attempt.startedAt > LIFETIME_MS) throw new SignInFailure('took_too_long')
  return attempt
}
