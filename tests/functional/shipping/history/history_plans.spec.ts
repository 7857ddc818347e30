import { test } from '@japa/runner'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { Caller } from '#identity/sessions/caller'
import User from '#identity/accounts/models/user'
import Organization from '#identity/organizations/models/organization'
import { queryRows } from '#shared/database/query_rows'
import { findShipmentIds } from '#shipping/history/find_shipment_ids'
import { createHistoryCsv } from '#shipping/history/history_csv'
import { loadHistoryPage } from '#shipping/history/history_search'
import type { HistoryQuery } from '#shipping/history/history_conditions'
import { listRecentShipments, listShipmentsBetween } from '#shipping/history/shipment_history'
import findShipments from '#shipping/history/shipment_finder'
import { countByStatus } from '#shipping/history/count_by_status'
import { SearchText } from '#identity/search/search_text'
import { fillDataSet } from '#tests/bench/data/fill'
import { runWithoutIndexes } from '#tests/bench/data/without_indexes'
import { runWithoutTriggers } from '#tests/bench/data/without_triggers'
import { findPlanFaults, collectPlans } from '#tests/support/database/plans'
import { apiClientOf } from '#tests/support/api_client'

const SHIPMENTS = 40_000

/** A page and one more row, which shows whether another page follows. */
const SHOWN = 26

/** The counting limit, plus rows that a filter skips on the way. */
const COUNTED = 15_000

/** The most matching rows that a page without a search may read and sort. */
const FEW = 4_000

async function callerNamed(email: string, organizationId: number) {
  const user = await User.findByOrFail('email', email)
  return new Caller(user, await Organization.findOrFail(organizationId))
}

const customer = () => callerNamed('owner@acme.test', 3)
const staff = () => callerNamed('admin@sendam.test', 1)
const YEARS = { startDate: new Date('2016-01-01'), endDate: new Date('2096-01-01') }

async function someShipment() {
  const [row] = await queryRows<{ recipient: string; number: string; phone: string; day: Date }>(
    db,
    `select recipient, tracking_number::text as number, search.created_at as day,
       (select phone_number from shipment_addresses address
         where address.shipment_id = search.shipment_id and side = 'origin') as phone
     from shipment_searches search where organization_id = 3 order by shipment_id offset 777 limit 1`
  )
  return row!
}

/** One customer has half of 40,000 shipments. One test, because it runs in one transaction. */
test.group('Past shipments among 40,000', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are read by an index, and no more than a page needs, in every order and filter', async ({
    client,
    assert,
  }) => {
    await fillDataSet({ shipments: SHIPMENTS, organizationId: 3, share: 0.5, isBare: true })
    // Uncommitted rows are not vacuumed, so index-only scans look costlier than in production.
    await db.rawQuery('set local random_page_cost = 1.1')
    const { number, phone } = await someShipment()
    const orders = ['date', 'trackingNumber', 'sender', 'recipient', 'status'] as const
    const pages: [string, HistoryQuery & { page?: number }][] = [
      ...orders.flatMap((sort): [string, HistoryQuery][] => [
        [`by ${sort}`, { sort }],
        [`by ${sort}, the last first, of ten years`, { sort: `-${sort}`, ...YEARS }],
      ]),
      ['delivered', { status: 'DELIVERED' }],
      ['delivered, by recipient', { status: 'DELIVERED', sort: 'recipient' }],
      ['waiting for clearance', { status: 'CLEARANCE' }],
      ['held', { parcelState: 'HELD' }],
      ['found by a number', { search: number }],
      ['found by a phone number', { search: phone }],
      ['found by a name', { search: 'adaeze abiola' }],
      ['found by a name, by sender', { search: 'adaeze abiola', sort: 'sender' }],
      ['found by a common word', { search: 'express' }],
      ['found by a common word, by recipient', { search: 'express', sort: 'recipient' }],
      ['found by a letter', { search: 'a' }],
      ['found by a character without matches', { search: '%' }],
      ['found by a status', { search: 'delivered' }],
      ['found nowhere', { search: 'x'.repeat(60) }],
    ]
    const faults: string[] = []
    for (const [who, caller] of [
      ['customer', await customer()],
      ['staff', await staff()],
    ] as const) {
      for (const [label, query] of pages) {
        const found = query.search ? COUNTED : FEW
        const plans = await collectPlans(() => loadHistoryPage(caller, { ...YEARS, ...query }))
        assert.isNotEmpty(plans)
        faults.push(
          ...findPlanFaults(plans, { shown: SHOWN, counted: COUNTED, found }).map(
            (fault) => `${who}, ${label}: ${fault}`
          )
        )
      }
      const more: [string, number, () => Promise<unknown>][] = [
        ['recent shipments', 25, () => listRecentShipments(caller)],
        [
          'all of ten years',
          2000,
          () => listShipmentsBetween(caller, YEARS.startDate, YEARS.endDate),
        ],
        ['counts by status', SHOWN, () => countByStatus(caller, YEARS)],
        ['the palette', SHOWN, () => findShipments(new SearchText(number), caller)],
        [
          'first batch of the CSV file',
          500,
          () => createHistoryCsv(caller, YEARS).then((file) => file.destroy()),
        ],
      ]
      for (const [label, shown, work] of more) {
        const plans = await collectPlans(work)
        const bounds = { shown, counted: COUNTED * 8, found: FEW }
        faults.push(...findPlanFaults(plans, bounds).map((fault) => `${who}, ${label}: ${fault}`))
      }
    }
    assert.deepEqual(faults, [])

    await readEveryPage(await customer(), assert)
    const apiClient = await apiClientOf(client, 'owner@acme.test')
    const days = 'startDate=2016-01-01&endDate=2096-01-01'
    const far = await apiClient('get', `/shipment/history?${days}&page=40000`)
    far.assertStatus(422)
    assert.equal(far.body().code, 'E_PAGE_TOO_FAR')
    const last = await apiClient('get', `/shipment/history?${days}&page=400`)
    const { nextPageUrl, total, hasMoreThanTotal } = last.body().metadata
    assert.deepEqual([total, hasMoreThanTotal], [10_000, true])
    assert.match(nextPageUrl, /&page=401&cursor=/)
    const next = await apiClient('get', nextPageUrl.split('/api/v1')[1])
    assert.equal(next.body().data[0].index, 10_001)
    const before = await apiClient('get', next.body().metadata.previousPageUrl.split('/api/v1')[1])
    assert.deepEqual(
      before.body().data.map(({ id }: { id: number }) => id),
      last.body().data.map(({ id }: { id: number }) => id)
    )
    const long = await apiClient('get', `/shipment/history?${days}&search=${'x'.repeat(200)}`)
    long.assertStatus(422)
    const stranger = await apiClientOf(client, 'admin@sendam.test')
    const foreign = await stranger('get', nextPageUrl.split('/api/v1')[1])
    assert.equal(foreign.body().code, 'E_BAD_CURSOR')

    await checkEqualTimes(assert)
  }).timeout(180_000)
})

