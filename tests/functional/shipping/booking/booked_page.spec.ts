import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoWallets } from '#wallet/demo_wallets'
import DropOffLocation from '#shipping/booking/models/drop_off_location'
import type Shipment from '#shipping/shipment/models/shipment'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'

const MEMBER = 'member@sendam.test'

function pathOf({ trackingNumber }: Shipment) {
  return `/base/shipment/booked/${trackingNumber}`
}

async function thanksFor(shipment: Shipment) {
  const session = await PageSession.signedIn(MEMBER)
  const { props } = await session.visit(pathOf(shipment))
  return props
}

test.group('The thank-you for a parcel', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('says how far the waybill is, until it can be printed', async ({ assert }) => {
    const making = await thanksFor(await makeShipment({ status: 'PENDING' }))
    assert.containsSubset(making.parcel, { waybill: 'making', waybillNumber: null })
    const held = await thanksFor(await makeShipment({ status: 'PENDING_ISSUE' }))
    assert.equal(held.parcel.waybill, 'held')
    const booked = await makeShipment({ status: 'BOOKED' })
    const ready = await thanksFor(booked)
    assert.containsSubset(ready.parcel, { waybill: 'ready', waybillNumber: booked.waybillNumber })
    assert.equal(ready.parcel.reference, booked.transactionReference)
  })

  test('has the public link, and a message with it', async ({ assert }) => {
    const shipment = await makeShipment({ status: 'PENDING' })
    const { parcel } = await thanksFor(shipment)
    assert.match(parcel.link, new RegExp(`^https?://.+/track/${shipment.trackingNumber}$`))
    assert.include(parcel.message, parcel.link)
    const page = await fetch(parcel.link.replace(/^https?:\/\/[^/]+/, serverAddress()))
    assert.equal(page.status, 200)
  })

  test('says when somebody comes, or to which office it is brought and when that is open', async ({
    assert,
  }) => {
    const shipment = await makeShipment({ status: 'PENDING' })
    const fetched = await thanksFor(shipment)
    assert.equal(fetched.parcel.pickup, 'Within 24 to 48 hours')
    assert.deepEqual(fetched.offices, [])
    await shipment.merge({ pickup: false }).save()
    const brought = await thanksFor(shipment)
    assert.isNull(brought.parcel.pickup)
    const lagos = await DropOffLocation.query().where('stateKey', 'NG_LA')
    assert.sameMembers(
      brought.offices.map(({ openingHours }: { openingHours: string }) => openingHours),
      lagos.map(({ openingHours }) => openingHours)
    )
    assert.isAbove(lagos.length, 0)
  })

  test('asks nobody to keep a parcel at hand that is under way, delivered or voided', async ({
    assert,
  }) => {
    for (const status of ['PENDING', 'PENDING_ISSUE', 'BOOKED'] as const) {
      const { parcel } = await thanksFor(await makeShipment({ status }))
      assert.isTrue(parcel.isToHandOver, status)
    }
    for (const status of ['COURIER_ASSIGNED', 'DELIVERED', 'VOIDED'] as const) {
      const { parcel } = await thanksFor(await makeShipment({ status }))
      assert.isFalse(parcel.isToHandOver, status)
    }
  })

  test('is not given for what is unpaid, which leads to its payment', async ({ assert }) => {
    const unpaid = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    const session = await PageSession.signedIn(MEMBER)
    const answer = await session.get(pathOf(unpaid))
    assert.equal(answer.status, 302)
    assert.equal(answer.headers.get('location'), `/base/shipment/history/${unpaid.id}/complete`)
    const nothing = await session.get('/base/shipment/booked/999999999999')
    assert.equal(nothing.status, 404)
  })

  test('comes after a payment page that knows what the wallet holds now', async ({ assert }) => {
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
