import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { newToken } from '#identity/accounts/models/one_time_token'
import User from '#identity/accounts/models/user'
import { refuseShutOut } from '#identity/oauth/account'
import { SignInFailure } from '#identity/oauth/sign_in_failure'
import { isProgramCall } from '#identity/sessions/program_call'
import { callerAtHome } from '#identity/sessions/sign_in'

const KEY = 'oauth_ticket'
const LIFETIME = '2 minutes'

/** What this browser may come in with, and whether it came to sign up. */
interface Held {
  hash: string
  signUp: boolean
}

export interface Admission {
  caller: Caller
  /** Sign-up is complete only with a phone number, which no provider tells. */
  phoneNumberNeeded: boolean
}

/**
 * A token that lets its bearer in, once and soon. Only its hash is kept, and the browser that it was
 * made for remembers it: an address with the token of somebody else signs nobody else in.
 */
export async function issueTicket({ session }: HttpContext, user: User, signUp: boolean) {
  const token = newToken()
  await db.rawQuery(
    `insert into one_time_tokens (token_hash, purpose, user_id, expires_at)
     values (:hash, 'oauth', :userId, now() + :lifetime::interval)`,
    { hash: hashOf(token), userId: user.id, lifetime: LIFETIME }
  )
  session.put(KEY, { hash: hashOf(token), signUp } satisfies Held)
  return token
}

/** Throws SignInFailure. */
export async function redeemTicket(ctx: HttpContext, token: string): Promise<Admission> {
  const held = isProgramCall(ctx) ? undefined : takeHeld(ctx, token)
  const { rows } = await db.rawQuery(
    `update one_time_tokens set used_at = now()
     where token_hash = ? and purpose = 'oauth' and used_at is null and expires_at > now()
     returning user_id`,
    [hashOf(token)]
  )
  if (rows.length === 0) throw new SignInFailure('invalid_token')
  const user = await User.findOrFail(rows[0].user_id)
  refuseShutOut(user)
  const mustComplete = user.authProvider !== 'password' || held?.signUp === true
  return {
    caller: await callerAtHome(user),
    phoneNumberNeeded: mustComplete && !user.phoneNumber,
  }
}

function takeHeld({ session }: HttpContext, token: string): Held {
  const held: Held | undefined = session.get(KEY)
  if (held?.hash !== hashOf(token)) throw new SignInFailure('invalid_token')
  session.forget(KEY)
  return held
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
