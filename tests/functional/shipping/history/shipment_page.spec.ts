import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import ShipmentAddress from '#shipping/shipment/models/shipment_address'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { makeShipment } from '#tests/support/shipment_rows'

const COMPONENT = 'shipping/history/shipment_page/shipment'
const LIST = 'shipping/history/history'

const MEMBER = 'member@sendam.test'

function pathOf({ trackingNumber }: { trackingNumber: number }) {
  return `/base/shipments/${trackingNumber}`
}

test.group('Shipment page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('opens by tracking number and by reference, with all details', async ({ assert }) => {
    const shipment = await makeShipment({ status: 'COURIER_ASSIGNED' })
    const session = await PageSession.signedIn(MEMBER)
    for (const path of [pathOf(shipment), `/base/shipments/${shipment.transactionReference}`]) {
      const { component, props } = await session.visit(path)
      assert.equal(component, COMPONENT)
      assert.equal(props.row.id, shipment.id)
      assert.equal(props.reference, shipment.transactionReference)
      assert.isTrue(props.trackingLink.endsWith(`/track/${shipment.trackingNumber}`))
    }
    const deferred = { component: COMPONENT, only: 'opened' }
    const { props } = await session.visit(pathOf(shipment), deferred)
    assert.equal(props.opened.shipment.destination.fullname, 'Grace Miller')
    assert.equal(props.opened.tracking.trackingNumber, shipment.trackingNumber)
    assert.deepEqual(props.opened.reweighs, [])
  })

  test('says in its payment how it was paid, whatever the parcel does', async ({ assert }) => {
    const session = await PageSession.signedIn(MEMBER)
    const createdAt = DateTime.fromISO('2026-11-27T09:00:00Z')
    const expected = {
      AWAITING_PAYMENT_CONFIRMATION: ['unpaid', 'Not paid'],
      CANCELED: ['unpaid', 'Not paid'],
      PENDING_ISSUE: ['paid', 'Paid on 27 Nov 2026 from the wallet'],
      DELIVERED: ['paid', 'Paid on 27 Nov 2026 from the wallet'],
      VOIDED: ['refunded', 'Paid on 27 Nov 2026 from the wallet, refunded to the wallet'],
    } as const
    for (const [status, [paymentStatus, paymentStatusText]] of Object.entries(expected)) {
      const shipment = await makeShipment({ status: status as keyof typeof expected, createdAt })
      const deferred = { component: COMPONENT, only: 'opened' }
      const { props } = await session.visit(pathOf(shipment), deferred)
      assert.containsSubset(props.opened.shipment, { paymentStatus, paymentStatusText })
    }
    const byCard = await makeShipment({ status: 'VOIDED', createdAt })
    await byCard.merge({ paymentMethod: 'card' }).save()
    const { props } = await session.visit(pathOf(byCard), { component: COMPONENT, only: 'opened' })
    assert.equal(
      props.opened.shipment.paymentStatusText,
      'Paid on 27 Nov 2026 by card, refunded to the wallet'
    )
  })

  test('lists cost types and document types for staff only', async ({ assert }) => {
    const shipment = await makeShipment()
    for (const [username, isStaff] of [
      ['admin@sendam.test', true],
      [MEMBER, false],
    ] as const) {
      const session = await PageSession.signedIn(username)
      const { props } = await session.visit(pathOf(shipment), {
        component: COMPONENT,
        only: 'opened',
      })
      const { costTypes, documentTypes } = props.opened
      assert.equal(
        costTypes.some(({ label }: { label: string }) => label === 'Packaging'),
        isStaff
      )
      assert.equal(documentTypes.includes('Phytosanitary Certificate'), isStaff)
    }
  })

  test('has no tracking for an unpaid booking', async ({ assert }) => {
    const shipment = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    const session = await PageSession.signedIn(MEMBER)
    const deferred = { component: COMPONENT, only: 'opened' }
    const { props } = await session.visit(pathOf(shipment), deferred)
    assert.isNull(props.opened.tracking)
    assert.equal(props.opened.shipment.status, 'AWAITING_PAYMENT_CONFIRMATION')
  })

  test('is open to those who may see the shipment; others get 404', async ({ assert }) => {
    const shipment = await makeShipment({ owner: 'owner@acme.test' })
    for (const [username, status, isStaff] of [
      ['owner@acme.test', 200, false],
      ['admin@sendam.test', 200, true],
      [MEMBER, 404, null],
      ['manager@sendam.test', 404, null],
    ] as const) {
      const session = await PageSession.signedIn(username)
      const response = await session.get(pathOf(shipment))
      assert.equal(response.status, status, username)
      if (status === 404) continue
      const { props } = await session.visit(pathOf(shipment))
      assert.equal(props.isStaff, isStaff)
    }
    const session = await PageSession.signedIn(MEMBER)
    for (const unknown of ['1', '999999999999999', 'SND0000000000']) {
      const response = await session.get(`/base/shipments/${unknown}`)
      assert.equal(response.status, 404, unknown)
    }
  })
})

