import db from '@adonisjs/lucid/services/db'
import { lagosMidnight, sortableMoment } from '#shared/time/lagos_time'
import AuditEntry from '#admin/audit/audit_entry'
import { actionText, listFieldChanges, formatFieldChanges } from '#shared/audit/audit_text'
import { READ_VERBS } from '#shared/audit/personal_data_reads'
import {
  type AuditSubjectDetails,
  ENTRY_COLUMNS,
  GIVEN_NAME,
  SETTING_NAMES,
  ENTRY_SUBJECTS_SQL,
} from '#admin/audit/audit_subject'
import { toLikePatterns } from '#shared/database/sql_condition'
import { countUpTo } from '#shared/database/limited_count'
import { type Prepared, prepared } from '#shared/database/prepared'
import { queryRows, type SqlValue } from '#shared/database/query_rows'
import { readInChunks, readIdsInChunks } from '#shared/database/chunked_reads'
import type { CsvColumns } from '#shared/http/csv_stream'
import {
  orderByKeyset,
  readKeysetPage,
  type PageOrder,
  type KeysetQuery,
  readKeysetPosition,
} from '#shared/http/keyset_page'

export interface AuditQuery {
  /** Defaults to `changes`, because entries about viewed data are far more numerous. */
  show?: 'changes' | 'reads' | 'all'
  condition?: string
  startDate?: Date
  endDate?: Date
}

const AUDIT_ORDER: PageOrder = {
  by: 'audit_entries.created_at',
  type: 'timestamptz',
  isDescending: true,
}

/** No index covers current names, so a search scans only this many of the newest entries. */
const SEARCH_WINDOW_ENTRIES = 10_000

/** Larger than `CHUNK_SIZE`, because each statement searches all monthly partitions. */
const EXPORT_SLICE_ENTRIES = 250

/** Excludes team actions, which each business sees. The text must equal that of the index. */
const IS_STAFF_ACTION = `action not like 'team.%'`

function queryAuditEntries({ show = 'changes', startDate, endDate }: AuditQuery) {
  const query = AuditEntry.query().whereRaw(IS_STAFF_ACTION).preload('actor')
  if (show !== 'all') {
    const isRead = `split_part(audit_entries.action, '.', 2) = any(?)`
    query.whereRaw(show === 'reads' ? isRead : `not ${isRead}`, [[...READ_VERBS]])
  }
  if (startDate) query.where('createdAt', '>=', lagosMidnight(startDate).toJSDate())
  if (endDate) query.where('createdAt', '<', lagosMidnight(endDate).plus({ days: 1 }).toJSDate())
  return query
}

interface EntryDescription {
  id: number
  subject: AuditSubjectDetails | null
  approver: string | null
}

const DESCRIBE_ENTRIES: Prepared = {
  name: 'audit_descriptions',
  sql: `with entries as materialized (
      select ${ENTRY_COLUMNS}, given from jsonb_to_recordset(cast(:entries as jsonb)) as entry (id bigint,
        actor_id bigint, action text, subject_kind text, subject_id text, approval_id bigint, given text)
    ), subjects as (${ENTRY_SUBJECTS_SQL})
    select entries.id, subjects.subject, firstname || ' ' || lastname as approver
    from entries left join subjects on subjects.entry_id = entries.id
      left join approvals on approvals.id = entries.approval_id
      left join users on users.id = approvals.decided_by`,
}

