import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { importDutyThresholdKobo } from '#shipping/pricing/pricing_settings'
import DropOffLocation from '#shipping/booking/models/drop_off_location'
import type Shipment from '#shipping/shipment/models/shipment'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'

const MEMBER = 'member@sendam.test'

function pathOf({ trackingNumber }: Shipment) {
  return `/base/shipment/booked/${trackingNumber}`
}

async function visitPageOf(shipment: Shipment) {
  const session = await PageSession.signedIn(MEMBER)
  const { props } = await session.visit(pathOf(shipment))
  return props
}

test.group('The confirmation page of a booking', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows whether the waybill is in the making, refused or ready', async ({ assert }) => {
    const making = await visitPageOf(await makeShipment({ status: 'PENDING' }))
    assert.containsSubset(making.parcel, { waybill: 'making', waybillNumber: null })
    const refused = await visitPageOf(await makeShipment({ status: 'PENDING_ISSUE' }))
    assert.containsSubset(refused.parcel, { waybill: 'refused', status: 'PENDING_ISSUE' })
    const booked = await makeShipment({ status: 'BOOKED' })
    const ready = await visitPageOf(booked)
    assert.containsSubset(ready.parcel, { waybill: 'ready', waybillNumber: booked.waybillNumber })
    assert.equal(ready.parcel.reference, booked.transactionReference)
  })

  test('has the public tracking link, and a message that contains it', async ({ assert }) => {
    const shipment = await makeShipment({ status: 'PENDING' })
    const { parcel } = await visitPageOf(shipment)
    assert.match(parcel.link, new RegExp(`^https?://.+/track/${shipment.trackingNumber}$`))
    assert.include(parcel.message, parcel.link)
    const page = await fetch(parcel.link.replace(/^https?:\/\/[^/]+/, serverAddress()))
    assert.equal(page.status, 200)
  })

  test('shows the pickup time, or the drop-off offices with their opening hours', async ({
    assert,
  }) => {
    const shipment = await makeShipment({ status: 'PENDING' })
    const withPickup = await visitPageOf(shipment)
    assert.equal(withPickup.parcel.pickup, 'Within 24 to 48 hours')
    assert.deepEqual(withPickup.offices, [])
    await shipment.merge({ pickup: false }).save()
    const withDropOff = await visitPageOf(shipment)
    assert.isNull(withDropOff.parcel.pickup)
    const lagos = await DropOffLocation.query().where('stateKey', 'NG_LA')
    assert.sameMembers(
      withDropOff.offices.map(({ openingHours }: { openingHours: string }) => openingHours),
      lagos.map(({ openingHours }) => openingHours)
    )
    assert.isAbove(lagos.length, 0)
  })

  test('asks for the handover until a courier has the parcel, but not once it is refused or voided', async ({
    assert,
  }) => {
    for (const status of ['PENDING', 'BOOKED'] as const) {
      const { parcel } = await visitPageOf(await makeShipment({ status }))
      assert.isTrue(parcel.isToHandOver, status)
    }
    for (const status of ['PENDING_ISSUE', 'COURIER_ASSIGNED', 'DELIVERED', 'VOIDED'] as const) {
      const { parcel } = await visitPageOf(await makeShipment({ status }))
      assert.isFalse(parcel.isToHandOver, status)
    }
  })

  test('redirects to the payment if unpaid, and answers 404 for an unknown number', async ({
    assert,
  }) => {
    const unpaid = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    const session = await PageSession.signedIn(MEMBER)
    const answer = await session.get(pathOf(unpaid))
    assert.equal(answer.status, 302)
    assert.equal(answer.headers.get('location'), `/base/shipment/history/${unpaid.id}/complete`)
    const unknown = await session.get('/base/shipment/booked/999999999999')
    assert.equal(unknown.status, 404)
  })

  test('follows a booking page that knows the import duty limit in the settings', async ({
    assert,
  }) => {
    await importDutyThresholdKobo.set(200_000_00, { by: null })
    const session = await PageSession.signedIn(MEMBER)
    const { props } = await session.visit('/base/shipment/book')
    assert.equal(props.importDutyThreshold, 200_000)
  })

  test('follows payment pages that load the wallet balance in a separate request', async ({
    assert,
  }) => {
    await seedDemoWallets()
    const { id } = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    const session = await PageSession.signedIn(MEMBER)
    const pages = {
      [`/base/shipment/book?resume=${id}`]: 'shipping/booking/book',
      [`/base/shipment/history/${id}/complete`]: 'shipping/booking/complete_booking',
    }
    for (const [path, component] of Object.entries(pages)) {
      const whole = await session.visit(path)
      assert.notProperty(whole.props, 'wallet', path)
      const { props } = await session.visit(path, { component, only: 'wallet' })
      assert.containsSubset(props.wallet, { cashBalance: 750_000, organizationWallet: false })
    }
  })
})

function serverAddress() {
  return `http://${process.env.HOST}:${process.env.PORT}`
}
