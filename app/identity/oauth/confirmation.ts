import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { countTry } from '#identity/sessions/throttles'
import ConfirmSignInMail from '#identity/oauth/confirm_sign_in_mail'
import { newToken } from '#identity/accounts/models/one_time_token'
import type { Attempt } from '#identity/oauth/attempt'
import type { Profile } from '#identity/oauth/provider_profile'
import { SignInFailure } from '#identity/oauth/sign_in_failure'
import { sendMail } from '#shared/mail/send_mail'

const KEY = 'oauth_confirmation'
const LIFETIME_MS = 60 * 60_000

interface Waiting {
  hash: string
  profile: Profile
  attempt: Attempt
  until: number
}

/**
 * Asks the address itself. Who began waits in their session, and the link is worth something there
 * only: else a stranger could begin with somebody's address, and its owner would finish it for them.
 */
export async function askToConfirm(ctx: HttpContext, profile: Profile, attempt: Attempt) {
  const { email } = profile
  if (email === null) throw new SignInFailure('no_email')
  await countTry(ctx, 'send_link', email)
  const token = newToken()
  const waiting: Waiting = {
    hash: hashOf(token),
    profile,
    attempt,
    until: Date.now() + LIFETIME_MS,
  }
  ctx.session.put(KEY, waiting)
  await sendMail(new ConfirmSignInMail(profile, email, token))
}

/** Who waits in this browser for the link with this token, once. Throws SignInFailure. */
export function takeConfirmed({ session }: HttpContext, token: unknown) {
  const waiting: Waiting | undefined = session.get(KEY)
  const isTheirs = typeof token === 'string' && waiting?.hash === hashOf(token)
  if (!isTheirs) throw new SignInFailure('confirm_elsewhere')
  session.forget(KEY)
  if (waiting.until < Date.now()) throw new SignInFailure('took_too_long')
  return { profile: { ...waiting.profile, emailVerified: true }, attempt: waiting.attempt }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
