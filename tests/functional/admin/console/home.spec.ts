import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { loadConsoleFigures } from '#admin/console/console_figures'
import { loadStaffQueues } from '#admin/console/staff_queues'
import { listStuckShipments } from '#admin/console/stuck_shipments'
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

async function readHome(only: 'figures' | 'stuck') {
  const page = await PageSession.signedIn('admin@sendam.test')
  const { props } = await page.visit('/admin/home', { component: 'admin/console/home', only })
  return props[only]
}

const readFigures = () => readHome('figures')

/** A shipment paid 61 minutes ago, without any change since. */
async function makeStuck() {
  const shipment = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
  await db.table('shipment_status_changes').insert({
    shipment_id: shipment.id,
    to_status: 'PENDING',
    created_at: DateTime.now().minus({ minutes: 61 }).toJSDate(),
  })
  const yesterday = DateTime.now().minus({ days: 1 })
  return shipment
    .merge({ status: 'PENDING', createdAt: yesterday, paidAt: yesterday, paymentMethod: 'cash' })
    .save()
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
    assert.equal(after.bookedToday - before.bookedToday, 2)
    assert.lengthOf(after.days, 7)
    assert.equal(after.days[5].booked - before.days[5].booked, 1)
    assert.equal(after.days[6].booked, after.bookedToday)

    const { day } = after.days[6]
    const page = await PageSession.signedIn('admin@sendam.test')
    const { props } = await page.visit(
      `/base/shipment/history?startDate=${day}&endDate=${day}&perPage=100`,
      { component: 'shipping/history/history', only: 'rows' }
    )
    const rows: { status: string }[] = props.rows.data
    assert.lengthOf(
      rows.filter(({ status }) => status !== 'CANCELED'),
      after.bookedToday
    )
  })

  test('lists the shipments that are stuck, longest first', async ({ assert }) => {
    const refused = await makeShipment({ status: 'PENDING_ISSUE', createdAt: lastNight() })
    await makeShipment({ status: 'PENDING', createdAt: lastNight() })
    const stuck = await makeStuck()
    const rows = await readHome('stuck')
    assert.deepEqual(
      rows.map(({ trackingNumber }: { trackingNumber: number }) => trackingNumber),
      [stuck.trackingNumber, refused.trackingNumber]
    )
    assert.equal(rows[1].issue, 'The courier asks for a postal code.')
  })

  test('shows the ledger’s revenue less refunds, by Lagos day', async ({ client, assert }) => {
    const member = await apiClientOf(client, 'member@sendam.test')
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const before = await readFigures()
    assert.equal(before.revenueToday, 0)
    await pay(member, 2000.5)
    const { transferId } = await pay(member, 700)
    await backdate(transferId, lastNight())
    const { shipment } = await pay(member, 300)
    await shipment.merge({ status: 'PENDING_ISSUE' }).save()
    const voided = await admin('delete', `/shipment/void/${shipment.id}`)
    voided.assertStatus(200)
    const after = await readFigures()
    assert.equal(after.revenueToday, 2000.5)
    assert.equal(after.refundedToday, 300)
    assert.deepEqual(
      after.days.map(({ revenue }: { revenue: number }) => revenue),
      [0, 0, 0, 0, 0, 700, 2000.5]
    )
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
    const load = () =>
      Promise.all([loadConsoleFigures(), loadStaffQueues(caller), listStuckShipments()])
    await makeShipment({ status: 'PENDING_ISSUE' })
    const quiet = await countQueries(load)
    await makeShipment({ status: 'PENDING_ISSUE' })
    await makeShipment({ status: 'PENDING_ISSUE' })
    assert.equal(await countQueries(load), quiet)
  })
})
