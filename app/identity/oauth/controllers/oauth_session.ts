import type { HttpContext } from '@adonisjs/core/http'
import { hashToken } from '#identity/accounts/models/one_time_token'
import { type SignInAttempt, requireCurrentAttempt } from '#identity/oauth/sign_in_attempt'
import type { PendingConfirmation } from '#identity/oauth/email_confirmation'
import type { SocialProvider } from '#identity/oauth/provider_settings'
import { SignInFailure } from '#identity/oauth/sign_in_failure'

/** What a browser keeps of a sign-in through somebody else, between its calls; each is taken once. */

const ATTEMPT = 'oauth_attempt'
const UNCONFIRMED = 'oauth_confirmation'
const TICKET = 'oauth_ticket'

/** What this browser may come in with, and whether it came to sign up. */
interface Ticket {
  hash: string
  signUp: boolean
}

export function saveSignInAttempt({ session }: HttpContext, attempt: SignInAttempt) {
  session.put(ATTEMPT, attempt)
}

/** The attempt that this browser came back from. Throws SignInFailure. */
export function pullSignInAttempt(
  { session }: HttpContext,
  provider: SocialProvider
): SignInAttempt {
  return requireCurrentAttempt(session.pull(ATTEMPT), provider)
}

/**
 * The link of the mail is worth something in this session only: else a stranger could begin with somebody's
 * address, and its owner would finish it for them.
 */
export function saveConfirmation({ session }: HttpContext, unconfirmed: PendingConfirmation) {
  session.put(UNCONFIRMED, unconfirmed)
}

/** Who waits in this browser for the link with this token. Throws SignInFailure. */
export function pullConfirmation({ session }: HttpContext, token: unknown): PendingConfirmation {
  const unconfirmed: PendingConfirmation | undefined = session.get(UNCONFIRMED)
  const isTheirs = typeof token === 'string' && unconfirmed?.hash === hashToken(token)
  if (!isTheirs) throw new SignInFailure('confirm_elsewhere')
  session.forget(UNCONFIRMED)
  return unconfirmed
}

/** An address with the token of somebody else signs nobody else in. */
export function saveTicket({ session }: HttpContext, token: string, signUp: boolean) {
  session.put(TICKET, { hash: hashToken(token), signUp } satisfies Ticket)
}

/** Throws SignInFailure for a token that was not made for this browser. */
export function pullTicket({ session }: HttpContext, token: string): Ticket {
  const ticket: Ticket | undefined = session.get(TICKET)
  if (ticket?.hash !== hashToken(token)) throw new SignInFailure('invalid_token')
  session.forget(TICKET)
  return ticket
}
