import { lagosMidnight, sortableMoment } from '#shared/time/lagos_time'
import AuditEntry from '#admin/audit/audit_entry'
import { actionText, differences, differencesText, subjectText } from '#shared/audit/audit_words'
import { patternOf } from '#admin/console/console_fields'

const BATCH = 500

export interface AuditQuestion {
  condition?: string
  startDate?: Date
  endDate?: Date
}

/** The newest first. The condition is in who did it, or in what was done to what; both days count. */
export function searchAudit({ condition, startDate, endDate }: AuditQuestion) {
  const query = AuditEntry.query().preload('actor').orderBy('id', 'desc')
  if (startDate) query.where('createdAt', '>=', lagosMidnight(startDate).toJSDate())
  if (endDate) query.where('createdAt', '<', lagosMidnight(endDate).plus({ days: 1 }).toJSDate())
  if (condition) {
    const pattern = patternOf(condition)
    const actors = `select id from users where concat_ws(' ', firstname, lastname, email) ilike ?`
    query.whereRaw(
      `(actor_id in (${actors}) or
        concat_ws(' ', action, replace(action, '_', ' '), replace(subject_kind, '_', ' '), subject_id) ilike ?)`,
      [pattern, pattern]
    )
  }
  return query
}

export const AUDIT_COLUMNS = ['Date', 'Who', 'E-mail', 'What', 'Subject', 'Changes']

/** Batch by batch, from the newest down: entries that are added meanwhile are above. */
export async function* auditLines(question: AuditQuestion) {
  let below = Number.MAX_SAFE_INTEGER
  for (;;) {
    const batch = await searchAudit(question).where('id', '<', below).limit(BATCH)
    for (const entry of batch) {
      yield [
        sortableMoment(entry.createdAt),
        entry.actor.fullName,
        entry.actor.email,
        actionText(entry.action),
        subjectText(entry.subjectKind, entry.subjectId),
        differencesText(differences(entry.before, entry.after)),
      ]
    }
    if (batch.length < BATCH) return
    below = batch.at(-1)!.id
  }
}
