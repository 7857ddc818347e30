import ConfirmSignInMail from '#identity/oauth/confirm_sign_in_mail'
import { hashToken, generateToken } from '#identity/accounts/models/one_time_token'
import type { SignInAttempt } from '#identity/oauth/sign_in_attempt'
import type { ProviderProfile } from '#identity/oauth/provider_profile'
import { SignInFailure } from '#identity/oauth/sign_in_failure'
import { sendMail } from '#shared/mail/send_mail'

const LIFETIME_MS = 60 * 60_000

export interface PendingConfirmation {
  hash: string
  profile: ProviderProfile
  attempt: SignInAttempt
  until: number
}

/** Mails a link with a token and returns the hash to verify it. */
export async function requestEmailConfirmation(
  profile: ProviderProfile & { email: string },
  attempt: SignInAttempt
): Promise<PendingConfirmation> {
  const token = generateToken()
  await sendMail(new ConfirmSignInMail(profile, profile.email, token))
  return { hash: hashToken(token), profile, attempt, until: Date.now() + LIFETIME_MS }
}

/** Marks the address as verified. Throws SignInFailure if the link has expired. */
export function confirmProfile({ profile, attempt, until }: PendingConfirmation) {
  if (until < Date.now()) throw new SignInFailure('took_too_long')
  return { profile: { ...profile, emailVerified: true }, attempt }
}
