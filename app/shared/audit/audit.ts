import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

export interface AuditEntry {
  /** The member of staff who did it. */
  actorId: number
  /** What was done, as `subject.verb`: `zone.create`, `wallet.credit`, `user.block`. */
  action: string
  subject: { kind: string; id: number | string }
  /** The fields that the change concerned, as they were; null when there was nothing before. */
  before?: object | null
  /** The same fields as they are now; null when nothing is left. */
  after?: object | null
}

/** Writes the entry inside the transaction of the change, so that neither stands without the other. */
export async function recordAudit(trx: TransactionClientContract, entry: AuditEntry) {
  await recordAudits(trx, [entry])
}

/** The same for many at once, in one statement. */
export async function recordAudits(trx: TransactionClientContract, entries: AuditEntry[]) {
  const rows = entries.map((entry) => ({
    actor_id: entry.actorId,
    action: entry.action,
    subject_kind: entry.subject.kind,
    subject_id: String(entry.subject.id),
    before: entry.before ?? null,
    after: entry.after ?? null,
  }))
  const columns = 'actor_id, action, subject_kind, subject_id, before, after'
  await trx.rawQuery(
    `insert into audit_entries (${columns})
     select ${columns} from jsonb_populate_recordset(null::audit_entries, ?::jsonb)`,
    [JSON.stringify(rows)]
  )
}
