import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { DateTime } from 'luxon'
import { pollTracking } from '#shipping/carriers/poll_tracking'
import Shipment from '#shipping/shipment/models/shipment'
import { recordTrackingEvents } from '#shipping/shipment/record_tracking_events'
import { receiverPath } from '#shipping/tracking/receiver_proof'
import { makeShipment } from '#tests/support/shipment_rows'
import { readProps, removeProps } from '#tests/support/page_props'
import { ACME_HOST, openAt, publishedAcme } from './shop.js'

const SECRETS = [
  'Chidi Eze',
  'Grace Miller',
  '1 High Street',
  '100001',
  'Ankara fabric',
  '2079460000',
  'destination@example.test',
]

const WRONG = 'These are not the last four digits of the receiver’s phone number.'

function guess(client: ApiClient, { trackingNumber }: Shipment, lastFour: unknown, host?: string) {
  const request = client
    .post(`/track/${trackingNumber}`)
    .withCsrfToken()
    .header('accept', 'text/html')
    .form({ lastFour })
  return host ? request.header('host', host) : request
}

test.group('Receiver details on the tracking page', (group) => {
  let parcel: Shipment

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await publishedAcme()
    parcel = await makeShipment({ owner: 'owner@acme.test' })
  })

  test('are not revealed by the tracking number alone, on any page or call', async ({
    client,
    assert,
  }) => {
    const { trackingNumber } = parcel
    const answers = await Promise.all([
      openAt(client, 'localhost', `/track/${trackingNumber}`),
      openAt(client, ACME_HOST, `/track/${trackingNumber}`),
      client.get(`/api/v1/shipment/${trackingNumber}/track`),
      client.get(`/api/v1/shipment/${trackingNumber}/brand/acme/track`),
    ])
    for (const answer of answers) {
      answer.assertStatus(200)
      for (const secret of SECRETS) assert.notInclude(answer.text(), secret)
    }
  })

  for (const host of ['localhost', ACME_HOST]) {
    test(`are shown on ${host} to whoever knows the last four digits of the phone number`, async ({
      client,
      assert,
    }) => {
      const response = await guess(client, parcel, '0000', host)
      response.assertStatus(200)
      const html = response.text()
      for (const detail of ['Chidi Eze', 'Grace Miller', '1 High Street', 'Ankara fabric']) {
        assert.include(html, detail)
      }
      // Somebody who looks over the shoulder must not learn the phone number.
      assert.notInclude(html, '2079460000')
      assert.notInclude(html, 'destination@example.test')
      assert.match(html, /name="robots"[^>]+content="noindex"/)
      assert.equal(response.header('cache-control'), 'no-store, private')
    })
  }

  test('include the products of the shop, for the receiver only, on both hosts', async ({
    client,
    assert,
  }) => {
    for (const host of ['localhost', ACME_HOST]) {
      const stranger = await openAt(client, host, `/track/${parcel.trackingNumber}`)
      assert.notInclude(stranger.text(), 'Jollof Spice Mix', host)
      const receiver = await guess(client, parcel, '0000', host)
      assert.include(removeProps(receiver.text()), 'Jollof Spice Mix', host)
      const byLink = await openAt(client, host, receiverPath(parcel))
      assert.include(removeProps(byLink.text()), 'Jollof Spice Mix', host)
    }
  })

  test('stay hidden after wrong digits', async ({ client, assert }) => {
    const response = await guess(client, parcel, '0001')
    response.assertStatus(422)
    assert.include(removeProps(response.text()), WRONG)
    for (const secret of SECRETS) assert.notInclude(response.text(), secret)
  })

  test('stay hidden after malformed digits, which are no guesses', async ({ client, assert }) => {
    for (const typed of ['', '12', '12345', 'abcd', { $ne: 1 }, '0'.repeat(5000)]) {
      const response = await guess(client, parcel, typed)
      response.assertStatus(422)
      assert.include(readProps(response.text()).props.receiverError, 'must be four digits')
    }
    const right = await guess(client, parcel, '0000')
    right.assertStatus(200)
  })

  test('are blocked after five wrong guesses at one parcel, except for the link in a message', async ({
    client,
    assert,
  }) => {
    for (let n = 1; n <= 5; n++) await guess(client, parcel, `100${n}`)
    const response = await guess(client, parcel, '0000')
    response.assertStatus(429)
    assert.match(readProps(response.text()).props.receiverError, /^Too many attempts\. Please wait/)
    assert.notInclude(response.text(), 'Grace Miller')
    // Tracking and the link in the message work as before.
    assert.include(removeProps(response.text()), 'Your package is on the way.')
    const byLink = await openAt(client, 'localhost', receiverPath(parcel))
    assert.include(removeProps(byLink.text()), 'Grace Miller')
  })

  test('allow one IP address 20 guesses an hour, all parcels together', async ({
    client,
    assert,
  }) => {
    const statuses: number[] = []
    for (let n = 1; n <= 21; n++) {
      const other = await makeShipment()
      const response = await guess(client, other, '1234')
      statuses.push(response.status())
    }
    assert.deepEqual([...new Set(statuses.slice(0, 20))], [422])
    assert.equal(statuses[20], 429)
  }).timeout(120_000)

  test('tell only the receiver who signed for the parcel, even if the courier reports it later', async ({
    client,
    assert,
  }) => {
    const { id, trackingNumber } = await makeShipment()
    const delivery = {
      sourceId: 'OK',
      code: 'DELIVERED' as const,
      text: 'Delivered',
      countryCode: 'GB',
      place: 'London',
      occurredAt: DateTime.now(),
    }
    await recordTrackingEvents(id, 'sandbox', [delivery])
    await recordTrackingEvents(id, 'sandbox', [{ ...delivery, signedBy: 'G. Neighbour' }])
    const stranger = await client.get(`/track/${trackingNumber}`)
    assert.notInclude(stranger.text(), 'Neighbour')
    const call = await client.get(`/api/v1/shipment/${trackingNumber}/track`)
    assert.notInclude(call.text(), 'Neighbour')
    const receiver = await client.get(receiverPath(await Shipment.findOrFail(id)))
    assert.match(removeProps(receiver.text()), /Signed for by<\/dt>.*?G\. Neighbour/s)
  })

  test('are shown by the link in a message, for its own parcel only', async ({
    client,
    assert,
  }) => {
    const link = receiverPath(parcel)
    assert.isBelow(link.length, 60)
    for (const host of ['localhost', ACME_HOST]) {
      const response = await openAt(client, host, link)
      assert.include(removeProps(response.text()), 'Grace Miller')
      assert.equal(response.header('cache-control'), 'no-store, private')
    }
    const other = await makeShipment({ owner: 'owner@acme.test' })
    const [, key] = link.split('?')
    for (const wrong of [`${key}x`, key!.slice(0, -1), 'k=', 'k[]=1', `k=${'a'.repeat(22)}`]) {
      const response = await openAt(client, 'localhost', `/track/${parcel.trackingNumber}?${wrong}`)
      assert.notInclude(response.text(), 'Grace Miller')
    }
    const otherParcel = await openAt(client, 'localhost', `/track/${other.trackingNumber}?${key}`)
    assert.notInclude(otherParcel.text(), 'Grace Miller')
  })

  test('stay hidden from a form without a CSRF token', async ({ client, assert }) => {
    const response = await client
      .post(`/track/${parcel.trackingNumber}`)
      .header('accept', 'text/html')
      .redirects(0)
      .form({ lastFour: '0000' })
    assert.notInclude(response.text(), 'Grace Miller')
    assert.equal(response.status(), 302)
  })

  test('of an unknown number answer 404 to any digits', async ({ client }) => {
    const response = await client
      .post('/track/999999999999')
      .withCsrfToken()
      .form({ lastFour: '0000' })
    response.assertStatus(404)
  })

  test('leave out the collection point, which everybody sees', async ({ client, assert }) => {
    const acceptedAt = DateTime.now().minus({ days: 3 })
    const waiting = await makeShipment({
      owner: 'owner@acme.test',
      acceptedAt,
      receiver: { address: '1 COLLECT Street' },
    })
    await pollTracking()
    const response = await client.get(`/api/v1/shipment/${waiting.trackingNumber}/track`)
    assert.deepEqual(response.body().data.accessPointAddress, {
      address: '18 Market Street, Corner Shop',
      city: 'London',
      country: 'United Kingdom',
      postalCode: '100001',
    })
    for (const host of ['localhost', ACME_HOST]) {
      const page = await openAt(client, host, `/track/${waiting.trackingNumber}`)
      assert.include(
        removeProps(page.text()),
        '18 Market Street, Corner Shop, London, United Kingdom, 100001'
      )
    }
  })
})
