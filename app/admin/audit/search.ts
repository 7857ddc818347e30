import db from '@adonisjs/lucid/services/db'
import { lagosMidnight, sortableMoment } from '#shared/time/lagos_time'
import AuditEntry from '#admin/audit/audit_entry'
import { actionText, differences, differencesText } from '#shared/audit/audit_words'
import { READ_VERBS } from '#shared/audit/reads'
import {
  type AuditedSubject,
  ENTRY_COLUMNS,
  GIVEN,
  SETTING_NAMES,
  SUBJECTS_OF_ENTRIES,
} from '#admin/audit/subject'
import { wordPatterns } from '#shared/database/condition'
import { countUpTo } from '#shared/database/limited_count'
import { type Prepared, prepared } from '#shared/database/prepared'
import { rowsOf, type Value } from '#shared/database/rows'
import { inSlices, slicesOf } from '#shared/database/slices'
import type { CsvColumns } from '#shared/http/csv_file'
import {
  inOrder,
  keysetPage,
  type PageOrder,
  type PageQuestion,
  placeOf,
} from '#shared/http/keyset_page'

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

/** Words are in names that are read as they are now, which no index knows: they are looked for in so many at a time. */
const LOOKED_THROUGH = 10_000

/** Each statement of a file looks into all months of the log. */
const FILE_SLICE = 250

/** What people of a business do in it is in its own log. As the index says it, word for word. */
const OF_STAFF = `action not like 'team.%'`

function entriesOf({ show = 'changes', startDate, endDate }: AuditQuestion) {
  const query = AuditEntry.query().whereRaw(OF_STAFF).preload('actor')
  if (show !== 'all') {
    const isRead = `split_part(audit_entries.action, '.', 2) = any(?)`
    query.whereRaw(show === 'reads' ? isRead : `not ${isRead}`, [[...READ_VERBS]])
  }
  if (startDate) query.where('createdAt', '>=', lagosMidnight(startDate).toJSDate())
  if (endDate) query.where('createdAt', '<', lagosMidnight(endDate).plus({ days: 1 }).toJSDate())
  return query
}

interface Described {
  id: number
  subject: AuditedSubject | null
  approver: string | null
}

const DESCRIPTIONS: Prepared = {
  name: 'audit_descriptions',
  sql: `with entries as materialized (
      select ${ENTRY_COLUMNS}, given from jsonb_to_recordset(cast(:entries as jsonb)) as entry (id bigint,
        actor_id bigint, action text, subject_kind text, subject_id text, approval_id bigint, given text)
    ), subjects as (${SUBJECTS_OF_ENTRIES})
    select entries.id, subjects.subject, firstname || ' ' || lastname as approver
    from entries left join subjects on subjects.entry_id = entries.id
      left join approvals on approvals.id = entries.approval_id
      left join users on users.id = approvals.decided_by`,
}

