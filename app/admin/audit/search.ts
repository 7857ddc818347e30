import { lagosMidnight, sortableMoment } from '#shared/time/lagos_time'
import AuditEntry from '#admin/audit/audit_entry'
import { actionText, differences, differencesText } from '#shared/audit/audit_words'
import { READ_VERBS } from '#shared/audit/reads'
import { approverColumn, saidOfEntry, subjectColumn } from '#admin/audit/subject'
import { wordPatterns } from '#shared/database/condition'
import { countUpTo } from '#shared/database/limited_count'
import {
  inOrder,
  keysetPage,
  type PageOrder,
  type PageQuestion,
  placeOf,
} from '#shared/http/keyset_page'

const BATCH = 500

export interface AuditQuestion {
  /** What changed something, unless told: what was read is much more. */
  show?: 'changes' | 'reads' | 'all'
  condition?: string
  startDate?: Date
  endDate?: Date
}

const ORDER: PageOrder = {
  by: 'audit_entries.created_at',
  type: 'timestamptz',
  isDescending: true,
}

/** Words are in names that are read as they are now, which no index knows: they are looked for in the newest ones. */
const LOOKED_THROUGH = 10_000

/** What people of a business do in it is in its own log. As the index says it, word for word. */
const OF_STAFF = `action not like 'team.%'`

function entriesOf({ show = 'changes', startDate, endDate }: AuditQuestion) {
  const query = AuditEntry.query().whereRaw(OF_STAFF)
  if (show !== 'all') {
    const isRead = `split_part(audit_entries.action, '.', 2) = any(?)`
    query.whereRaw(show === 'reads' ? isRead : `not ${isRead}`, [[...READ_VERBS]])
  }
  if (startDate) query.where('createdAt', '>=', lagosMidnight(startDate).toJSDate())
  if (endDate) query.where('createdAt', '<', lagosMidnight(endDate).plus({ days: 1 }).toJSDate())
  return query
}

/** With all words of the condition somewhere in each; both days count. */
function holding(query: ReturnType<typeof entriesOf>, { condition }: AuditQuestion) {
  if (condition) query.whereRaw(saidOfEntry(wordPatterns(condition)))
  return query
}

function withRowParts(query: ReturnType<typeof entriesOf>) {
  return query.select('audit_entries.*', subjectColumn(), approverColumn()).preload('actor')
}

/** The newest first; what is searched are the newest 10,000 of the days. Throws BadCursor and PageTooFar. */
export async function auditPage(question: AuditQuestion & PageQuestion) {
  const query = entriesOf(question)
  const days = await countUpTo(query, { order: 'created_at desc, id desc' })
  if (question.condition) {
    const newest = entriesOf(question).orderByRaw('created_at desc, id desc').limit(LOOKED_THROUGH)
    holding(query, question).knexQuery.from(newest.knexQuery.as('audit_entries'))
  }
  const count = question.condition ? { ...(await countUpTo(query)), hasMore: days.hasMore } : days
  return keysetPage(withRowParts(query), question, { list: 'audit log', order: ORDER, count })
}

/** Throws E_ROW_NOT_FOUND. */
export function auditEntry(id: number): Promise<AuditEntry> {
  return withRowParts(AuditEntry.query().where('id', id)).firstOrFail()
}

export const AUDIT_COLUMNS = ['Date', 'Who', 'E-mail', 'What', 'Subject', 'Changes']

/** All of them, batch by batch, from the newest down: entries that are added meanwhile are above. */
export async function* auditLines(question: AuditQuestion) {
  let place: string[] | undefined = []
  while (place) {
    const query = withRowParts(holding(entriesOf(question), question))
    const batch: AuditEntry[] = await inOrder(query, ORDER, place).limit(BATCH)
    for (const entry of batch) {
      yield [
        sortableMoment(entry.createdAt),
        entry.actor.fullName,
        entry.actor.email,
        actionText(entry.action),
        entry.subjectText,
        differencesText([
          ...differences(entry.before, entry.after, entry.subjectId),
          ...(entry.approver
            ? [{ field: 'Approved by', before: '--', after: entry.approver }]
            : []),
        ]),
      ]
    }
    const last = batch.at(BATCH - 1)
    place = last && placeOf(last)
  }
}
