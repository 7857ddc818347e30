import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import {
  CourierUnavailable,
  CourierRefused,
  CourierUnresponsive,
} from '#shipping/carriers/courier_driver'
import { FedexCourier } from '#shipping/carriers/fedex/fedex_courier'
import { faults } from '#tests/support/fakes/carriers/carrier_server'
import {
  type FakeFedexScan,
  fedexProblem,
  startFakeFedex,
} from '#tests/support/fakes/carriers/fedex'
import { captureLog } from '#tests/support/log_lines'
import { thrownBy } from '#tests/unit/shipping/carriers/thrown_by'
import { fedexSamples as samples } from '#tests/unit/shipping/carriers/fedex_parcel'

let fake: Awaited<ReturnType<typeof startFakeFedex>>
let fedex: FedexCourier

const NUMBER = '700000000011'
const BOOKED = DateTime.fromISO('2026-12-01T09:00:00+01:00')

const parcel = (waybillNumber = NUMBER, bookedAt = BOOKED) => ({
  waybillNumber,
  bookedAt,
  destinationCountryCode: 'GB',
})

const scan = (eventType: string, eventDescription = 'Something', more = {}): FakeFedexScan => ({
  date: '2026-12-02T10:00:00+01:00',
  eventType,
  eventDescription,
  scanLocation: { city: 'LAGOS', countryCode: 'NG' },
  ...more,
})

async function trackParcel() {
  const found = await fedex.trackMany([parcel()])
  return found.get(NUMBER)!
}

async function eventsOf(...scans: FakeFedexScan[]) {
  fake.tell(NUMBER, scans)
  const { events } = await trackParcel()
  return events
}

function eachWithFake(group: Parameters<Parameters<typeof test.group>[1]>[0]) {
  group.each.setup(async () => {
    fake = await startFakeFedex()
    fedex = new FedexCourier(fake.account)
    return () => fake.close()
  })
}

/** The meaning of each FedEx code; if a code has two meanings, FedEx's text tells them apart. */
const MEANINGS: [string, string, string][] = [
  ['OC', 'Shipment information sent to FedEx', 'INFORMATION_RECEIVED'],
  ['OX', 'Shipment information sent to USPS', 'INFORMATION_RECEIVED'],
  ['MD', 'Manifest data', 'INFORMATION_RECEIVED'],
  ['EP', 'Enroute to pickup', 'INFORMATION_RECEIVED'],
  ['PD', 'Pickup delay', 'INFORMATION_RECEIVED'],
  ['PU', 'Picked up', 'PICKED_UP'],
  ['PX', 'Picked up (see details)', 'PICKED_UP'],
  ['AP', 'At pickup', 'PICKED_UP'],
  ['OF', 'At FedEx origin facility', 'PICKED_UP'],
  ['LO', 'Left origin', 'DEPARTED_ORIGIN'],
  ['IT', 'In transit', 'ON_THE_WAY'],
  ['IX', 'In transit (see details)', 'ON_THE_WAY'],
  ['AA', 'At airport', 'ON_THE_WAY'],
  ['AF', 'At local FedEx facility', 'ON_THE_WAY'],
  ['AR', 'Arrived at FedEx location', 'ON_THE_WAY'],
  ['DP', 'Departed', 'ON_THE_WAY'],
  ['EA', 'Enroute to airport', 'ON_THE_WAY'],
  ['EA', 'Export approved', 'EXPORT_SCAN'],
  ['EO', 'Enroute to origin airport', 'ON_THE_WAY'],
  ['FD', 'At FedEx destination', 'ARRIVED_AT_DESTINATION'],
  ['PF', 'Plane in flight', 'ON_THE_WAY'],
  ['PL', 'Plane landed', 'ON_THE_WAY'],
  ['PM', 'In progress', 'ON_THE_WAY'],
  ['SF', 'At sort facility', 'ON_THE_WAY'],
  ['TR', 'Transfer', 'ON_THE_WAY'],
  ['Ow', 'On the way', 'ON_THE_WAY'],
  ['SP', 'Split status', 'ON_THE_WAY'],
  ['CP', 'Clearance in progress', 'CLEARANCE_IN_PROGRESS'],
  ['CC', 'Cleared customs', 'CLEARED_CUSTOMS'],
  ['CD', 'Clearance delay - Import', 'HELD'],
  ['AD', 'At delivery', 'OUT_FOR_DELIVERY'],
  ['ED', 'Enroute to delivery', 'OUT_FOR_DELIVERY'],
  ['OD', 'On FedEx vehicle for delivery', 'OUT_FOR_DELIVERY'],
  ['HL', 'Hold at location', 'READY_FOR_COLLECTION'],
  ['HP', 'Ready for recipient pickup', 'READY_FOR_COLLECTION'],
  ['DL', 'Delivered', 'DELIVERED'],
  ['DE', 'Customer not available or business closed', 'DELIVERY_FAILED'],
  ['DD', 'Delivery delay', 'DELAYED'],
  ['DY', 'Delay', 'DELAYED'],
  ['SE', 'Shipment exception', 'DELAYED'],
  ['SE', 'Damaged, handling per shipper instructions', 'DAMAGED'],
  ['SE', 'Package cannot be located', 'LOST'],
  ['SE', 'Refused by recipient', 'DELIVERY_FAILED'],
  ['RS', 'Returning package to shipper', 'RETURNING'],
  ['RS', 'Package returned to shipper', 'RETURNED'],
  ['CA', 'Shipment cancelled by sender', 'WITHDRAWN'],
  ['CA', 'Carrier', 'ON_THE_WAY'],
]

