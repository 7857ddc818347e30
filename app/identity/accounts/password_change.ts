import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import AccountOpened from '#identity/accounts/account_opened'
import PasswordChangedMail from '#identity/accounts/mails/password_changed_mail'
import ResetPasswordMail from '#identity/accounts/mails/reset_password_mail'
import AccessToken from '#identity/sessions/access_token'
import OneTimeToken, { generateToken } from '#identity/accounts/models/one_time_token'
import User from '#identity/accounts/models/user'
import { verifyPassword } from '#identity/accounts/passwords'
import { DomainError } from '#shared/errors/domain_error'
import { sendMail } from '#shared/mail/send_mail'

/** One error for unknown, used, expired and wrong-purpose links, so that it reveals nothing. */
class InvalidResetLink extends DomainError {
  constructor() {
    super('E_INVALID_TOKEN', 'This link is no longer valid. Please ask for a new one.')
  }
}

/** Mails a reset link. For an unknown address, an e-mail is built only to take as long. */
export async function requestPasswordReset(username: string) {
  const user = await User.findBy('email', username)
  if (user && !user.blockedAt && !user.deactivatedAt) {
    const token = await OneTimeToken.issue(user.id, 'reset_password')
    return sendMail(new ResetPasswordMail(user, token))
  }
  const placeholder = new User().merge({ email: username, firstname: '', lastname: '' })
  await new ResetPasswordMail(placeholder, generateToken()).buildWithContents()
}

/** Sets the password and ends every session and token of the account. */
export async function resetPassword(token: string, password: string) {
  const user = await db.transaction(async (client) => {
    const userId = await OneTimeToken.redeem(client, token, 'reset_password')
    const person = userId === null ? null : await lockUser(client, userId)
    if (!person || person.blockedAt || person.deactivatedAt) throw new InvalidResetLink()
    // The mailed link proves that the person owns the e-mail address.
    person.emailVerifiedAt ??= DateTime.utc()
    await saveNewPassword(client, person, password)
    return person
  })
  await AccountOpened.dispatch(user.id)
  await sendMail(new PasswordChangedMail(user))
}

/** Changes the password and ends every session and token except the caller's. */
export async function changePassword(caller: Caller, given: { current: string; next: string }) {
  const user = await db.transaction(async (client) => {
    const person = await lockUser(client, caller.user.id)
    if (!person.password) throw new NoPasswordSet()
    if (!(await verifyPassword(person, given.current))) throw new WrongCurrentPassword()
    await saveNewPassword(client, person, given.next, caller.accessId)
    return person
  })
  await sendMail(new PasswordChangedMail(user))
}

class WrongCurrentPassword extends DomainError {
  constructor() {
    super('E_WRONG_PASSWORD', 'The current password is not correct.', 'currentPassword')
  }
}

class NoPasswordSet extends DomainError {
  constructor() {
    super(
      'E_NO_PASSWORD',
      'You sign in without a password. Use "Forgot password?" on the sign-in page to choose one.',
      'currentPassword'
    )
  }
}

async function lockUser(client: TransactionClientContract, userId: number): Promise<User> {
  return User.query({ client }).where('id', userId).forUpdate().firstOrFail()
}

async function saveNewPassword(
  client: TransactionClientContract,
  user: User,
  password: string,
  except: string | null = null
) {
  user.password = password
  await user.save()
  await OneTimeToken.useUp(client, user.id, 'reset_password')
  await OneTimeToken.useUp(client, user.id, 'verify_email')
  await AccessToken.revokeAllOf(user.id, { client, except })
}
