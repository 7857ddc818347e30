import db from '@adonisjs/lucid/services/db'
import AccountExistsMail from '#identity/accounts/mails/account_exists_mail'
import SetPasswordMail from '#identity/accounts/mails/set_password_mail'
import VerifyEmailMail from '#identity/accounts/mails/verify_email_mail'
import Membership from '#identity/organizations/models/membership'
import OneTimeToken from '#identity/accounts/models/one_time_token'
import { RETAIL_ORGANIZATION_ID } from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import { verifyPassword } from '#identity/accounts/passwords'
import { recordReferral } from '#identity/referrals/record_referral'
import { isUniqueViolation } from '#shared/database/violations'
import { sendMail } from '#shared/mail/send_mail'

const SET_PASSWORD_HOURS = 24

export interface SignUpInput {
  username: string
  firstname: string
  lastname: string
  phoneNumber: string
  /** If absent, the person sets a password through a mailed link. */
  password?: string
  referralCode: number | null
  /** The page of ours to open after sign-in. */
  goTo?: string | null
}

/** Creates an unconfirmed account. Only the mail, not the answer, reveals an existing account. */
export async function signUp(given: SignUpInput) {
  const known = await User.findBy('email', given.username)
  if (known) return answerExistingAccount(known, given)
  const user = await createPendingUser(given)
  if (!user) return answerExistingAccount(await User.findByOrFail('email', given.username), given)
  if (given.password) await sendVerificationEmail(user, given.goTo)
  else await sendSetPasswordLink(user)
}

/** Returns null if a concurrent sign-up took the address first. */
async function createPendingUser(given: SignUpInput): Promise<User | null> {
  const { username, firstname, lastname, phoneNumber, password } = given
  try {
    return await db.transaction(async (client) => {
      const user = await User.create(
        { email: username, firstname, lastname, phoneNumber, ...(password && { password }) },
        { client }
      )
      await Membership.create(
        { userId: user.id, organizationId: RETAIL_ORGANIZATION_ID, role: 'member' },
        { client }
      )
      await recordReferral(client, user, given.referralCode)
      return user
    })
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

/**
 * Handles a repeated sign-up. The same password for an unconfirmed address resends the link.
 * Another password may come from the real owner after a stranger's sign-up: earlier links are
 * voided, and the password has to be set by mail.
 */
async function answerExistingAccount(user: User, { password, goTo }: SignUpInput) {
  const isSame = password !== undefined && (await verifyPassword(user, password))
  if (user.emailVerifiedAt) return sendMail(new AccountExistsMail(user))
  if (isSame) return sendVerificationEmail(user, goTo)
  await db.transaction((client) => OneTimeToken.useUp(client, user.id, 'verify_email'))
  await sendSetPasswordLink(user)
}

export async function sendVerificationEmail(user: User, goTo?: string | null) {
  const token = await OneTimeToken.issue(user.id, 'verify_email')
  await sendMail(new VerifyEmailMail(user, token, goTo))
}

/** Following the link proves the address, so choosing the password opens the account. */
export async function sendSetPasswordLink(user: User) {
  const token = await OneTimeToken.issue(user.id, 'reset_password', { hours: SET_PASSWORD_HOURS })
  await sendMail(new SetPasswordMail(user, token))
}