const UNKNOWN_CODES: [string, string][] = [
  ['Package returned to shipper', 'RETURNED'],
  ['Held by customs', 'HELD'],
  ['Clearance delay', 'HELD'],
  ['Out for delivery today', 'OUT_FOR_DELIVERY'],
  ['Delivered to the neighbour', 'DELIVERED'],
  ['Could not be delivered', 'DELIVERY_FAILED'],
  ['Not delivered', 'DELIVERY_FAILED'],
  ['To be delivered tomorrow', 'ON_THE_WAY'],
  ['Ready for pickup', 'READY_FOR_COLLECTION'],
  ['Something that nobody foresaw', 'ON_THE_WAY'],
]

test.group('FedEx tracking', (group) => {
  eachWithFake(group)

  test('asks for many parcels at once, as in the documentation of FedEx', async ({ assert }) => {
    const sample = samples.track
    fake.tellWhole(NUMBER, sample.response.output.completeTrackResults[0]!.trackResults)
    const all = await fedex.trackMany([parcel(), parcel('700000000099')])

    assert.deepEqual(fake.seen.at(-1)!.body, sample.request)
    assert.deepEqual([...all.keys()], [NUMBER])
    const { events, isComplete, chargeableGrams } = all.get(NUMBER)!
    assert.isTrue(isComplete)
    assert.isNull(chargeableGrams)
    assert.deepEqual(
      events.map(({ code, text, place, countryCode, occurredAt }) => [
        ...[code, text, place, countryCode],
        occurredAt.toISO({ suppressMilliseconds: true }),
      ]),
      [
        [
          'OUT_FOR_DELIVERY',
          'On FedEx vehicle for delivery',
          'LONDON',
          'GB',
          '2026-12-04T07:58:00Z',
        ],
        [
          'HELD',
          'Clearance delay - Import: Awaiting documents',
          'STANSTED',
          'GB',
          '2026-12-03T09:10:00Z',
        ],
        ['PICKED_UP', 'Picked up', 'LAGOS', 'NG', '2026-12-01T16:20:00+01:00'],
        [
          'INFORMATION_RECEIVED',
          'Shipment information sent to FedEx',
          null,
          null,
          '2026-12-01T10:00:00+01:00',
        ],
      ]
    )
  })

  test('maps every code of FedEx to its meaning', async ({ assert }) => {
    const scans = MEANINGS.map(([code, words]) => scan(code, words))
    const events = await eventsOf(...scans)

    assert.deepEqual(
      events.map(({ code }, at) => [...MEANINGS[at]!.slice(0, 2), code]),
      MEANINGS
    )
  })

  test('maps an unknown code by its text, and logs it once', async ({ assert }) => {
    const log = captureLog()
    const scans = UNKNOWN_CODES.map(([words]) => scan('ZQ', words))
    const events = await eventsOf(...scans)
    await eventsOf(...scans)
    log.stop()

    assert.deepEqual(
      events.map(({ code, text }) => [text, code]),
      UNKNOWN_CODES
    )
    const lines = log.named('FedEx sent an unknown tracking code')
    assert.deepEqual(
      lines.map(({ code }) => code),
      ['ZQ']
    )
    assert.notInclude(log.text(), 'Held by customs')
  })

  test('takes no appointment changed before the pickup for movement', async ({ assert }) => {
    const agreed = ['HA', 'CH', 'RR', 'RM', 'RC', 'AO', 'AE']
    const before = agreed.map((code) =>
      scan(code, 'Cancelled', { date: '2026-12-01T08:00:00+01:00' })
    )
    const after = agreed.map((code) => scan(code, 'Changed', { date: '2026-12-03T08:00:00+01:00' }))
    const events = await eventsOf(...after, scan('PU'), ...before, scan('OC'))

    const codes = events.map(({ code }) => code)
    assert.deepEqual([...new Set(codes.slice(0, 7))], ['ON_THE_WAY'])
    assert.deepEqual([...new Set(codes.slice(8, 15))], ['INFORMATION_RECEIVED'])
  })

  test('gives a scan the same id when it is repeated or reworded', async ({ assert }) => {
    const [first, second, repeated] = await eventsOf(
      scan('AR', 'Arrived'),
      scan('AR', 'Arrived', { date: '2026-12-02T10:01:00+01:00' }),
      scan('AR', 'Arrived')
    )
    const [reworded] = await eventsOf(scan('AR', 'Arrived, and edited', { exceptionCode: '' }))
    const [elsewhere] = await eventsOf(scan('AR', 'Arrived', { scanLocation: { city: 'ABUJA' } }))

    assert.equal(repeated!.sourceId, first!.sourceId)
    assert.equal(reworded!.sourceId, first!.sourceId)
    assert.notEqual(second!.sourceId, first!.sourceId)
    assert.notEqual(elsewhere!.sourceId, first!.sourceId)
    assert.isAtMost(first!.sourceId.length, 80)
  })

  test('keeps scans in the given order, and leaves out one without a time', async ({ assert }) => {
    const events = await eventsOf(
      scan('DL', 'Delivered', { date: '2026-12-05T10:00:00+00:00' }),
      scan('RS', 'Returning', { date: '2026-12-04T10:00:00+00:00' }),
      scan('OD', 'Somewhen', { date: '' }),
      scan('PU', 'Picked up', { date: '2026-12-01T00:00:00' })
    )

    assert.deepEqual(
      events.map(({ code }) => code),
      ['DELIVERED', 'RETURNING', 'PICKED_UP']
    )
    assert.equal(events[2]!.occurredAt.toUTC().toISODate(), '2026-12-01')
  })

  test('gives the place of collection with the scan that says so', async ({ assert }) => {
    const address = {
      streetLines: ['12 High Road', 'Unit 3'],
      city: 'London',
      postalCode: 'N1 9GU',
      countryCode: 'GB',
    }
    const holdAtLocation = { locationContactAndAddress: { address } }
    fake.tellWhole(NUMBER, [{ holdAtLocation, scanEvents: [scan('HL'), scan('PU')] }])
    const {
      events: [ready, pickedUp],
    } = await trackParcel()

    assert.deepEqual(ready!.accessPoint, {
      address: '12 High Road, Unit 3',
      city: 'London',
      countryCode: 'GB',
      postalCode: 'N1 9GU',
    })
    assert.isUndefined(pickedUp!.accessPoint)
  })

  test('gives the weight in grams, of all packages or not at all', async ({ assert }) => {
    const pounds = { weight: [{ unit: 'LB', value: '3.3' }] }
    const kilograms = { weight: [...pounds.weight, { unit: 'KG', value: '1.5' }] }
    const weighed = async (result: object) => {
      fake.tellWhole(NUMBER, [{ scanEvents: [scan('PU')], ...result }])
      const { chargeableGrams } = await trackParcel()
      return chargeableGrams
    }

    assert.equal(await weighed({ shipmentDetails: kilograms }), 1500)
    assert.equal(await weighed({ shipmentDetails: pounds }), 1497)
    const single = { packageDetails: { count: '1', weightAndDimensions: kilograms } }
    assert.equal(await weighed(single), 1500)
    const three = { packageDetails: { count: '3', weightAndDimensions: kilograms } }
    assert.isNull(await weighed(three))
  })

  test('does not report three packages as delivered while one is not', async ({ assert }) => {
    const scanEvents = [scan('DL', 'Delivered'), scan('PU', 'Picked up')]
    const eventsWith = async (undeliveredCount: string) => {
      fake.tellWhole(NUMBER, [{ scanEvents, packageDetails: { count: '3', undeliveredCount } }])
      const { events } = await trackParcel()
      return events
    }
    const [part, pickedUp] = await eventsWith('2')
    assert.deepEqual([part!.code, pickedUp!.code], ['DELAYED', 'PICKED_UP'])
    assert.equal(part!.text, 'One package is delivered, others are still on their way')

    const [whole] = await eventsWith('0')
    assert.deepEqual([whole!.code, whole!.text], ['DELIVERED', 'Delivered'])
    assert.notEqual(whole!.sourceId, part!.sourceId)
  })

  test('picks our parcel from several with one number by the date of booking', async ({
    assert,
  }) => {
    const old = { scanEvents: [scan('DL', 'Delivered', { date: '2025-03-04T10:00:00+00:00' })] }
    const current = { scanEvents: [scan('PU', 'Picked up')] }
    const later = {
      dateAndTimes: [{ type: 'SHIP', dateTime: '2027-12-01T00:00:00+00:00' }],
      scanEvents: [scan('DL', 'Delivered', { date: '2027-12-04T10:00:00+00:00' })],
    }
    for (const results of [
      [old, current, later],
      [later, current, old],
    ]) {
      fake.tellWhole(NUMBER, results)
      const { events } = await trackParcel()
      assert.deepEqual(
        events.map(({ code }) => code),
        ['PICKED_UP']
      )
    }

    fake.tellWhole(NUMBER, [old])
    assert.isUndefined(await trackParcel())
  })

  test('returns a parcel without scans, and leaves out unknown numbers', async ({ assert }) => {
    fake.tell(NUMBER, [])
    const all = await fedex.trackMany([parcel(), parcel('1'), parcel('2')])
    assert.deepEqual([...all.keys()], [NUMBER])
    assert.deepEqual(all.get(NUMBER)!.events, [])

    for (const fault of [{ status: 404 }, fedexProblem('TRACKING.TRACKINGNUMBER.NOTFOUND')]) {
      fake.failNext('track', fault)
      assert.isUndefined(await trackParcel())
    }
    assert.deepEqual(await fedex.trackMany([]), new Map())
    assert.equal(fake.calls.track, 3)
  })

  test('distinguishes failures, refusals and call limits', async ({ assert }) => {
    fake.failNext(
      'track',
      faults.failing,
      faults.nothing,
      faults.cut,
      fedexProblem('TRACKING.REQUEST.INVALID')
    )
    const errors: Error[] = []
    for (let time = 0; time < 4; time++)
      errors.push(await thrownBy(() => fedex.trackMany([parcel()])))
    fake.failNext('track', faults.tooMany())
    errors.push(await thrownBy(() => fedex.trackMany([parcel()])))

    const kinds = [
      CourierUnresponsive,
      CourierUnresponsive,
      CourierUnresponsive,
      CourierRefused,
      CourierUnavailable,
    ]
    kinds.forEach((kind, at) => assert.instanceOf(errors[at], kind))
  })

  test('reads a response in gzip', async ({ assert }) => {
    fake.tell(NUMBER, [scan('PU')])
    fake.failNext('track', faults.gzip)

    const { events } = await trackParcel()
    assert.lengthOf(events, 1)
  })
})
