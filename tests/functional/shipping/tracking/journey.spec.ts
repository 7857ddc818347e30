import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { getTranslator } from '#shared/languages/translator'
import { recordTrackingEvents } from '#shipping/shipment/record_tracking_events'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import { buildJourney } from '#shipping/tracking/build_journey'
import { findTrackedShipment } from '#shipping/tracking/build_tracking_detail'
import { readProps } from '#tests/support/page_props'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'

const MONDAY = DateTime.fromISO('2026-11-16T09:00:00Z')

type EventDraft = [code: TrackingCode, countryCode: string, day: number]

async function parcelWith(drafts: EventDraft[], draft: ShipmentDraft = {}) {
  const { id, trackingNumber } = await makeShipment({
    createdAt: MONDAY.minus({ hours: 2 }),
    estimatedDeliveryOn: DateTime.now().plus({ days: 2 }),
    ...draft,
  })
  const events = drafts.map(([code, countryCode, day]) => ({
    sourceId: `${code} ${day}`,
    code,
    text: code,
    countryCode,
    place: null,
    occurredAt: MONDAY.plus({ days: day }),
  }))
  await recordTrackingEvents(id, 'sandbox', events)
  return trackingNumber
}

async function journey(trackingNumber: number) {
  const { steps, next } = buildJourney(
    await findTrackedShipment(trackingNumber),
    getTranslator('en')
  )
  const states = Object.fromEntries(steps.map(({ label, state }) => [label, state]))
  return { steps, states, next }
}

test.group('Journey of a parcel', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has expected and past steps, and says what happens next', async ({ assert }) => {
    const number = await parcelWith([['PICKED_UP', 'NG', 1]])
    const { states, steps, next } = await journey(number)
    assert.deepEqual(states, {
      'Booked': 'done',
      'Picked up': 'done',
      'Left Nigeria': 'next',
      'Arrived in the United Kingdom': 'later',
      'Out for delivery': 'later',
      'Delivered': 'later',
    })
    assert.equal(steps[1]!.actual!.day, 'Tue, 17 Nov 2026')
    assert.match(steps[5]!.expected!, /^Expected \w{3}, \d\d \w{3} \d{4}$/)
    assert.isNull(steps[3]!.expected)
    assert.equal(next, 'It leaves Nigeria.')
  })

  test('agrees with the map on the countries that the parcel has left and reached', async ({
    client,
    assert,
  }) => {
    const number = await parcelWith([
      ['PICKED_UP', 'NG', 1],
      ['EXPORT_SCAN', 'NG', 2],
    ])
    const readStates = async () => {
      const page = await client.get(`/track/${number}`)
      const { map, journey: shownJourney } = readProps(page.text()).props.tracking
      const { states } = await journey(number)
      assert.deepEqual(shownJourney.steps.length, 6)
      return { states, travelled: map.travelled !== '', ahead: map.ahead !== '' }
    }
    const before = await readStates()
    assert.equal(before.states['Left Nigeria'], 'next')
    assert.deepEqual([before.travelled, before.ahead], [false, true])
    const { id } = await findTrackedShipment(number)
    const arrival = { sourceId: 'in', code: 'IMPORT_SCAN' as const, text: 'In', place: null }
    await recordTrackingEvents(id, 'sandbox', [
      { ...arrival, countryCode: 'GB', occurredAt: MONDAY.plus({ days: 3 }) },
    ])
    const after = await readStates()
    assert.equal(after.states['Left Nigeria'], 'done')
    assert.equal(after.states['Arrived in the United Kingdom'], 'done')
    assert.deepEqual([after.travelled, after.ahead], [true, false])
  })

  test('says by how much a delivery was late, early, or on time', async ({ assert }) => {
    const punctualityOf = async (promised: string) => {
      const estimatedDeliveryOn = DateTime.fromISO(promised)
      const number = await parcelWith([['DELIVERED', 'GB', 4]], { estimatedDeliveryOn })
      const { steps, next } = await journey(number)
      assert.equal(next?.split('.')[0], 'It has arrived')
      return steps.at(-1)!.punctuality
    }
    assert.equal(await punctualityOf('2026-11-20'), 'On time')
    assert.equal(await punctualityOf('2026-11-19'), '1 day late')
    assert.equal(await punctualityOf('2026-11-23'), '3 days early')
  })

  test('ends with the loss of a parcel, goes on after a hold, and says that a parcel is late', async ({
    assert,
  }) => {
    const lost = await journey(await parcelWith([['LOST', 'NG', 2]]))
    assert.deepEqual(lost.states, {
      'Booked': 'done',
      'Picked up': 'done',
      'Cannot be found': 'stopped',
    })
    const held = await journey(await parcelWith([['HELD', 'NG', 2]]))
    assert.deepEqual(Object.values(held.states).slice(1, 4), ['done', 'stopped', 'next'])
    assert.equal(held.steps[2]!.actual!.day, 'Wed, 18 Nov 2026')
    assert.isNull(held.next)
    assert.isNull(lost.next)
    const estimatedDeliveryOn = DateTime.now().minus({ days: 3 })
    const late = await parcelWith([['PICKED_UP', 'NG', 1]], { estimatedDeliveryOn })
    const { next } = await journey(late)
    assert.match(next!, /^It was expected on .* and is late\./)
  })

  test('names towns and no border for a domestic parcel', async ({ client, assert }) => {
    const number = await parcelWith([['OUT_FOR_DELIVERY', 'NG', 1]], { to: 'NG' })
    const { states, next } = await journey(number)
    assert.deepEqual(Object.keys(states), [
      ...['Booked', 'Picked up', 'Arrived near the receiver', 'Out for delivery', 'Delivered'],
    ])
    assert.equal(next, 'The courier brings it today. Please keep your phone near you.')
    const page = await client.get(`/track/${number}`)
    const { detail, map } = readProps(page.text()).props.tracking
    assert.deepEqual(detail.route, { from: 'Ikeja', to: 'Ikeja' })
    assert.isNull(map, 'both ends are in one state')
  })

  test("is on the page without scripts, with a share link that omits the receiver's key", async ({
    client,
    assert,
  }) => {
    const number = await parcelWith([['PICKED_UP', 'NG', 1]])
    const page = await client.get(`/track/${number}?k=secret`)
    const html = page.text().split('<script')[0]! + page.text()
    assert.include(html, 'What happens next')
    assert.include(html, 'It leaves Nigeria.')
    const [share] = /https:\/\/wa\.me\/\?text=[^"]*/.exec(html)!
    assert.include(decodeURIComponent(share), `/track/${number}`)
    assert.notInclude(share, 'secret')
  })
})