/** With what each is about, and who approved it where it needed a second person. */
async function described(entries: AuditEntry[]): Promise<AuditEntry[]> {
  const given = entries.map(
    ({ id, action, subjectKind, subjectId, approvalId, before, after }) => ({
      ...{ id, action, subject_kind: subjectKind, subject_id: subjectId, approval_id: approvalId },
      given: after?.name ?? before?.name,
    })
  )
  const rows = await prepared<Described>(db.connection(), DESCRIPTIONS, {
    ...{ entries: JSON.stringify(given), settings: SETTING_NAMES },
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const entry of entries) Object.assign(entry.$extras, byId.get(entry.id))
  return entries
}

interface Window {
  /** Those that hold all words, the newest first. */
  ids: number[]
  /** The places of the first and the last that was looked at; null where there was none. */
  first: string[] | null
  last: string[] | null
  isFull: boolean
}

/** The next of the newest entries, and which of them have all words somewhere in what is said of them. */
async function lookThrough(question: AuditQuestion, after: string[] = []): Promise<Window> {
  const { sql, bindings } = inOrder(entriesOf(question), ORDER, after).limit(LOOKED_THROUGH).toSQL()
  const [row] = await rowsOf<Omit<Window, 'isFull'> & { looked: number }>(
    db,
    `with entries as materialized (select place, created_at, ${ENTRY_COLUMNS}, ${GIVEN} from (${sql}) as newest),
     actors as (
       select id, concat_ws(' ', firstname, lastname, email) as said from users
       where id = any(array(select distinct actor_id from entries))
     ),
     subjects as (${SUBJECTS_OF_ENTRIES.replace(':settings', '?')})
     select (select count(*)::int from entries) as looked,
       (select place from entries order by created_at desc, id desc limit 1) as first,
       (select place from entries order by created_at, id limit 1) as last,
       array(
         select entries.id from entries join actors on actors.id = actor_id
           left join subjects on subjects.entry_id = entries.id
         where concat_ws(' ', said, action, replace(action, '_', ' '),
           replace(subject_kind, '_', ' '), subject_id, subject ->> 'text') ilike all(?)
         order by entries.created_at desc, entries.id desc
       ) as ids`,
    [...(bindings as Value[]), SETTING_NAMES, wordPatterns(question.condition ?? '')]
  )
  return { ...row!, isFull: row!.looked === LOOKED_THROUGH }
}

/** Some of the entries that were found in a window. */
function foundIn(question: AuditQuestion, { first, last }: Window, ids: number[]) {
  return entriesOf(question)
    .whereRaw('audit_entries.id = any(?)', [ids])
    .whereRaw('audit_entries.created_at between ?::timestamptz and ?::timestamptz', [
      last?.[0] ?? null,
      first?.[0] ?? null,
    ] as string[])
}

/** The newest first; what is searched are the newest 10,000 of the days. Throws BadCursor and PageTooFar. */
export async function auditPage(question: AuditQuestion & PageQuestion) {
  const days = await countUpTo(entriesOf(question), { order: 'created_at desc, id desc' })
  const window = question.condition ? await lookThrough(question) : null
  const query = window ? foundIn(question, window, window.ids) : entriesOf(question)
  const count = window ? { ...days, total: window.ids.length } : days
  const page = await keysetPage(query, question, { list: 'audit log', order: ORDER, count })
  return { ...page, rows: await described(page.rows) }
}

/** Throws E_ROW_NOT_FOUND. */
export async function auditEntry(id: number): Promise<AuditEntry> {
  const [entry] = await described([
    await AuditEntry.query().where('id', id).preload('actor').firstOrFail(),
  ])
  return entry!
}

export const AUDIT_COLUMNS: CsvColumns<AuditEntry> = {
  'Date': ({ createdAt }) => sortableMoment(createdAt),
  'Who': ({ actor }) => actor.fullName,
  'E-mail': ({ actor }) => actor.email,
  'What': ({ action }) => actionText(action),
  'Subject': ({ subjectText }) => subjectText,
  'Changes': ({ before, after, subjectId, approver }) =>
    differencesText([
      ...differences(before, after, subjectId),
      ...(approver ? [{ field: 'Approved by', before: '--', after: approver }] : []),
    ]),
}

/** All of them from the newest down: entries that are added meanwhile are above. */
export function auditEntries(question: AuditQuestion): AsyncGenerator<AuditEntry> {
  if (question.condition) return allFound(question)
  return inSlices<AuditEntry>(
    async (after, limit) =>
      described(await inOrder(entriesOf(question), ORDER, placeOf(after)).limit(limit).exec()),
    FILE_SLICE
  )
}

async function* allFound(question: AuditQuestion): AsyncGenerator<AuditEntry> {
  let after: string[] | undefined
  do {
    const window: Window = await lookThrough(question, after)
    yield* slicesOf(window.ids, async (ids) =>
      described(await inOrder(foundIn(question, window, ids), ORDER).exec())
    )
    after = (window.isFull && window.last) || undefined
  } while (after)
}