async function describeEntries(entries: AuditEntry[]): Promise<AuditEntry[]> {
  const given = entries.map(
    ({ id, action, subjectKind, subjectId, approvalId, before, after }) => ({
      id,
      action,
      subject_kind: subjectKind,
      subject_id: subjectId,
      approval_id: approvalId,
      given: after?.name ?? before?.name,
    })
  )
  const rows = await prepared<EntryDescription>(db.connection(), DESCRIBE_ENTRIES, {
    entries: JSON.stringify(given),
    settings: SETTING_NAMES,
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const entry of entries) Object.assign(entry.$extras, byId.get(entry.id))
  return entries
}

interface SearchWindow {
  ids: number[]
  /** Positions of the first and last scanned entry; null if there was none. */
  first: string[] | null
  last: string[] | null
  isFull: boolean
}

/** Searches the next `SEARCH_WINDOW_ENTRIES` entries, newest first, for all words. */
async function searchWindow(listQuery: AuditQuery, after: string[] = []): Promise<SearchWindow> {
  const { sql, bindings } = orderByKeyset(queryAuditEntries(listQuery), AUDIT_ORDER, after)
    .limit(SEARCH_WINDOW_ENTRIES)
    .toSQL()
  const [row] = await queryRows<Omit<SearchWindow, 'isFull'> & { looked: number }>(
    db,
    `with entries as materialized (select place, created_at, ${ENTRY_COLUMNS}, ${GIVEN_NAME} from (${sql}) as newest),
     actors as (
       select id, fold(concat_ws(' ', firstname, lastname, email)) as said from users
       where id = any(array(select distinct actor_id from entries))
     ),
     subjects as (${ENTRY_SUBJECTS_SQL.replace(':settings', '?')})
     select (select count(*)::int from entries) as looked,
       (select place from entries order by created_at desc, id desc limit 1) as first,
       (select place from entries order by created_at, id limit 1) as last,
       array(
         select entries.id from entries join actors on actors.id = actor_id
           left join subjects on subjects.entry_id = entries.id
         where said || ' ' || fold(concat_ws(' ', action, replace(action, '_', ' '),
           replace(subject_kind, '_', ' '), subject_id, subject ->> 'text')) like all(?)
         order by entries.created_at desc, entries.id desc
       ) as ids`,
    [...(bindings as SqlValue[]), SETTING_NAMES, toLikePatterns(listQuery.condition ?? '')]
  )
  return { ...row!, isFull: row!.looked === SEARCH_WINDOW_ENTRIES }
}

function queryWindowMatches(listQuery: AuditQuery, { first, last }: SearchWindow, ids: number[]) {
  return queryAuditEntries(listQuery)
    .whereRaw('audit_entries.id = any(?)', [ids])
    .whereRaw('audit_entries.created_at between ?::timestamptz and ?::timestamptz', [
      last?.[0] ?? null,
      first?.[0] ?? null,
    ] as string[])
}

/**
 * Lists the newest first; a search covers the newest 10,000 entries of the period. Throws
 * InvalidCursor and PageTooFar.
 */
export async function listAuditEntries(listQuery: AuditQuery & KeysetQuery) {
  const days = await countUpTo(queryAuditEntries(listQuery), { order: 'created_at desc, id desc' })
  const window = listQuery.condition ? await searchWindow(listQuery) : null
  const query = window
    ? queryWindowMatches(listQuery, window, window.ids)
    : queryAuditEntries(listQuery)
  const count = window ? { ...days, total: window.ids.length } : days
  const page = await readKeysetPage(query, listQuery, {
    list: 'audit log',
    order: AUDIT_ORDER,
    count,
  })
  return { ...page, rows: await describeEntries(page.rows) }
}

export async function findAuditEntry(id: number): Promise<AuditEntry> {
  const [entry] = await describeEntries([
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
    formatFieldChanges([
      ...listFieldChanges(before, after, subjectId),
      ...(approver ? [{ field: 'Approved by', before: '--', after: approver }] : []),
    ]),
}

/** Streams the newest entries first, so that entries added meanwhile shift no row. */
export function exportAuditEntries(listQuery: AuditQuery): AsyncGenerator<AuditEntry> {
  if (listQuery.condition) return exportMatchingEntries(listQuery)
  return readInChunks<AuditEntry>(
    async (after, limit) =>
      describeEntries(
        await orderByKeyset(queryAuditEntries(listQuery), AUDIT_ORDER, readKeysetPosition(after))
          .limit(limit)
          .exec()
      ),
    EXPORT_SLICE_ENTRIES
  )
}

async function* exportMatchingEntries(listQuery: AuditQuery): AsyncGenerator<AuditEntry> {
  let after: string[] | undefined
  do {
    const window: SearchWindow = await searchWindow(listQuery, after)
    yield* readIdsInChunks(window.ids, async (ids) =>
      describeEntries(
        await orderByKeyset(queryWindowMatches(listQuery, window, ids), AUDIT_ORDER).exec()
      )
    )
    after = (window.isFull && window.last) || undefined
  } while (after)
}
