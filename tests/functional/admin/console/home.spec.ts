import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { loadConsoleFigures } from '#admin/console/console_figures'
import { loadInbox } from '#admin/console/inbox/load_inbox'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { setCardOutcome, startFunding } from '#tests/support/money/payments'
import { findCaller, linkPayoutAccount } from '#tests/support/money/payouts'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { countQueries } from '#tests/support/database/query_count'
import { makeShipment } from '#tests/support/shipment_rows'
import { backdate } from '#tests/support/money/wallet_rows'

const midnight = () => DateTime.now().setZone('Africa/Lagos').startOf('day')
const lastNight = () => midnight().minus({ minutes: 5 })

async function readFigures() {
  const page = await PageSession.signedIn('admin@sendam.test')
  const figures = { component: 'admin/console/home', only: 'figures' }
  const { props } = await page.visit('/admin/home', figures)
  return props.figures
}

/** A shipment with this price in naira that its owner pays from the wallet. */
async function pay(member: ApiClientCall, shippingNaira: number) {
  const shipment = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION', shippingNaira })
  const path = `/shipment/${shipment.transactionReference}/make_payment/Wallet`
  const paid = await member('post', path, {}, { 'Idempotency-Key': shipment.transactionReference })
  paid.assertStatus(200)
  const transfer = await db
    .from('ledger_transfers')
    .where('reference', shipment.transactionReference)
    .firstOrFail()
  return { shipment, transferId: Number(transfer.id) }
}

test.group('The home page of the console', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoWallets())

  test('counts the bookings that Past Shipments lists for today, without cancelled ones', async ({
    assert,
  }) => {
    const today = DateTime.max(midnight(), DateTime.now().minus({ seconds: 5 }))
    const before = await readFigures()
    await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION', createdAt: today })
    await makeShipment({ status: 'BOOKED', createdAt: today })
    await makeShipment({ status: 'CANCELED', createdAt: today })
    await makeShipment({ status: 'BOOKED', createdAt: lastNight() })
    const after = await readFigures()
    assert.equal(after.today.booked - before.today.booked, 2)
    assert.equal(after.yesterday.booked - before.yesterday.booked, 1)
    assert.lengthOf(after.days, 30)
    assert.include(after.days.at(-1), after.today)
    assert.include(after.days.at(-2), after.yesterday)

    const { day } = after.today
    const page = await PageSession.signedIn('admin@sendam.test')
    const { props } = await page.visit(
      `/base/shipment/history?startDate=${day}&endDate=${day}&perPage=100`,
      { component: 'shipping/history/history', only: 'rows' }
    )
    const rows: { status: string }[] = props.rows.data
    assert.lengthOf(
      rows.filter(({ status }) => status !== 'CANCELED'),
      after.today.booked
    )
  })

  test('shows the ledger’s revenue less refunds, by Lagos day', async ({ client, assert }) => {
    const member = await apiClientOf(client, 'member@sendam.test')
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const before = await readFigures()
    assert.equal(before.today.revenue, 0)
    await pay(member, 2000.5)
    const { transferId } = await pay(member, 700)
    await backdate(transferId, lastNight())
    const { shipment } = await pay(member, 300)
    await shipment.merge({ status: 'PENDING_ISSUE' }).save()
    const voided = await admin('delete', `/shipment/void/${shipment.id}`)
    voided.assertStatus(200)
    const after = await readFigures()
    assert.equal(after.today.revenue, 2000.5)
    assert.equal(after.today.refunded, 300)
    assert.equal(after.yesterday.revenue, 700)
    assert.equal(after.revenue, 2700.5)
  })

  test('sums pending fundings and withdrawals', async ({ client, assert }) => {
    const member = await apiClientOf(client, 'member@sendam.test')
    const reference = await startFunding(member, 5000)
    await setCardOutcome(reference, { outcome: 'pending' })
    await member('post', `/transactions/${reference}/verify`, {})
    const { id } = await linkPayoutAccount()
    const body = { amount: 1000, creditAccountId: id }
    const withdrawal = await member('post', '/wallet/withdraw', body, {
      'Idempotency-Key': 'a-withdrawal-of-today',
    })
    withdrawal.assertStatus(200)
    const { funding, withdrawals } = await readFigures()
    assert.deepEqual(funding, { count: 1, total: 5000 })
    assert.deepEqual(withdrawals, { count: 1, total: 1000 })
  })

  test('sends as many queries on a busy day as on a quiet one', async ({ assert }) => {
    const caller = await findCaller('admin@sendam.test')
    const load = () => Promise.all([loadConsoleFigures(), loadInbox(caller)])
    await makeShipment({ status: 'PENDING_ISSUE' })
    const quiet = await countQueries(load)
    await makeShipment({ status: 'PENDING_ISSUE' })
    await makeShipment({ status: 'PENDING_ISSUE' })
    assert.equal(await countQueries(load), quiet)
  })
})
