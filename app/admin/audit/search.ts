import { lagosMidnight, sortableMoment } from '#shared/time/lagos_time'
import AuditEntry from '#admin/audit/audit_entry'
import { actionText, differences, differencesText } from '#shared/audit/audit_words'
import { saidOfEntry, subjectColumn } from '#admin/audit/subject'
import { patternOf } from '#admin/console/console_fields'

const BATCH = 500

/** Whoever types a hyphen means the dash that they read. */
const BETWEEN_WORDS = /\s+(?:-\s+)?|–/

export interface AuditQuestion {
  condition?: string
  startDate?: Date
  endDate?: Date
}

/** The newest first, all words of the condition being somewhere in it; both days count. */
export function searchAudit({ condition, startDate, endDate }: AuditQuestion) {
  const query = AuditEntry.query()
    .select('audit_entries.*', subjectColumn())
    .preload('actor')
    .orderBy('id', 'desc')
  if (startDate) query.where('createdAt', '>=', lagosMidnight(startDate).toJSDate())
  if (endDate) query.where('createdAt', '<', lagosMidnight(endDate).plus({ days: 1 }).toJSDate())
  const words = condition?.split(BETWEEN_WORDS).filter(Boolean) ?? []
  if (words.length > 0) query.whereRaw(saidOfEntry(words.map(patternOf)))
  return query
}

/** Throws E_ROW_NOT_FOUND. */
export function auditEntry(id: number): Promise<AuditEntry> {
  return searchAudit({}).where('id', id).firstOrFail()
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
        entry.subjectText,
        differencesText(differences(entry.before, entry.after, entry.subjectId)),
      ]
    }
    if (batch.length < BATCH) return
    below = batch.at(-1)!.id
  }
}
