import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { makeShipment } from '#tests/support/shipment_rows'
import { readProps, removeProps } from '#tests/support/page_props'
import { pollTracking } from '#shipping/carriers/poll_tracking'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentAddress from '#shipping/shipment/models/shipment_address'
import { recordTrackingEvents } from '#shipping/shipment/record_tracking_events'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'

const NO_TRACKING = 'No tracking information.'

const PLAIN_FORM = /<form(?=[^>]* action="\/track")(?=[^>]* method="get")/

/** 14:30 UTC is 15:30 in Lagos. */
const HALF_PAST_THREE = DateTime.fromISO('2026-11-20T14:30:00Z')

function makeEvent(code: TrackingCode, occurredAt: DateTime, text: string) {
  return { sourceId: code, code, text, countryCode: 'NG', place: 'Ikeja, Lagos', occurredAt }
}

test.group('Public tracking', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lists the events of a parcel, newest first, in Lagos time', async ({ client, assert }) => {
    const shipment = await makeShipment({
      createdAt: DateTime.fromISO('2026-11-19T22:50:00Z'),
      estimatedDeliveryOn: DateTime.fromISO('2026-11-25'),
    })
    await recordTrackingEvents(shipment.id, 'sandbox', [
      makeEvent('PICKED_UP', HALF_PAST_THREE, 'Package picked up'),
      makeEvent(
        'INFORMATION_RECEIVED',
        HALF_PAST_THREE.minus({ hours: 4 }),
        'Information received'
      ),
    ])
    const response = await client.get(`/api/v1/shipment/${shipment.trackingNumber}/track`)
    response.assertStatus(200)
    const { data } = response.body()
    assert.deepEqual(data.trackingList[0], {
      ts: '2026-11-20T14:30:00.000Z',
      day: 'Fri, 20 Nov 2026',
      time: '03:30 PM',
      text: 'Package picked up',
      icon: 'pickup',
      place: 'Ikeja, Lagos',
    })
    assert.equal(data.trackingList[1].time, '11:30 AM')
    assert.containsSubset(data.trackingList[2], {
      day: 'Thu, 19 Nov 2026',
      time: '11:52 PM',
      text: 'Booking confirmed',
    })
    assert.containsSubset(data, {
      trackingNumber: shipment.trackingNumber,
      delivered: false,
      statusText: 'Your package is on the way.',
      deliveryLabel: 'Estimated Delivery Date',
      deliveryDay: 'Wed, 25 Nov 2026',
      origin: { country: 'Nigeria' },
      destination: { countryName: 'United Kingdom' },
      fromLocation: 'Lagos, Nigeria',
      toLocation: 'England, United Kingdom',
      originCountryCode: 'NG',
      destinationCountryCode: 'GB',
      courier: 'DHL',
      serviceType: 'DHL Express Worldwide',
      waybillNumber: shipment.waybillNumber,
      trackingNumbers: [shipment.waybillNumber],
      accessPointAddress: null,
      productList: [],
      brandDetail: null,
      trackingPageTemplateProperties: null,
      isDefaultTrackingPage: true,
    })
  })

  test('does not list a package that has its own number as another package', async ({
    client,
    assert,
  }) => {
    const { id, trackingNumber } = await makeShipment()
    const page = async () => {
      const response = await client.get(`/track/${trackingNumber}`)
      return removeProps(response.text())
    }
    assert.notMatch(await page(), /Other packages|On the packages/)
    const packages = db.from('shipment_packages').where('shipment_id', id)
    await packages.update({ waybill_number: 'JD014600000000000001' })
    assert.match(await page(), /On the packages.{1,200}JD014600000000000001/)
  })

  test('says when a parcel was delivered', async ({ client, assert }) => {
    const acceptedAt = DateTime.fromISO('2026-11-18T08:00:00Z')
    const { trackingNumber } = await makeShipment({ acceptedAt, to: 'NG' })
    await pollTracking()
    const response = await client.get(`/api/v1/shipment/${trackingNumber}/track`)
    const { data } = response.body()
    assert.containsSubset(data, {
      delivered: true,
      statusText: 'Package Delivered',
      deliveryLabel: 'Date Delivered',
      deliveryDay: 'Wed, 18 Nov 2026',
    })
    assert.lengthOf(data.trackingList, 7)
    assert.equal(data.trackingList[0].text, 'Delivered')
  })

  test('finds a parcel without events or a delivery date', async ({ client, assert }) => {
    const { trackingNumber } = await makeShipment({ status: 'PENDING' })
    const response = await client.get(`/api/v1/shipment/${trackingNumber}/track`)
    const { data } = response.body()
    assert.lengthOf(data.trackingList, 1)
    assert.isNull(data.deliveryDay)
    assert.isNull(data.deliveryLabel)
    assert.isNull(data.waybillNumber)
  })

  test('shows a parcel that the courier refused as held, without a delivery date', async ({
    client,
    assert,
  }) => {
    const { trackingNumber } = await makeShipment({
      status: 'PENDING_ISSUE',
      estimatedDeliveryOn: DateTime.fromISO('2026-11-25'),
    })
    const response = await client.get(`/api/v1/shipment/${trackingNumber}/track`)
    assert.containsSubset(response.body().data, {
      delivered: false,
      held: true,
      statusText: 'The courier could not take your package.',
      statusNote:
        'Nothing for you to do. The sender is sorting it out with us, and we will update this page.',
      deliveryLabel: null,
      deliveryDay: null,
    })
    const [refusal, paid] = response.body().data.trackingList
    assert.equal(refusal.text, 'The courier could not take your package.')
    assert.equal(paid.text, 'Booking confirmed')
    const pageResponse = await client.get(`/track/${trackingNumber}`)
    const page = removeProps(pageResponse.text())
    assert.match(page, /<h1[^>]*>The courier could not take your package.<\/h1>/)
    assert.notInclude(page, 'on the way.')
    assert.notInclude(page, 'Estimated Delivery Date')
    assert.include(page, 'The parcel has not left Nigeria yet.')
    // Only the owner sees the reason.
    assert.notInclude(page, 'postal code')
  })

  test('says that the courier has not collected the parcel yet', async ({ client, assert }) => {
    const { id, trackingNumber } = await makeShipment({ status: 'BOOKED' })
    const track = async () => {
      const response = await client.get(`/track/${trackingNumber}`)
      return removeProps(response.text())
    }
    const before = await track()
    assert.include(before, 'Your package is on the way.')
    assert.include(before, 'The courier has not collected it yet.')
    await recordTrackingEvents(id, 'sandbox', [
      makeEvent('PICKED_UP', HALF_PAST_THREE, 'Picked up'),
    ])
    const after = await track()
    assert.include(after, 'Your package is on the way.')
    assert.notInclude(after, 'has not collected it yet')
  })

  test('has a map with the parcel at its last event and the route behind and ahead of it', async ({
    client,
    assert,
  }) => {
    const { id, trackingNumber } = await makeShipment()
    const at = async (hour: number, code: TrackingCode, countryCode: string | null) => {
      const event = { ...makeEvent(code, HALF_PAST_THREE.plus({ hours: hour }), code), countryCode }
      await recordTrackingEvents(id, 'sandbox', [event])
      const response = await client.get(`/track/${trackingNumber}`)
      const { map } = readProps(response.text()).props.tracking
      return { map, seen: map.description.replace(/ ?The route is .*/, '') }
    }
    const inNigeria = await at(0, 'EXPORT_SCAN', 'NG')
    assert.equal(inNigeria.seen, 'The parcel was last seen in Nigeria.')
    const { x, y } = inNigeria.map.origin
    assert.deepEqual(inNigeria.map.parcel, { x, y })

    const inGermany = await at(1, 'ON_THE_WAY', 'DE')
    assert.equal(inGermany.seen, 'The parcel was last seen in Germany.')
    assert.notDeepEqual(inGermany.map.parcel, inNigeria.map.origin)
    const [behind, ahead] = [inGermany.map.travelled, inGermany.map.ahead]
    assert.isTrue(behind !== '' && ahead !== '')
    assert.deepEqual([inNigeria.map.travelled, inNigeria.map.ahead !== ''], ['', true])

    const inBritain = await at(2, 'IMPORT_SCAN', 'GB')
    assert.equal(inBritain.seen, 'The parcel was last seen in United Kingdom.')
    const end = inBritain.map.destination
    assert.deepEqual(inBritain.map.parcel, { x: end.x, y: end.y })

    // On the way back, the furthest place reached no longer counts.
    const back = await at(3, 'DELAYED', 'NG')
    assert.equal(back.seen, 'The parcel was last seen in Nigeria.')

    const nowhere = await at(4, 'CLEARED_CUSTOMS', null)
    assert.isNull(nowhere.map.parcel)
  })

  test('places the parcel on the map by the name of its town within Nigeria', async ({
    client,
    assert,
  }) => {
    const { id, trackingNumber } = await makeShipment({ to: 'NG' })
    const kano = { country_code: 'NG', code: 'KN', name: 'Kano' }
    await db
      .table('states')
      .insert({ key: 'NG_KN', ...kano })
      .onConflict('key')
      .ignore()
    await ShipmentAddress.query()
      .where({ shipmentId: id, side: 'destination' })
      .update({ stateKey: 'NG_KN', cityName: 'Sabon Gari' })
    const places = [
      ['IKEJA - NIGERIA', 'The parcel was last seen in Lagos.'],
      ['Sabon Gari, NG', 'The parcel was last seen in Kano.'],
      ['Between Lagos and Kano', ''],
      ['Abuja', ''],
    ]
    for (const [hours, [place, seen]] of places.entries()) {
      const occurredAt = HALF_PAST_THREE.plus({ hours })
      const event = { ...makeEvent('DEPARTED_ORIGIN', occurredAt, 'Scanned'), place: place! }
      await recordTrackingEvents(id, 'sandbox', [{ ...event, sourceId: place! }])
      const page = await client.get(`/track/${trackingNumber}`)
      const { description } = readProps(page.text()).props.tracking.map
      assert.equal(description.replace(/ ?The route is .*/, ''), seen, place)
    }
  })

  test('reveals nothing about sender and receiver', async ({ client, assert }) => {
    const shipment = await makeShipment()
    const response = await client.get(`/api/v1/shipment/${shipment.trackingNumber}/track`)
    const text = JSON.stringify(response.body())
    for (const address of shipment.addresses) {
      for (const secret of ['fullname', 'phoneNumber', 'email', 'address', 'postalCode'] as const) {
        assert.notInclude(text, address[secret] ?? '', secret)
      }
    }
    assert.notInclude(text, shipment.transactionReference)
    assert.notInclude(text, 'Ankara')
  })

  for (const status of ['AWAITING_PAYMENT_CONFIRMATION', 'CANCELED', 'VOIDED'] as const) {
    test(`answers 404 for a shipment that is ${status}`, async ({ client, assert }) => {
      const { trackingNumber } = await makeShipment({ status })
      const response = await client.get(`/api/v1/shipment/${trackingNumber}/track`)
      response.assertStatus(404)
      assert.equal(response.body().message, NO_TRACKING)
    })
  }

  test('answers 404 for an unknown number', async ({ client, assert }) => {
    const response = await client.get('/api/v1/shipment/999999999999999/track')
    response.assertStatus(404)
    assert.containsSubset(response.body(), { code: 'E_NOT_FOUND', message: NO_TRACKING })
  })

  test('explains an invalid number', async ({ client, assert }) => {
    const answers = {
      'abc': '"Tracking Number" must be a number',
      '-1': '"Tracking Number" must be a number',
      '1.5': '"Tracking Number" must be a number',
      '0': '"Tracking Number" must be at least 1',
      '9999999999999999': '"Tracking Number" must have at most 15 digits',
    }
    for (const [typed, message] of Object.entries(answers)) {
      const response = await client.get(`/api/v1/shipment/${typed}/track`)
      response.assertStatus(422)
      assert.containsSubset(response.body().errors[0], { field: 'trackingNumber', message })
    }
  })

  test('allows sixty numbers a minute, over calls and pages together', async ({
    client,
    assert,
  }) => {
    const { trackingNumber } = await makeShipment()
    const statuses = new Set<number>()
    for (let number = 1; number <= 60; number++) {
      const response = await client.get(`/api/v1/shipment/${number}/track`)
      statuses.add(response.status())
    }
    assert.deepEqual([...statuses], [404])

    const call = await client.get(`/api/v1/shipment/${trackingNumber}/track`)
    call.assertStatus(429)
    const page = await client.get(`/track/${trackingNumber}`)
    page.assertStatus(429)
    for (const answer of [call, page])
      assert.match(answer.header('retry-after') ?? '', /^[1-9]\d?$/)
    assert.include(removeProps(page.text()), 'Too many attempts.')
  })
})

