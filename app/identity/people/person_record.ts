import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import type User from '#identity/accounts/models/user'
import { recordAudit, type AuditVerb } from '#shared/audit/audit'

export function toPersonRecord(person: User) {
  const { firstname, lastname, phoneNumber, role, approvalGroup, status, blockedReason } = person
  const rest = { firstname, lastname, phoneNumber, role, approvalGroup, status, blockedReason }
  return { username: person.email, ...rest }
}

/** A hash of the record, so that an outdated save is refused. */
export function computePersonVersion(person: User): string {
  const record = JSON.stringify(toPersonRecord(person))
  return createHash('sha256').update(record).digest('base64url').slice(0, 22)
}

export async function auditPerson(
  client: TransactionClientContract,
  by: Caller,
  verb: AuditVerb,
  before: object | null,
  person: User
) {
  await recordAudit(client, {
    actorId: by.user.id,
    action: `user.${verb}`,
    subject: { kind: 'user', id: person.id },
    before,
    after: toPersonRecord(person),
  })
}