test.group('URL of past shipments', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function findIds(query: string, username = MEMBER): Promise<number[]> {
    const session = await PageSession.signedIn(username)
    const deferred = { component: LIST, only: 'rows' }
    const { props } = await session.visit(`/base/shipment/history?${query}`, deferred)
    return props.rows.data.map(({ id }: { id: number }) => id)
  }

  test('finds by number, reference, waybill, name and phone in any format', async ({ assert }) => {
    await makeShipment({ receiver: { fullname: 'Somebody Else', phoneNumber: '08099999999' } })
    const shipment = await makeShipment({
      receiver: { fullname: 'Zainab Bello', phoneNumber: '+2348034418820' },
    })
    await ShipmentAddress.query().where('side', 'origin').update({ phoneNumber: '08055555555' })
    for (const search of [
      String(shipment.trackingNumber),
      shipment.transactionReference.toLowerCase(),
      shipment.waybillNumber!,
      'zainab',
      '08034418820',
      '0803 441 8820',
      '+234 803 441 8820',
      '4418820',
    ]) {
      assert.deepEqual(await findIds(`search=${encodeURIComponent(search)}`), [shipment.id], search)
      assert.deepEqual(
        await findIds(`search=${encodeURIComponent(search)}`, 'other@sendam.test'),
        []
      )
    }
  })

  test('filters over several pages, and counts all shipments by status', async ({ assert }) => {
    for (let count = 0; count < 12; count++) await makeShipment({ status: 'BOOKED' })
    const oldest = await makeShipment({ status: 'DELIVERED' })
    assert.lengthOf(await findIds('status=BOOKED&perPage=10'), 10)
    assert.lengthOf(await findIds('status=BOOKED&perPage=10&page=2'), 2)
    assert.deepEqual(await findIds('status=DELIVERED&search=grace'), [oldest.id])
    const session = await PageSession.signedIn(MEMBER)
    const deferred = { component: LIST, only: 'counts' }
    const { props } = await session.visit('/base/shipment/history?status=BOOKED', deferred)
    assert.deepEqual(props.counts, [
      { status: 'BOOKED', count: 12 },
      { status: 'DELIVERED', count: 1 },
    ])
  })

  test('opens a shipment in a dialog, but not one of another customer', async ({ assert }) => {
    const { trackingNumber } = await makeShipment()
    const deferred = { component: LIST, only: 'opened' }
    const path = `/base/shipment/history?shipment=${trackingNumber}&view=tracking`
    const owner = await PageSession.signedIn(MEMBER)
    const own = await owner.visit(path, deferred)
    assert.equal(own.props.opened.asked, String(trackingNumber))
    assert.equal(own.props.opened.found.row.trackingNumber, trackingNumber)
    const stranger = await PageSession.signedIn('other@sendam.test')
    const foreign = await stranger.visit(path, deferred)
    assert.deepEqual(foreign.props.opened, { asked: String(trackingNumber), found: null })
  })

  test('ignores invalid parameters: {$self}')
    .with([
      'status=LOST_AND_FOUND',
      'startDate=2026-13-45&endDate=tomorrow',
      'page=-1&perPage=7&sort=;drop',
      `search=${'x'.repeat(300)}`,
      'shipment[]=1&view=everything',
    ])
    .run(async ({ assert }, query) => {
      const { id } = await makeShipment()
      assert.deepEqual(await findIds(query), [id])
    })
})
