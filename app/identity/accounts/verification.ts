import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import AccountOpened from '#identity/accounts/account_opened'
import { InvalidCredentials } from '#identity/sessions/sign_in_errors'
import OneTimeToken from '#identity/accounts/models/one_time_token'
import User from '#identity/accounts/models/user'
import { findUserByPassword } from '#identity/accounts/passwords'
import { sendVerificationEmail } from '#identity/accounts/sign_up'
import { createLastCaller } from '#identity/sessions/create_caller'
import { DomainError } from '#shared/errors/domain_error'

/** One error for unknown, expired and wrong-purpose links and for closed accounts. */
class InvalidVerificationLink extends DomainError {
  constructor() {
    super('E_INVALID_TOKEN', 'Account verification failed. Invalid token.')
  }
}

/** Thrown for a used link, which signs nobody in again. */
export class AlreadyVerified extends DomainError {
  constructor(readonly userId: number) {
    super('E_ALREADY_VERIFIED', 'Your e-mail address is already confirmed. Please sign in.')
  }
}

/** Opens the account that the link was mailed to. Works once. */
export async function verifyEmail(token: string): Promise<Caller> {
  const user = await confirmEmailAddress(token)
  if (!user) throw await findVerificationError(token)
  await AccountOpened.dispatch(user.id)
  return createLastCaller(user)
}

function confirmEmailAddress(token: string): Promise<User | null> {
  return db.transaction(async (client) => {
    const userId = await OneTimeToken.redeem(client, token, 'verify_email')
    const person = userId === null ? null : await User.find(userId, { client })
    if (!person || person.blockedAt || person.deactivatedAt) return null
    person.emailVerifiedAt ??= DateTime.utc()
    return person.save()
  })
}

async function findVerificationError(token: string): Promise<DomainError> {
  const userId = await OneTimeToken.usedBy(token, 'verify_email')
  const owner = userId === null ? null : await User.find(userId)
  return owner?.status === 'ACTIVE' ? new AlreadyVerified(owner.id) : new InvalidVerificationLink()
}

export async function resendVerificationEmail(
  username: string,
  password: string,
  goTo: string | null
) {
  const user = await findUserByPassword(username, password)
  if (!user || user.status === 'BLOCKED') throw new InvalidCredentials()
  if (user.status === 'PENDING') await sendVerificationEmail(user, goTo)
}
