import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import type { Caller } from '#identity/sessions/caller'
import { hashToken, generateToken } from '#identity/accounts/models/one_time_token'
import User from '#identity/accounts/models/user'
import { requireOpenAccount } from '#identity/oauth/social_account'
import { SignInFailure } from '#identity/oauth/sign_in_failure'
import { recordReferral } from '#identity/referrals/record_referral'
import { createLastCaller } from '#identity/sessions/create_caller'

const LIFETIME = '2 minutes'

export interface SocialSignIn {
  caller: Caller
  phoneNumberNeeded: boolean
}

/** Issues a short-lived single-use sign-in token. The database has only its hash. */
export async function issueSignInToken(user: User): Promise<string> {
  const token = generateToken()
  await db.rawQuery(
    `insert into one_time_tokens (token_hash, purpose, user_id, expires_at)
     values (:hash, 'oauth', :userId, now() + :lifetime::interval)`,
    { hash: hashToken(token), userId: user.id, lifetime: LIFETIME }
  )
  return token
}

/** Throws SignInFailure. */
export async function redeemSignInToken(
  token: string,
  { signUp, referralCode }: { signUp: boolean; referralCode: number | null }
): Promise<SocialSignIn> {
  const [row] = await queryRows<{ user_id: number }>(
    db,
    `update one_time_tokens set used_at = now()
     where token_hash = ? and purpose = 'oauth' and used_at is null and expires_at > now()
     returning user_id`,
    [hashToken(token)]
  )
  if (!row) throw new SignInFailure('invalid_token')
  const user = await User.findOrFail(row.user_id)
  requireOpenAccount(user)
  if (user.mustCompleteSignUp) await saveReferral(user, referralCode)
  return {
    caller: await createLastCaller(user),
    phoneNumberNeeded: user.mustCompleteSignUp || (signUp && !user.phoneNumber),
  }
}

/** Records the referral now, because sign-up may be completed later on another device. */
function saveReferral(user: User, code: number | null) {
  return db.transaction((client) => recordReferral(client, user, code))
}
