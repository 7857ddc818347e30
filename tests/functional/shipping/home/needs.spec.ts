import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import ClearanceDocument from '#shipping/shipment/models/clearance_document'
import Shipment from '#shipping/shipment/models/shipment'
import Wallet from '#wallet/balances/wallet'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'

const HOME = { component: 'shipping/home/home', only: 'statuses' }
const HISTORY = { component: 'shipping/history/history', only: 'rows' }

type Line = { key: string; title: string; text: string; action: string; href: string }

async function linesOf(session: PageSession): Promise<Line[]> {
  const { props } = await session.visit('/base/home')
  return props.needs.lines
}

async function makeInState(trackingState: string, draft: ShipmentDraft = {}) {
  const shipment = await makeShipment({ status: 'COURIER_ASSIGNED', ...draft })
  await Shipment.query().where('id', shipment.id).update({ trackingState })
  return shipment
}

test.group('Tasks on the home page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoWallets())

  test('are none when nothing waits for this customer', async ({ assert }) => {
    await makeShipment()
    await makeShipment({ status: 'DELIVERED' })
    await makeInState('RETURNED')
    await makeShipment({ owner: 'other@sendam.test', status: 'PENDING_ISSUE' })
    const session = await PageSession.signedIn('member@sendam.test')
    assert.deepEqual(await linesOf(session), [])
    const staff = await PageSession.signedIn('admin@sendam.test')
    assert.deepEqual(await linesOf(staff), [])
  })

  test('say what to do, and each line opens its page', async ({ assert }) => {
    const unpaid = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    const refused = await makeShipment({ status: 'PENDING_ISSUE' })
    const held = await makeInState('HELD')
    const { id: shipmentId, trackingNumber } = await makeShipment()
    await ClearanceDocument.create({ shipmentId, classification: 'food' })
    const wallet = await Wallet.query().whereHas('user', (user) =>
      user.where('email', 'member@sendam.test')
    )
    await wallet[0]!.merge({ lowBalanceKobo: 800_000_00 }).save()

    const session = await PageSession.signedIn('member@sendam.test')
    const lines = await linesOf(session)
    assert.deepEqual(
      lines.map(({ key, href }) => [key, href]),
      [
        ['PENDING_ISSUE', `/base/shipments/${refused.trackingNumber}?correctAddress=${refused.id}`],
        ['HELD', `/base/shipments/${held.trackingNumber}`],
        ['AWAITING_PAYMENT_CONFIRMATION', `/base/shipment/history/${unpaid.id}/complete`],
        ['clearance', `/base/shipments/${trackingNumber}`],
      ]
    )
    assert.match(lines[0]!.text, /^The courier asks for a postal code\. Your money is safe, /)
    assert.equal(lines[2]!.text, '₦45,000.00. We send it once it is paid for.')
    const { props } = await session.visit('/base/home', { ...HOME, only: 'lowBalance' })
    assert.containsSubset(props.lowBalance, {
      title: 'Your wallet is down to ₦750,000.00',
      href: '/base/wallet/fund',
    })
    for (const { href } of lines) {
      const response = await session.get(href)
      assert.equal(response.status, 200, href)
    }
  })

  test('of the same kind share a line, which opens the list of exactly their shipments', async ({
    assert,
  }) => {
    const createdAt = DateTime.now().minus({ days: 120 })
    const held = [await makeInState('HELD', { createdAt }), await makeInState('HELD')]
    await makeInState('DAMAGED')
    const session = await PageSession.signedIn('member@sendam.test')
    const lines = await linesOf(session)
    const line = lines.find(({ key }) => key === 'HELD')!
    assert.equal(line.title, 'Held: 2 parcels')
    const { props } = await session.visit(line.href, HISTORY)
    assert.sameMembers(
      props.rows.data.map(({ id }: { id: number }) => id),
      held.map(({ id }) => id)
    )
  })

  test('come with counts by status, each of which opens as many shipments', async ({ assert }) => {
    for (const status of ['BOOKED', 'BOOKED', 'DELIVERED', 'CANCELED', 'VOIDED'] as const) {
      await makeShipment({ status })
    }
    await makeInState('LOST')
    await makeShipment({ owner: 'other@sendam.test' })
    const session = await PageSession.signedIn('member@sendam.test')
    const { props } = await session.visit('/base/home', HOME)
    assert.deepEqual(props.statuses, [
      { status: 'BOOKED', count: 2 },
      { status: 'COURIER_ASSIGNED', count: 1 },
      { status: 'DELIVERED', count: 1 },
      { status: 'CANCELED', count: 1 },
      { status: 'VOIDED', count: 1 },
      { status: 'LOST', count: 1 },
    ])
    for (const { status, count } of props.statuses) {
      const list = await session.visit(`/base/shipment/history?status=${status}`, HISTORY)
      assert.equal(list.props.rows.metadata.total, count, status)
    }
  })

  test('come with counts of all customers for staff, each of which opens as many shipments', async ({
    assert,
  }) => {
    for (const owner of ['member@sendam.test', 'owner@acme.test']) {
      await makeShipment({ owner })
      await makeInState('HELD', { owner })
      const { id: shipmentId } = await makeShipment({ owner, status: 'COURIER_ASSIGNED' })
      await ClearanceDocument.create({ shipmentId, classification: 'food' })
    }
    const session = await PageSession.signedIn('admin@sendam.test')
    const { props } = await session.visit('/base/home', HOME)
    const counts: { status: string; count: number }[] = props.statuses
    assert.includeDeepMembers(counts, [
      { status: 'HELD', count: 2 },
      { status: 'CLEARANCE', count: 2 },
    ])
    for (const { status, count } of counts) {
      const list = await session.visit(`/base/shipment/history?status=${status}`, HISTORY)
      assert.equal(list.props.rows.metadata.total, count, status)
    }
  })
})
