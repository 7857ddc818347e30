import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { backdate, putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { person } from '#tests/support/people'

const PAGE = '/base/wallet/transactions'
const LIST = { component: 'wallet/transactions/transactions', only: 'transactions' }
const BALANCE = { component: 'wallet/balances/balance', only: 'movements,history,inflow' }

/** Created for each test, so that it has no earlier transactions. */
let session: PageSession
let ownerEmail = ''

type Row = { id: number; amount: number; isCredit: boolean; balanceAfter: number }

async function listed(query = ''): Promise<{ data: Row[]; metadata: { total: number } }> {
  const { props } = await session.visit(`${PAGE}${query}`, LIST)
  return props.transactions
}

test.group('The transactions page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const { email } = await person()
    ownerEmail = email
    session = await PageSession.signedIn(ownerEmail)
  })

  test('shows the balance after each row, whatever the search, sort or page', async ({
    assert,
  }) => {
    const wallet = await walletOf(ownerEmail)
    const left = new Map<number, number>()
    let balance = 0
    for (let turn = 1; turn <= 12; turn++) {
      const kobo = turn % 3 === 0 ? -turn * 1_05 : turn * 10_10
      balance += kobo
      await putMoney(wallet, { kobo, comment: turn % 2 ? 'Odd' : 'Even' })
      left.set(Math.abs(kobo) / 100, balance / 100)
    }
    const expected = ({ amount }: Row) => left.get(amount)
    const queries = [
      '',
      '?search=odd',
      '?sort=amount',
      '?page=2&perPage=10',
      '?search=even&sort=-date',
    ]
    for (const query of queries) {
      const { data } = await listed(query)
      assert.isAbove(data.length, 0, query)
      for (const row of data) assert.equal(row.balanceAfter, expected(row), query)
    }
    const first = await listed('?perPage=10')
    assert.lengthOf(first.data, 10)
    assert.equal(first.metadata.total, 12)
    assert.equal(first.data[0]!.balanceAfter, balance / 100)
  })

  test('filters by the days of its URL, ignores invalid parameters and exports without days', async ({
    assert,
  }) => {
    const wallet = await walletOf(ownerEmail)
    await backdate(await putMoney(wallet, { kobo: 700 }), lagos('2026-03-10T12:00'))
    await putMoney(wallet, { kobo: 800 })
    const found = await listed('?startDate=2026-03-10&endDate=2026-03-10')
    assert.deepEqual(
      found.data.map(({ amount }) => amount),
      [7]
    )
    const { metadata } = await listed('?startDate=soon&sort=colour')
    assert.equal(metadata.total, 2)
    const file = await session.get('/api/v1/transactions/history.csv')
    assert.equal(file.status, 200)
    const lines = await file.text()
    assert.lengthOf(lines.trim().split('\r\n'), 3)
    assert.include(file.headers.get('content-disposition')!, 'transactions.csv')
  })

  test('opens a transaction by its URL, but none of another wallet', async ({ assert }) => {
    await putMoney(await walletOf(ownerEmail), { kobo: 700, comment: 'Mine' })
    const { data } = await listed()
    const [mine] = data
    const entry = { ...LIST, only: 'entry' }
    const own = await session.visit(`${PAGE}?entry=${mine!.id}`, entry)
    assert.containsSubset(own.props.entry, { id: mine!.id, balanceAfter: 7, comment: 'Mine' })
    const stranger = await PageSession.signedIn('member@sendam.test')
    const strangerPage = await stranger.visit(`${PAGE}?entry=${mine!.id}`, entry)
    assert.notProperty(strangerPage.props, 'entry')
    assert.include(strangerPage.rescuedProps, 'entry')
  })
})

test.group('Transactions on the wallet page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const { email } = await person()
    ownerEmail = email
    session = await PageSession.signedIn(ownerEmail)
  })

  test('are the latest five; a chart needs transactions on seven days', async ({ assert }) => {
    const wallet = await walletOf(ownerEmail)
    const days = [20, 18, 16, 14, 12, 10].map((ago) => DateTime.now().minus({ days: ago }))
    for (const day of days) await backdate(await putMoney(wallet, { kobo: 1000 }), day)
    await backdate(await putMoney(wallet, { kobo: 1000 }), days[0]!)
    const few = await session.visit('/base/wallet/balance', BALANCE)
    assert.lengthOf(few.props.movements, 5)
    assert.isNull(few.props.history)
    assert.match(few.props.inflow.message, /^Your virtual bank account is being created/)
    assert.isTrue(few.props.inflow.isPending)
    await putMoney(wallet, { kobo: -500 })
    const enough = await session.visit('/base/wallet/balance', BALANCE)
    assert.lengthOf(enough.props.history, 30)
    assert.containsSubset(enough.props.movements[0], { isCredit: false, balanceAfter: 65 })
  })
})

function lagos(moment: string): DateTime {
  return DateTime.fromISO(moment, { zone: 'Africa/Lagos' })
}
