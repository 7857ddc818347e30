import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import OneTimeToken from '#identity/accounts/models/one_time_token'
import User from '#identity/accounts/models/user'
import { applyRoleChange } from '#identity/people/people'
import { toPersonRecord } from '#identity/people/person_record'
import { recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'

const LINK_HOURS = 24

const UNNAMED = { firstname: 'Root', lastname: 'Administrator' }

export interface RootAppointment {
  user: User
  /** The state before the command. `invited` is a root who has no password yet. */
  was: 'nobody' | 'person' | 'invited' | 'root'
  /** The token of the link to choose a password; null if a root has a password already. */
  token: string | null
}

/**
 * Creates or promotes a root administrator. An existing account keeps its data but neither its
 * password nor its sessions, because a stranger may have signed up with the address.
 * Throws DomainError.
 */
export async function makeRoot(email: string): Promise<RootAppointment> {
  return db.transaction(async (client) => {
    // Two concurrent runs for one address would both find nobody.
    await client.rawQuery(`select pg_advisory_xact_lock(hashtext('make:root'))`)
    const found = await User.query({ client }).where('email', email).forUpdate().first()
    if (found) requireNotClosed(found)
    const was = found?.role === 'ROOT' ? 'invited' : found ? 'person' : 'nobody'
    if (was === 'invited' && found?.password) return { user: found, was: 'root', token: null }
    const user = was === 'invited' && found ? found : await promoteToRoot(client, email, found)
    await OneTimeToken.useUp(client, user.id, 'reset_password')
    const token = await OneTimeToken.issue(user.id, 'reset_password', { hours: LINK_HOURS, client })
    return { user, was, token }
  })
}

function requireNotClosed(person: User) {
  if (!person.blockedAt && !person.deactivatedAt) return
  throw new DomainError(
    'E_CLOSED',
    `The account of ${person.email} is ${person.status.toLowerCase()}: reactivate it in the console first, or use another address.`
  )
}

async function promoteToRoot(
  client: TransactionClientContract,
  email: string,
  person: User | null
): Promise<User> {
  const before = person && toPersonRecord(person)
  const user = person ?? new User().merge({ email, ...UNNAMED }).useTransaction(client)
  await user.merge({ role: 'ROOT', password: null }).save()
  await applyRoleChange(client, user)
  await OneTimeToken.useUp(client, user.id, 'verify_email')
  await recordAudit(client, {
    // No user is signed in on the server, so the person is their own actor.
    actorId: user.id,
    action: person ? 'user.change_role' : 'user.create',
    subject: { kind: 'user', id: user.id },
    before,
    after: toPersonRecord(user),
  })
  return user
}
