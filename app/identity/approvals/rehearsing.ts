import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type {
  About,
  ApprovalKind,
  Audited,
  Performed,
  Rehearsed,
} from '#identity/approvals/approval_kind'
import type { Caller } from '#identity/sessions/caller'
import { differences, type Difference } from '#shared/audit/audit_words'
import { formatKobo, kobo } from '#shared/money/rules/money'
import { rowsOf } from '#shared/database/rows'

/** What somebody is shown before they approve, and what must not have changed when they do. */
export interface Shown {
  changes: Difference[]
  fingerprint: string | null
}

export interface Tried<Done> extends Rehearsed<Done>, Shown {
  about: About
}

/**
 * Carries a command out under the number of an approval, and reads from the audit log what it did. Whoever only
 * rehearses rolls back.
 */
export async function performUnder<Command extends object, Done extends Performed>(
  trx: TransactionClientContract,
  id: number,
  { kind, by, command }: { kind: ApprovalKind<Command, Done>; by: Caller; command: Command }
): Promise<Tried<Done>> {
  const fingerprint = (await kind.fingerprint?.(trx, command)) ?? null
  await nameApproval(trx, id)
  const performed = await kind.perform(trx, by, command)
  await nameApproval(trx, null)
  const audited = await rowsOf<Audited>(
    trx,
    `select action, subject_kind as "subjectKind", subject_id as "subjectId", before, after
     from audit_entries where approval_id = ? and created_at >= now() - interval '1 hour' order by id`,
    [id]
  )
  const tried = { audited, performed }
  const about = await kind.about(trx, tried, command)
  const said = about.changes ?? audited.flatMap((entry) => changesOf(entry, kind.nairaFields))
  return { ...tried, about, changes: [...said, ...(about.details ?? [])], fingerprint }
}

export function isSame(one: Shown, other: Shown): boolean {
  return (
    one.fingerprint === other.fingerprint &&
    JSON.stringify(one.changes.map(lineOf)) === JSON.stringify(other.changes.map(lineOf))
  )
}

function lineOf({ field, before, after }: Difference) {
  return [field, before, after]
}

/** What the audit log gets from now on until the end of the transaction is of this approval. */
async function nameApproval(trx: TransactionClientContract, id: number | null) {
  await trx.rawQuery(`select set_config('sendam.approval', ?, true)`, [id === null ? '' : `${id}`])
}

/** The approval that lets a command do what it does; null where one person alone does it. */
export async function namedApproval(trx: TransactionClientContract): Promise<number | null> {
  const [row] = await rowsOf<{ id: number | null }>(
    trx,
    `select nullif(current_setting('sendam.approval', true), '')::bigint as id`
  )
  return row!.id
}

function changesOf(
  { before, after, subjectId }: Audited,
  nairaFields: readonly string[] = []
): Difference[] {
  const inWords = (fields: Audited['before']) =>
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => {
        const isNaira = nairaFields.includes(name) && typeof value === 'number'
        return [name, isNaira ? formatKobo(kobo(value)) : value]
      })
    )
  return differences(inWords(before), inWords(after), subjectId)
}