const MOMENT = '2026-03-02T09:00:00Z'
const MOVED = ['shipments', 'shipment_searches']

/** Gives all shipments the time of one import, so that only their ids order them. */
async function checkEqualTimes(assert: import('@japa/assert').Assert) {
  const move = async (trx: QueryClientContract) => {
    for (const table of MOVED) {
      await trx.from(table).where('organization_id', 3).update({ created_at: MOMENT })
    }
  }
  await runWithoutTriggers(db.connection(), MOVED, (trx) =>
    runWithoutIndexes(trx, 'shipment_searches', move, 'gin')
  )
  await db.rawQuery('analyze shipments, shipment_searches')
  const moments = await queryRows(
    db,
    'select distinct created_at from shipment_searches where organization_id = 3'
  )
  assert.lengthOf(moments, 1)
  const caller = await customer()
  const faults: string[] = []
  for (const query of [
    {},
    { sort: '-date' },
    { sort: 'recipient' },
    { status: 'DELIVERED' },
    { search: 'adaeze abiola' },
    { search: 'express' },
  ] satisfies HistoryQuery[]) {
    const plans = await collectPlans(() => loadHistoryPage(caller, { ...YEARS, ...query }))
    const found = 'search' in query ? COUNTED : FEW
    faults.push(
      ...findPlanFaults(plans, { shown: SHOWN, counted: COUNTED, found }).map(
        (fault) => `at equal times, ${JSON.stringify(query)}: ${fault}`
      )
    )
  }
  assert.deepEqual(faults, [])
  await readEveryPage(caller, assert)
}

/** Reads every page in every order: each row once, and the same rows in each order. */
async function readEveryPage(caller: Caller, assert: import('@japa/assert').Assert) {
  const { ids } = await findShipmentIds(caller, { search: 'adaeze' })
  for (const sort of ['date', '-sender', 'recipient', 'trackingNumber', '-status'] as const) {
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const query = { search: 'adaeze', sort, perPage: 100, cursor }
      const { rows, metadata } = await loadHistoryPage(caller, query)
      seen.push(...rows.map(({ id }) => id))
      cursor = metadata.nextCursor ?? undefined
    } while (cursor)
    assert.deepEqual(new Set(seen), new Set(ids), sort)
    assert.lengthOf(seen, ids.length, sort)
  }
}
