import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { createHomeCaller } from '#identity/sessions/create_caller'
import User from '#identity/accounts/models/user'
import { SearchText } from '#identity/search/search_text'
import { queryRows } from '#shared/database/query_rows'
import type { KeysetQuery } from '#shared/http/keyset_page'
import type Wallet from '#wallet/balances/wallet'
import { TRANSACTION_SORTS, type TransactionQuery } from '#wallet/transactions/transaction_query'
import findOwnTransactions from '#wallet/transactions/transaction_finder'
import { exportTransactionsCsv } from '#wallet/transactions/transactions_csv'
import {
  listRecentTransactions,
  loadTransactionPage,
  listTransactionsAfter,
  listTransactionsBetween,
} from '#wallet/transactions/load_transactions'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { findPlanFaults, collectPlans } from '#tests/support/database/plans'
import { apiClientOf } from '#tests/support/api_client'

const OWNER = 'owner@acme.test'
const ROWS = 12_000
const SHOWN = 26
const YEARS = { startDate: new Date('2016-01-01'), endDate: new Date('2096-01-01') }

/** The year-old transactions: each wallet has one every two minutes. */
const begin = new Date()
const dayOf = (days: number) =>
  new Date(begin.getFullYear() - 1, begin.getMonth(), begin.getDate() + days)
const THREE_DAYS = { startDate: dayOf(3), endDate: dayOf(5) }
const IN_THREE_DAYS = 3 * 720

/** Alternates between this wallet and another, so that neither's rows are contiguous. */
const TRANSFERS = `insert into ledger_transfers (kind, reference, comment, created_at)
  select 'demo_funding', 'BULK-' || number, case number % 1000 when 8 then 'From Zikoranachi' else 'Pay in' end,
    now() - interval '1 year' + number * interval '1 minute' from generate_series(1, ${2 * ROWS}) as number`

const ENTRIES = `insert into ledger_entries (transfer_id, account_id, amount_kobo, balance_after_kobo, created_at)
  select id, case id % 2 when 0 then :one::bigint else :other::bigint end, 100 + id % 977, 1, created_at
  from ledger_transfers where reference like 'BULK-%' order by id`

/** One test, because all of it runs in one transaction. */
test.group('A large table of transactions', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is read by an index, as many rows as are shown, and can be paged to its end', async ({
    client,
    assert,
  }) => {
    const wallet = await walletOf(OWNER)
    const other = await walletOf('member@sendam.test')
    const before = await listTransactionsBetween(wallet, YEARS)
    await fill(wallet.account('cash').id, other.account('cash').id)
    const pages: TransactionQuery[] = [
      ...TRANSACTION_SORTS.flatMap((sort) => [{ sort }, { sort, ...YEARS }]),
      ...['zikoranachi', 'pay in', 'bulk-1777', '1.77', 'a', '%', 'x'.repeat(60)].flatMap(
        (search) => [{ search }, { search, sort: '-amount' as const }]
      ),
    ]
    const caller = await createHomeCaller(await User.findByOrFail('email', OWNER))
    const works: [string, number, number, () => Promise<unknown>][] = [
      ...pages.map((query): [string, number, number, () => Promise<unknown>] => [
        JSON.stringify(query),
        SHOWN,
        query.search ? 20_000 : 4000,
        () => loadTransactionPage(wallet, query),
      ]),
      ['page 400', SHOWN, 10_001, () => loadTransactionPage(wallet, { page: 400 })],
      ['the latest', SHOWN, 0, () => listRecentTransactions(wallet)],
      ['all of ten years', 2000, 0, () => listTransactionsBetween(wallet, YEARS)],
      ['of an API client', SHOWN, 0, () => listTransactionsAfter(wallet, {})],
      [
        'global search',
        SHOWN,
        4000,
        () => findOwnTransactions(new SearchText('zikoranachi'), caller),
      ],
      [
        'the first chunk of a CSV file',
        500,
        0,
        () => exportTransactionsCsv(caller, wallet, YEARS).then((f) => f.destroy()),
      ],
    ]
    const faults: string[] = []
    for (const [label, shown, found, work] of works) {
      const plans = await collectPlans(work)
      const bounds = { shown, counted: 15_000, found }
      faults.push(...findPlanFaults(plans, bounds).map((fault) => `${label}: ${fault}`))
    }
    assert.deepEqual(faults, [])

    const reads: [TransactionQuery & KeysetQuery, number][] = [
      // Reading all rows of every query would take too long.
      [{ page: 20 }, before.length + ROWS - 9500],
      [{ sort: 'amount', ...THREE_DAYS }, IN_THREE_DAYS],
      [{ sort: '-comment', ...THREE_DAYS }, IN_THREE_DAYS],
    ]
    for (const [query, count] of reads) {
      const ids = await readToTheEnd(wallet, query)
      assert.deepEqual([ids.length, new Set(ids).size], [count, count], query.sort)
    }
    await putMoney(wallet, { kobo: 5, comment: 'Written by the house' })
    const { rows, metadata } = await loadTransactionPage(wallet, { search: 'BY THE house' })
    assert.lengthOf(rows, 1)
    assert.equal(metadata.total, 1)

    const apiClient = await apiClientOf(client, OWNER)
    const days = 'startDate=2016-01-01&endDate=2096-01-01'
    const far = await apiClient('get', `/transactions/history?${days}&page=40000`)
    far.assertStatus(422)
    assert.equal(far.body().code, 'E_PAGE_TOO_FAR')
    const last = await apiClient('get', `/transactions/history?${days}&page=400`)
    const { nextPageUrl, total, hasMoreThanTotal } = last.body().metadata
    assert.deepEqual([total, hasMoreThanTotal], [10_000, true])
    const next = await apiClient('get', nextPageUrl.split('/api/v1')[1])
    assert.equal(next.body().data[0].index, 10_001)
    const stranger = await apiClientOf(client, 'member@sendam.test')
    const foreign = await stranger('get', nextPageUrl.split('/api/v1')[1])
    assert.equal(foreign.body().code, 'E_BAD_CURSOR')
  }).timeout(180_000)
})

async function readToTheEnd(
  wallet: Wallet,
  query: TransactionQuery & KeysetQuery
): Promise<number[]> {
  const ids: number[] = []
  let cursor: string | undefined
  do {
    const { rows, metadata } = await loadTransactionPage(wallet, {
      ...query,
      perPage: 500,
      cursor,
    })
    ids.push(...rows.map(({ id }) => id))
    cursor = metadata.nextCursor ?? undefined
  } while (cursor)
  return ids
}

async function fill(one: number, other: number) {
  // The ledger need not balance: the test rolls this back.
  await db.rawQuery('alter table ledger_entries disable trigger user')
  await queryRows(db, TRANSFERS)
  await queryRows(db, ENTRIES, { one, other })
  await db.rawQuery('alter table ledger_entries enable trigger user')
  await queryRows(db, 'select fill_transaction_search(0, max(id)) from ledger_entries')
  await queryRows(db, 'analyze ledger_entries, ledger_transfers, transaction_searches')
  // Uncommitted rows are not vacuumed, so index-only scans look costlier than in production.
  await db.rawQuery('set local random_page_cost = 1.1')
}
