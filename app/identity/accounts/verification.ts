import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import AccountOpened from '#identity/accounts/account_opened'
import { InvalidCredentials } from '#identity/sessions/invalid_credentials'
import OneTimeToken from '#identity/accounts/models/one_time_token'
import User from '#identity/accounts/models/user'
import { personWithPassword } from '#identity/accounts/passwords'
import { sendVerification } from '#identity/accounts/sign_up'
import { callerAsLeft } from '#identity/sessions/sign_in'
import { DomainError } from '#shared/errors/domain_error'

/** One answer for a link that is unknown, used, expired or made for something else. */
class InvalidVerification extends DomainError {
  constructor() {
    super('E_INVALID_TOKEN', 'Account verification failed. Invalid token.')
  }
}

/** Opens the account of whoever got the link, once. */
export async function verifyEmail(token: string): Promise<Caller> {
  const user = await db.transaction(async (client) => {
    const userId = await OneTimeToken.redeem(client, token, 'verify_email')
    const person = userId === null ? null : await User.find(userId, { client })
    if (!person || person.blockedAt || person.deactivatedAt) throw new InvalidVerification()
    person.emailVerifiedAt ??= DateTime.utc()
    return person.save()
  })
  await AccountOpened.dispatch(user.id)
  return callerAsLeft(user)
}

/** Sends the link again, to whoever knows the password. */
export async function sendVerificationAgain(username: string, password: string) {
  const user = await personWithPassword(username, password)
  if (!user || user.status === 'BLOCKED') throw new InvalidCredentials()
  if (user.status === 'PENDING') await sendVerification(user)
}