test.group('Tracking page without scripts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has the status, the route and the whole timeline', async ({ client, assert }) => {
    const { id, trackingNumber } = await makeShipment({
      acceptedAt: DateTime.now().minus({ seconds: 70 }),
      estimatedDeliveryOn: DateTime.fromISO('2026-11-25'),
    })
    await pollTracking()
    const response = await client.get(`/track/${trackingNumber}`)
    response.assertStatus(200)
    const html = response.text()
    assert.match(html, /<h1[^>]*>Your package is on the way\.<\/h1>/)
    assert.match(html, new RegExp(`<title[^>]*>Tracking ${trackingNumber} · Sendam</title>`))
    for (const text of [
      'Estimated Delivery Date',
      'Wed, 25 Nov 2026',
      'Nigeria',
      'United Kingdom',
      'Departed the sorting centre',
      'Package picked up',
      'Booking confirmed',
      'DHL Express Worldwide',
    ]) {
      assert.include(removeProps(html), text)
    }
    assert.match(removeProps(html), /<title[^>]*>Route from Nigeria to United Kingdom<\/title>/)
    assert.include(removeProps(html), 'The parcel was last seen in Nigeria.')
    const { status } = await Shipment.findOrFail(id)
    assert.equal(status, 'COURIER_ASSIGNED')
  })

  test('is a form without a number, which leads to a URL that can be shared', async ({
    client,
    assert,
  }) => {
    const empty = await client.get('/track')
    empty.assertStatus(200)
    assert.match(removeProps(empty.text()), PLAIN_FORM)
    assert.match(removeProps(empty.text()), /<label[^>]*>Tracking Number<\/label>/)
    assert.match(removeProps(empty.text()), /<input[^>]*name="trackingNumber"/)

    const redirect = await client.get('/track?trackingNumber=%20123%20456%20').redirects(0)
    redirect.assertStatus(302)
    assert.equal(redirect.header('location'), '/track/123456')
  })

  test('explains an invalid number beside its field', async ({ client, assert }) => {
    const word = await client.get('/track?trackingNumber=abc')
    word.assertStatus(422)
    assert.include(removeProps(word.text()), '&quot;Tracking Number&quot; must be a number')
    assert.match(removeProps(word.text()), /<input[^>]*value="abc"/)
    const empty = await client.get('/track?trackingNumber=')
    empty.assertStatus(422)
    assert.include(removeProps(empty.text()), '&quot;Tracking Number&quot; should not be empty')
  })

  test('answers an unknown number with 404 and the form', async ({ client, assert }) => {
    const response = await client.get('/track/999999999999')
    response.assertStatus(404)
    assert.include(removeProps(response.text()), NO_TRACKING)
    assert.match(removeProps(response.text()), PLAIN_FORM)
  })

  test('escapes markup in the number', async ({ client, assert }) => {
    const response = await client.get(`/track/${encodeURIComponent('"><script>alert(1)</script>')}`)
    response.assertStatus(422)
    assert.notInclude(removeProps(response.text()), '<script>alert(1)')
  })

  test('sends a stranger from the signed-in page to sign-in', async ({ client, assert }) => {
    const response = await client.get('/base/shipment/track').redirects(0)
    response.assertStatus(302)
    assert.equal(response.header('location'), '/signin')
  })
})
