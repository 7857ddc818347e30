import type { HttpContext } from '@adonisjs/core/http'
import { hashOf } from '#identity/accounts/models/one_time_token'
import { type Attempt, requireCurrent } from '#identity/oauth/attempt'
import type { Unconfirmed } from '#identity/oauth/confirmation'
import type { Provider } from '#identity/oauth/provider_settings'
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

export function keepAttempt({ session }: HttpContext, attempt: Attempt) {
  session.put(ATTEMPT, attempt)
}

/** The attempt that this browser came back from. Throws SignInFailure. */
export function takeAttempt({ session }: HttpContext, provider: Provider): Attempt {
  return requireCurrent(session.pull(ATTEMPT), provider)
}

/**
 * The link of the mail is worth something in this session only: else a stranger could begin with somebody's
 * address, and its owner would finish it for them.
 */
export function keepUnconfirmed({ session }: HttpContext, unconfirmed: Unconfirmed) {
  session.put(UNCONFIRMED, unconfirmed)
}

/** Who waits in this browser for the link with this token. Throws SignInFailure. */
export function takeUnconfirmed({ session }: HttpContext, token: unknown): Unconfirmed {
  const unconfirmed: Unconfirmed | undefined = session.get(UNCONFIRMED)
  const isTheirs = typeof token === 'string' && unconfirmed?.hash === hashOf(token)
  if (!isTheirs) throw new SignInFailure('confirm_elsewhere')
  session.forget(UNCONFIRMED)
  return unconfirmed
}

/** An address with the token of somebody else signs nobody else in. */
export function keepTicket({ session }: HttpContext, token: string, signUp: boolean) {
  session.put(TICKET, { hash: hashOf(token), signUp } satisfies Ticket)
}

/** Throws SignInFailure for a token that was not made for this browser. */
export function takeTicket({ session }: HttpContext, token: string): Ticket {
  const ticket: Ticket | undefined = session.get(TICKET)
  if (ticket?.hash !== hashOf(token)) throw new SignInFailure('invalid_token')
  session.forget(TICKET)
  return ticket
}
