import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { Forbidden } from '#identity/access/forbidden'
import AccountDeactivatedMail from '#identity/accounts/mails/account_deactivated_mail'
import AccessToken from '#identity/sessions/access_token'
import User from '#identity/accounts/models/user'
import { isAdmin } from '#identity/access/rules/roles'
import { recordAudit, type AuditRecord } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import { sendMail } from '#shared/mail/send_mail'

/** Blocks an account and ends its sessions at once. */
export async function blockPerson(
  by: Caller,
  person: User,
  reason: string | null,
  within: TransactionClientContract | null = null
) {
  requireBlockRights(by, person)
  const before = { status: person.status }
  await inTransaction(within, async (client) => {
    if (person.role === 'ROOT') await requireAnotherRoot(client, person)
    person.useTransaction(client)
    person.blockedAt ??= DateTime.utc()
    person.blockedBy = by.user.id
    person.blockedReason = reason
    await person.save()
    await AccessToken.revokeAllOf(person.id, { client })
    const after = { status: person.status, reason }
    await auditStatus(client, by, person, { action: 'user.block', before, after })
  })
}

export async function reactivatePerson(
  by: Caller,
  person: User,
  within: TransactionClientContract | null = null
) {
  requireBlockRights(by, person)
  const before = { status: person.status, reason: person.blockedReason ?? null }
  await inTransaction(within, async (client) => {
    person.useTransaction(client)
    person.blockedAt = null
    person.blockedBy = null
    person.blockedReason = null
    person.deactivatedAt = null
    await person.save()
    const after = { status: person.status, reason: null }
    await auditStatus(client, by, person, { action: 'user.unblock', before, after })
  })
}

function inTransaction<T>(
  within: TransactionClientContract | null,
  work: (client: TransactionClientContract) => Promise<T>
): Promise<T> {
  return within ? work(within) : db.transaction(work)
}

function auditStatus(
  client: TransactionClientContract,
  by: Caller,
  { id }: User,
  change: Pick<AuditRecord, 'action' | 'before' | 'after'>
) {
  return recordAudit(client, { actorId: by.user.id, subject: { kind: 'user', id }, ...change })
}

export async function deactivatePerson(person: User) {
  const letter = await db.transaction((client) => deactivatePersonIn(client, person, null))
  await sendMail(letter)
}

/** Deactivates an account; staff do so on request. Returns the mail to send after the commit. */
export async function deactivatePersonIn(
  client: TransactionClientContract,
  person: User,
  by: Caller | null
) {
  const before = { status: person.status }
  if (person.role === 'ROOT') await requireAnotherRoot(client, person)
  person.useTransaction(client)
  person.deactivatedAt ??= DateTime.utc()
  await person.save()
  await AccessToken.revokeAllOf(person.id, { client })
  const after = { status: person.status }
  if (by) await auditStatus(client, by, person, { action: 'user.deactivate', before, after })
  return new AccountDeactivatedMail(person)
}

class LastRoot extends DomainError {
  constructor() {
    super('E_LAST_ROOT', 'There must be a root administrator. Make someone else one first.')
  }
}

/** Locks all roots, so that the last two cannot leave at the same moment. Throws LastRoot. */
export async function requireAnotherRoot(client: TransactionClientContract, leaving: User) {
  const roots = await User.query({ client })
    .where('role', 'ROOT')
    .whereNull('blockedAt')
    .whereNull('deactivatedAt')
    .orderBy('id')
    .forUpdate()
  if (!roots.some(({ id }) => id !== leaving.id)) throw new LastRoot()
}

/** Throws Forbidden. */
export function requireBlockRights(by: Caller, person: User) {
  if (by.user.id === person.id) throw new Forbidden('You cannot block or unblock yourself.')
  requireNotErased(person)
  if (isAdmin(person.role) && !by.isRoot) {
    throw new Forbidden('Only a root administrator can block or unblock administrators.')
  }
}

class PersonErased extends DomainError {
  constructor() {
    super('E_CONFLICT', 'The data of this person was erased and cannot be restored.')
  }
}

/** An erased account is a pseudonym without a person. Throws PersonErased. */
export function requireNotErased({ erasedAt }: User) {
  if (erasedAt) throw new PersonErased()
}
