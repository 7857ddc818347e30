import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AuditRecord } from '#shared/audit/audit'
import { listFieldChanges } from '#shared/audit/audit_text'
import { DomainError, toProblems } from '#shared/errors/domain_error'
import { lagosMoment } from '#shared/time/lagos_time'
import { queryRows } from '#shared/database/query_rows'

/** `reopen` is for a dialog over a list, `reload` for a page. */
const REMEDIES = {
  reopen: 'Please open it again and make your change there.',
  reload: 'Please reload the page and try again.',
}

type Remedy = keyof typeof REMEDIES

/** Somebody else has saved the record in the meantime. Nothing is overwritten. */
export class Conflict extends DomainError {
  /** `changes`: first a sentence that names the other editor, then one sentence per change. */
  constructor(what: string, remedy: Remedy, changes: readonly string[] = []) {
    const message = `Somebody else has changed ${what} in the meantime. ${REMEDIES[remedy]}`
    super('E_CONFLICT', message, undefined, toProblems([message, ...changes]))
  }
}

/** Call it under the row's lock. Without `version`, it checks nothing. Throws Conflict. */
export function requireRowVersion(
  row: { version: number },
  version: number | undefined,
  what: string,
  remedy: Remedy = 'reload'
) {
  if (version !== undefined && version !== row.version) throw new Conflict(what, remedy)
}

/** A record that staff edit. Its audit entries include its `version`. */
export interface EditedRecord {
  subject: AuditRecord['subject']
  what: string
  current: { version: number }
  /** The larger record, such as a tariff draft, whose audit entries include changes of this one. */
  partOf?: AuditRecord['subject'] | null
}

/** Call it under the row's lock. Without `seen`, it checks nothing. Throws Conflict. */
export async function requireUnchanged(
  trx: TransactionClientContract,
  seen: number | undefined,
  edited: EditedRecord
) {
  if (seen === undefined || seen === edited.current.version) return
  throw new Conflict(edited.what, 'reopen', await changesSince(trx, seen, edited))
}

type SavedChange = { before: Record<string, unknown>; at: Date; who: string }

const OF_ITSELF = {
  was: 'entry.before',
  entries: `entry.subject_kind = :kind and entry.subject_id = :id and split_part(entry.action, '.', 1) = :kind`,
}

const AS_A_PART = {
  was: 'entry.before->:kind',
  entries: `entry.subject_kind = :wholeKind and entry.subject_id = :wholeId and entry.after->>:kind = :id
    and split_part(entry.after->>'change', '.', 1) = :kind`,
}

async function changesSince(
  trx: TransactionClientContract,
  seen: number,
  { subject: { kind, id }, partOf, current }: EditedRecord
): Promise<string[]> {
  const { was, entries } = partOf ? AS_A_PART : OF_ITSELF
  const rows = await queryRows<SavedChange>(
    trx,
    `select ${was} as before, entry.created_at as at, concat_ws(' ', users.firstname, users.lastname) as who
     from audit_entries as entry join users on users.id = entry.actor_id
     where ${entries} and (${was}->>'version')::int >= :seen
     order by entry.id`,
    { kind, id: String(id), seen, wholeKind: partOf?.kind ?? '', wholeId: String(partOf?.id ?? '') }
  )
  const [first, last] = [rows[0], rows.at(-1)]
  if (!last || first?.before.version !== seen) return []
  const { day, time } = lagosMoment(DateTime.fromJSDate(last.at))
  return [
    `${last.who} saved it on ${day} at ${time}.`,
    ...listFieldChanges(withoutVersion(first.before), withoutVersion(current)).map(
      ({ field, before, after }) => `${field}: ${before} becomes ${after}`
    ),
  ]
}

function withoutVersion(fields: object): Record<string, unknown> {
  const { version, ...others } = fields as Record<string, unknown>
  return others
}
