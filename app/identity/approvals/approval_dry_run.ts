import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type {
  ApprovalSummary,
  ApprovalKind,
  AuditedChange,
  CommandResult,
  DryRunResult,
} from '#identity/approvals/approval_kind'
import type { Caller } from '#identity/sessions/caller'
import { listFieldChanges, type FieldChange } from '#shared/audit/audit_text'
import { formatKobo, kobo } from '#shared/money/rules/money'
import { queryRows } from '#shared/database/query_rows'

export interface ReviewedChanges {
  changes: FieldChange[]
  fingerprint: string | null
}

export interface CommandDryRun<Done> extends DryRunResult<Done>, ReviewedChanges {
  about: ApprovalSummary
}

/** Executes a command and reads its effects from the audit log. Dry runs roll it back. */
export async function performForApproval<Command extends object, Done extends CommandResult>(
  trx: TransactionClientContract,
  id: number,
  { kind, by, command }: { kind: ApprovalKind<Command, Done>; by: Caller; command: Command }
): Promise<CommandDryRun<Done>> {
  const fingerprint = (await kind.fingerprint?.(trx, command)) ?? null
  await setCurrentApproval(trx, id)
  const performed = await kind.perform(trx, by, command)
  await setCurrentApproval(trx, null)
  const audited = await queryRows<AuditedChange>(
    trx,
    `select action, subject_kind as "subjectKind", subject_id as "subjectId", before, after
     from audit_entries where approval_id = ? and created_at >= now() - interval '1 hour' order by id`,
    [id]
  )
  const tried = { audited, performed }
  const about = await kind.about(trx, tried, command)
  const fieldChanges =
    about.changes ?? audited.flatMap((entry) => toFieldChanges(entry, kind.nairaFields))
  return { ...tried, about, changes: [...fieldChanges, ...(about.details ?? [])], fingerprint }
}

export function hasSameChanges(one: ReviewedChanges, other: ReviewedChanges): boolean {
  return (
    one.fingerprint === other.fingerprint &&
    JSON.stringify(one.changes.map(toChangeTuple)) ===
      JSON.stringify(other.changes.map(toChangeTuple))
  )
}

function toChangeTuple({ field, before, after }: FieldChange) {
  return [field, before, after]
}

/** Links further audit entries of this transaction to the approval. */
async function setCurrentApproval(trx: TransactionClientContract, id: number | null) {
  await trx.rawQuery(`select set_config('sendam.approval', ?, true)`, [id === null ? '' : `${id}`])
}

/** Returns the approval under which a command runs; null if it needed none. */
export async function findCurrentApprovalId(
  trx: TransactionClientContract
): Promise<number | null> {
  const [row] = await queryRows<{ id: number | null }>(
    trx,
    `select nullif(current_setting('sendam.approval', true), '')::bigint as id`
  )
  return row!.id
}

function toFieldChanges(
  { before, after, subjectId }: AuditedChange,
  nairaFields: readonly string[] = []
): FieldChange[] {
  const inWords = (fields: AuditedChange['before']) =>
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => {
        const isNaira = nairaFields.includes(name) && typeof value === 'number'
        return [name, isNaira ? formatKobo(kobo(value)) : value]
      })
    )
  return listFieldChanges(inWords(before), inWords(after), subjectId)
}
