import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import ShipmentAddress from '#shipping/shipment/models/shipment_address'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { makeShipment } from '#tests/support/shipment_rows'

const COMPONENT = 'shipping/history/opened/shipment'
const LIST = 'shipping/history/history'

const MEMBER = 'member@sendam.test'

function pathOf({ trackingNumber }: { trackingNumber: number }) {
  return `/base/shipments/${trackingNumber}`
}

test.group('The page of a shipment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is found by its number and by its reference, with all that is known of it', async ({
    assert,
  }) => {
    const shipment = await makeShipment({ status: 'COURIER_ASSIGNED' })
    const session = await PageSession.signedIn(MEMBER)
    for (const path of [pathOf(shipment), `/base/shipments/${shipment.transactionReference}`]) {
      const { component, props } = await session.visit(path)
      assert.equal(component, COMPONENT)
      assert.equal(props.row.id, shipment.id)
      assert.equal(props.reference, shipment.transactionReference)
      assert.isTrue(props.trackingLink.endsWith(`/track/${shipment.trackingNumber}`))
    }
    const late = { component: COMPONENT, only: 'opened' }
    const { props } = await session.visit(pathOf(shipment), late)
    assert.equal(props.opened.shipment.destination.fullname, 'Grace Miller')
    assert.equal(props.opened.tracking.trackingNumber, shipment.trackingNumber)
    assert.deepEqual(props.opened.reweighs, [])
  })

  test('tells staff what they may put on a bill and hand in to customs, and customers nothing of it', async ({
    assert,
  }) => {
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

  test('of an unpaid booking has no tracking yet', async ({ assert }) => {
    const shipment = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    const session = await PageSession.signedIn(MEMBER)
    const late = { component: COMPONENT, only: 'opened' }
    const { props } = await session.visit(pathOf(shipment), late)
    assert.isNull(props.opened.tracking)
    assert.equal(props.opened.shipment.status, 'AWAITING_PAYMENT_CONFIRMATION')
  })

  test('is there for who may see the shipment in past shipments, and a 404 for anybody else', async ({
    assert,
  }) => {
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

test.group('The address of past shipments', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function found(query: string, username = MEMBER): Promise<number[]> {
    const session = await PageSession.signedIn(username)
    const late = { component: LIST, only: 'rows' }
    const { props } = await session.visit(`/base/shipment/history?${query}`, late)
    return props.rows.data.map(({ id }: { id: number }) => id)
  }

  test('finds by number, reference, waybill, name and phone, however that is written', async ({
    assert,
  }) => {
    await makeShipment({ receiver: { fullname: 'Somebody Else', phoneNumber: '08099999999' } })
    const shipment = await makeShipment({
      receiver: { fullname: 'Zainab Bello', phoneNumber: '+2348034418820' },
    })
    await ShipmentAddress.query().where('side', 'origin').update({ phoneNumber: '08055555555' })
    for (const words of [
      String(shipment.trackingNumber),
      shipment.transactionReference.toLowerCase(),
      shipment.waybillNumber!,
      'zainab',
      '08034418820',
      '0803 441 8820',
      '+234 803 441 8820',
      '4418820',
    ]) {
      assert.deepEqual(await found(`search=${encodeURIComponent(words)}`), [shipment.id], words)
      assert.deepEqual(await found(`search=${encodeURIComponent(words)}`, 'other@sendam.test'), [])
    }
  })

  test('keeps what it was asked from page to page, and counts the rest by status', async ({
    assert,
  }) => {
    for (let made = 0; made < 12; made++) await makeShipment({ status: 'BOOKED' })
    const oldest = await makeShipment({ status: 'DELIVERED' })
    assert.lengthOf(await found('status=BOOKED&perPage=10'), 10)
    assert.lengthOf(await found('status=BOOKED&perPage=10&page=2'), 2)
    assert.deepEqual(await found('status=DELIVERED&search=grace'), [oldest.id])
    const session = await PageSession.signedIn(MEMBER)
    const late = { component: LIST, only: 'counts' }
    const { props } = await session.visit('/base/shipment/history?status=BOOKED', late)
    assert.deepEqual(props.counts, [
      { status: 'BOOKED', count: 12 },
      { status: 'DELIVERED', count: 1 },
    ])
  })

  test('opens a shipment in a dialog, but nobody else’s', async ({ assert }) => {
    const { trackingNumber } = await makeShipment()
    const late = { component: LIST, only: 'opened' }
    const path = `/base/shipment/history?shipment=${trackingNumber}&view=tracking`
    const owner = await PageSession.signedIn(MEMBER)
    const own = await owner.visit(path, late)
    assert.equal(own.props.opened.asked, String(trackingNumber))
    assert.equal(own.props.opened.found.row.trackingNumber, trackingNumber)
    const stranger = await PageSession.signedIn('other@sendam.test')
    const foreign = await stranger.visit(path, late)
    assert.deepEqual(foreign.props.opened, { asked: String(trackingNumber), found: null })
  })

  test('shows its page, whatever somebody has typed into it: {$self}')
    .with([
      'status=LOST_AND_FOUND',
      'startDate=2026-13-45&endDate=tomorrow',
      'page=-1&perPage=7&sort=;drop',
      `search=${'x'.repeat(300)}`,
      'shipment[]=1&view=everything',
    ])
    .run(async ({ assert }, query) => {
      const { id } = await makeShipment()
      assert.deepEqual(await found(query), [id])
    })
})
