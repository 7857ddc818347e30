import ConfirmSignInMail from '#identity/oauth/confirm_sign_in_mail'
import { hashOf, newToken } from '#identity/accounts/models/one_time_token'
import type { Attempt } from '#identity/oauth/attempt'
import type { Profile } from '#identity/oauth/provider_profile'
import { SignInFailure } from '#identity/oauth/sign_in_failure'
import { sendMail } from '#shared/mail/send_mail'

const LIFETIME_MS = 60 * 60_000

/** Somebody who says that an address is theirs, until its mailbox has answered. */
export interface Unconfirmed {
  hash: string
  profile: Profile
  attempt: Attempt
  until: number
}

/** Asks the address itself, by a link with a token, and answers what to know the token by. */
export async function askToConfirm(
  profile: Profile & { email: string },
  attempt: Attempt
): Promise<Unconfirmed> {
  const token = newToken()
  await sendMail(new ConfirmSignInMail(profile, profile.email, token))
  return { hash: hashOf(token), profile, attempt, until: Date.now() + LIFETIME_MS }
}

/** The person with their address confirmed. Throws SignInFailure when the link was too old. */
export function confirmed({ profile, attempt, until }: Unconfirmed) {
  if (until < Date.now()) throw new SignInFailure('took_too_long')
  return { profile: { ...profile, emailVerified: true }, attempt }
}
