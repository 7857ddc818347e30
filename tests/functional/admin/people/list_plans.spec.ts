import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { exportAuditEntries, listAuditEntries } from '#admin/audit/search_audit_log'
import findUsers from '#admin/people/user_finder'
import { listPeople } from '#identity/people/people_list'
import { SearchText } from '#identity/search/search_text'
import { queryRows } from '#shared/database/query_rows'
import type { KeysetPage } from '#shared/http/keyset_page'
import { findPlanFaults, collectPlans } from '#tests/support/database/plans'

const ROWS = 12_000
const SHOWN = 26
const YEARS = { startDate: new Date('2016-01-01'), endDate: new Date('2096-01-01') }

const PEOPLE = `insert into users (email, firstname, lastname, phone_number)
  select 'person' || number || '@list.example', case number % 1000 when 7 then 'Zikoranachi' else 'Ada' end,
    'Number ' || number, '080' || lpad(number::text, 8, '0') from generate_series(1, ${ROWS}) as number`

const AUDIT = `insert into audit_entries (actor_id, action, subject_kind, subject_id, created_at)
  select (select min(id) from users), 'user.block', 'user', (select min(id) from users)::text,
    now() - number * interval '1 hour' from generate_series(1, ${ROWS}) as number`

type Page = KeysetPage<{ id: number }>

/** All in one test, so that the rows are inserted once and rolled back with its transaction. */
test.group('Admin lists over 12,000 rows', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('read only the rows they show through an index, and page to the end', async ({ assert }) => {
    for (const sql of [PEOPLE, AUDIT, 'analyze users, audit_entries']) await queryRows(db, sql)
    // Uncommitted rows are not vacuumed, so index-only scans look costlier than in production.
    await db.rawQuery('set local random_page_cost = 1.1')
    // Counts stop at 10,000 matches, and a search examines at most 10,000 rows.
    const counted = 25_000
    const cases: [string, number, () => Promise<unknown>][] = [
      ['people', 0, () => listPeople({})],
      ['people, page 400', 10_001, () => listPeople({ page: 400 })],
      ['people of a rare name', 1000, () => listPeople({ condition: 'zikoranachi' })],
      ['people of a common name', 4000, () => listPeople({ condition: 'ada number' })],
      ['nobody', 1000, () => listPeople({ condition: 'x'.repeat(60) })],
      ['people with a sign', 10_000, () => listPeople({ condition: '%' })],
      ['the palette', 4000, () => findUsers(new SearchText('ada number 1'), null as never)],
      ['audit log', 0, () => listAuditEntries({})],
      ['audit log of ten years', 0, () => listAuditEntries(YEARS)],
      ['audit log of somebody', 10_000, () => listAuditEntries({ condition: 'block' })],
      ['audit log of nobody', 10_000, () => listAuditEntries({ condition: 'nobody' })],
      ['the first of its file', 500, () => exportAuditEntries(YEARS).next()],
    ]
    const faults: string[] = []
    for (const [name, found, work] of cases) {
      const plans = await collectPlans(work)
      assert.isNotEmpty(plans)
      const bounds = { shown: SHOWN, counted, found }
      faults.push(...findPlanFaults(plans, bounds).map((fault) => `${name}: ${fault}`))
    }
    assert.deepEqual(faults, [])

    const rare = await readAllPages((cursor) =>
      listPeople({ condition: 'zikoranachi', perPage: 6, cursor })
    )
    assert.lengthOf(new Set(rare), ROWS / 1000)
    const everybody = await readAllPages((cursor) => listPeople({ perPage: 500, cursor }))
    assert.deepEqual(
      everybody,
      [...new Set(everybody)].sort((one, other) => other - one)
    )
    assert.isAbove(everybody.length, ROWS)
    const entries = await readAllPages((cursor) => listAuditEntries({ perPage: 500, cursor }))
    assert.isAtLeast(new Set(entries).size, ROWS)
    assert.lengthOf(entries, new Set(entries).size)
    const { metadata } = await listAuditEntries({ condition: 'nobody' })
    assert.containsSubset(metadata, { total: 0, hasMoreThanTotal: true })
  }).timeout(180_000)
})

async function readAllPages(read: (cursor?: string) => Promise<Page>): Promise<number[]> {
  const seen: number[] = []
  let cursor: string | undefined
  do {
    const { rows, metadata } = await read(cursor)
    seen.push(...rows.map(({ id }) => id))
    cursor = metadata.nextCursor ?? undefined
  } while (cursor)
  return seen
}
