import ConfirmSignInMail from '#identity/oauth/confirm_sign_in_mail'
import { hashToken, generateToken } from '#identity/accounts/models/one_time_token'
import type { SignInAttempt } from '#identity/oauth/sign_in_attempt'
import type { ProviderProfile } from '#identity/oauth/provider_profile'
import { SignInFailure } from '#identity/oauth/sign_in_failure'
import { sendMail } from '#shared/mail/send_mail'

const LIFETIME_MS = 60 * 60_000

/** Somebody who says that an address is theirs, until its mailbox has answered. */
export interface PendingConfirmation {
  hash: string
  profile: ProviderProfile
  attempt: SignInAttempt
  until: number
}

/** Asks the address itself, by a link with a token, and answers what to know the token by. */
export async function requestEmailConfirmation(
  profile: ProviderProfile & { email: string },
  attempt: SignInAttempt
): Promise<PendingConfirmation> {
  const token = generateToken()
  await sendMail(new ConfirmSignInMail(profile, profile.email, token))
  return { hash: hashToken(token), profile, attempt, until: Date.now() + LIFETIME_MS }
}

/** The person with their address confirmed. Throws SignInFailure when the link was too old. */
export function confirmProfile({ profile, attempt, until }: PendingConfirmation) {
  if (until < Date.now()) throw new SignInFailure('took_too_long')
  return { profile: { ...profile, emailVerified: true }, attempt }
}
