import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import {
  CourierUnavailable,
  CourierRefused,
  CourierUnresponsive,
} from '#shipping/carriers/courier_driver'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import { faults, type Fault } from '#tests/support/fakes/carriers/carrier_server'
import { dhlScan } from '#tests/support/fakes/carriers/dhl'
import { thrownBy } from '#tests/unit/shipping/carriers/thrown_by'
import { dhl, followed, shirts, trackOne } from '#tests/unit/shipping/carriers/dhl_booking'
import { lost } from '#tests/unit/shipping/carriers/shirts'

const NUMBER = '1000000011'

const MEANINGS: Record<string, TrackingCode[]> = {
  PU: ['PICKED_UP'],
  SA: ['PICKED_UP'],
  PL: ['ON_THE_WAY'],
  DF: ['ON_THE_WAY'],
  AF: ['ON_THE_WAY'],
  TR: ['ON_THE_WAY'],
  SM: ['ON_THE_WAY'],
  RR: ['ON_THE_WAY'],
  SC: ['ON_THE_WAY'],
  BR: ['ON_THE_WAY'],
  CS: ['ON_THE_WAY'],
  AR: ['ARRIVED_AT_DESTINATION'],
  IC: ['CLEARANCE_IN_PROGRESS'],
  PY: ['CLEARANCE_IN_PROGRESS'],
  CR: ['CLEARED_CUSTOMS'],
  CD: ['HELD'],
  UD: ['HELD'],
  BN: ['HELD'],
  HP: ['HELD'],
  OH: ['HELD'],
  SS: ['HELD'],
  WC: ['OUT_FOR_DELIVERY'],
  CC: ['READY_FOR_COLLECTION'],
  OK: ['DELIVERED'],
  TP: ['DELIVERED'],
  DD: ['DAMAGED', 'DELIVERED'],
  PD: ['DELAYED'],
  NH: ['DELIVERY_FAILED'],
  CA: ['DELIVERY_FAILED'],
  BA: ['DELIVERY_FAILED'],
  CM: ['DELIVERY_FAILED'],
  ND: ['DELIVERY_FAILED'],
  RD: ['DELIVERY_FAILED'],
  MD: ['DELAYED'],
  AD: ['DELAYED'],
  MC: ['DELAYED'],
  MS: ['DELAYED'],
  FD: ['DELAYED'],
  RT: ['RETURNING'],
  DS: ['LOST'],
}

const NEW_CODES: [text: string, code: TrackingCode][] = [
  ['Shipment is being returned to shipper', 'RETURNING'],
  ['Delivery attempted; recipient not home', 'DELIVERY_FAILED'],
  ['Shipment is on hold', 'HELD'],
  ['Awaiting collection by recipient as requested', 'READY_FOR_COLLECTION'],
  ['Shipment is out with courier for delivery', 'OUT_FOR_DELIVERY'],
  ['Customs clearance status updated', 'CLEARANCE_IN_PROGRESS'],
  ['Clearance processing complete', 'CLEARED_CUSTOMS'],
  ['Shipment delayed by weather', 'DELAYED'],
  ['Delivered to neighbour', 'DELIVERED'],
  ['The moon is in the wrong house', 'ON_THE_WAY'],
]

const OTHER_REFERENCE: Fault = {
  status: 200,
  body: {
    shipments: [
      {
        shipmentTrackingNumber: NUMBER,
        shipperReferences: [{ value: 'SD-8F2K-00012', typeCode: 'CU' }],
        events: [],
      },
    ],
  },
}

test.group('Search for a DHL booking', () => {
  test('finds a booking with a lost response by our reference, with its packages', async ({
    assert,
    cleanup,
  }) => {
    const { fake, courier, hasty } = await dhl(cleanup)
    fake.failNext('book', faults.silent)
    const packages = [500, 700].map((grams) => ({ grams, size: null, valueKobo: 45_00 }))
    const request = shirts({ packages })
    assert.instanceOf(await thrownBy(hasty.book(request)), CourierUnresponsive)
    const found = await courier.findByReference(lost(request))
    assert.equal(found?.waybillNumber, fake.shipments[0]!.waybillNumber)
    assert.equal(new Set(found?.packageWaybillNumbers).size, 2)
    assert.deepEqual(found?.documents, [])
    assert.deepEqual(found?.alerts, [
      `DHL sends a label only once, and its answer was lost. Ask DHL for the label of ${found!.waybillNumber}.`,
    ])
    assert.equal(fake.calls.book, 1)
    const query = Object.fromEntries(fake.seen.at(-1)!.query)
    assert.deepEqual(
      [query.shipmentReference, query.shipmentReferenceType, query.shipperAccountNumber],
      ['SD-8F2K-0001', 'CU', '350000001']
    )
  })

  test('alerts staff to a second shipment under our reference', async ({ assert, cleanup }) => {
    const { fake, courier } = await dhl(cleanup)
    await courier.book(shirts())
    const second = await courier.book(shirts())
    const found = await courier.findByReference(lost(shirts()))
    assert.equal(found?.waybillNumber, fake.shipments[0]!.waybillNumber)
    assert.include(
      found?.alerts,
      `DHL has more shipments under our reference: ${second.waybillNumber}.`
    )
  })

  test('finds nothing if there is none, or only one of another reference', async ({
    assert,
    cleanup,
  }) => {
    const { fake, courier } = await dhl(cleanup)
    assert.isNull(await courier.findByReference(lost(shirts())))
    fake.failNext('find', { status: 404, body: { detail: 'No data found' } }, OTHER_REFERENCE)
    assert.isNull(await courier.findByReference(lost(shirts())))
    assert.isNull(await courier.findByReference(lost(shirts())))
  })

  test('fails on any other response, and never reports that there is none', async ({
    assert,
    cleanup,
  }) => {
    const { fake, courier, hasty } = await dhl(cleanup)
    const answers: Fault[] = [
      { status: 404, body: '<html>Not Found</html>' },
      { status: 404, body: { message: 'No such page' } },
      { status: 400, body: { detail: 'Missing mandatory parameters: shipperAccountNumber' } },
      { status: 200, body: { shipments: [{ shipmentTrackingNumber: NUMBER, events: [] }] } },
      faults.nothing,
      faults.failing,
      faults.silent,
    ]
    fake.failNext('find', ...answers)
    for (const answer of answers) {
      const driver = answer === faults.silent ? hasty : courier
      const error = await thrownBy(driver.findByReference(lost(shirts())))
      assert.equal(error.constructor, CourierUnresponsive)
    }
    fake.failNext('find', faults.keysRefused)
    assert.instanceOf(await thrownBy(courier.findByReference(lost(shirts()))), CourierUnavailable)
  })
})

test.group('DHL tracking', () => {
  test('maps every code of the DHL list to its meaning', async ({ assert, cleanup }) => {
    const { fake, courier } = await dhl(cleanup)
    const { waybillNumber } = await courier.book(shirts())
    for (const [typeCode, codes] of Object.entries(MEANINGS)) {
      fake.tell(waybillNumber, [dhlScan(typeCode, '2026-12-04T08:02:00+00:00', 'LHR London-GB')])
      const { events } = await trackOne(courier, waybillNumber)
      assert.deepEqual(
        events.map(({ code }) => code),
        codes,
        typeCode
      )
      assert.equal(new Set(events.map(({ sourceId }) => sourceId)).size, codes.length)
    }
  })

  test('maps an unknown code by its text, and logs it once', async ({ assert, cleanup }) => {
    const { fake, courier } = await dhl(cleanup)
    const { waybillNumber } = await courier.book(shirts())
    const warnings: unknown[] = []
    const { warn } = logger
    logger.warn = (...args: unknown[]) => void warnings.push(args)
    cleanup(async () => void (logger.warn = warn))
    for (const [description, code] of NEW_CODES) {
      const scan = { ...dhlScan('ZZ', '2026-12-04T08:02:00+00:00'), description }
      fake.tell(waybillNumber, [scan])
      const { events } = await trackOne(courier, waybillNumber)
      assert.equal(events[0]!.code, code, description)
    }
    assert.deepEqual(warnings, [
      [{ carrier: 'dhl', code: 'ZZ' }, 'DHL sent an unknown tracking code'],
    ])
  })

  test('gives a scan its place, its text and its local time', async ({ assert, cleanup }) => {
    const { fake, courier } = await dhl(cleanup)
    const { waybillNumber } = await courier.book(shirts())
    fake.tell(waybillNumber, [
      dhlScan('DF', '2026-12-02T03:11:00+01:00', 'LOS LAGOS-NG'),
      dhlScan('IC', '2026-12-03T07:40:00+00:00', 'LHR London Heathrow-GB'),
      dhlScan('AF', '2026-12-03T09:40:00', 'DXB DUBAI-AE'),
      dhlScan('AF', '2026-12-03T10:40:00', 'NYC New York, NY'),
      dhlScan('DF', '2026-12-03T11:40:00-05:00', 'NYC New York, NY'),
    ])
    const { events } = await trackOne(courier, waybillNumber)
    assert.deepEqual(
      events.map(({ code, place, countryCode, occurredAt }) => [
        code,
        place,
        countryCode,
        occurredAt.toUTC().toISO(),
      ]),
      [
        ['DEPARTED_ORIGIN', 'Lagos', 'NG', '2026-12-02T02:11:00.000Z'],
        ['CLEARANCE_IN_PROGRESS', 'London Heathrow', 'GB', '2026-12-03T07:40:00.000Z'],
        ['ON_THE_WAY', 'Dubai', 'AE', '2026-12-03T05:40:00.000Z'],
        ['ON_THE_WAY', 'New York, NY', null, '2026-12-03T10:40:00.000Z'],
        ['ON_THE_WAY', 'New York, NY', null, '2026-12-03T16:40:00.000Z'],
      ]
    )
    assert.equal(events[0]!.text, 'What DHL says of DF')
  })

  test('gives a scan the same id when it is repeated, reordered or reworded', async ({
    assert,
    cleanup,
  }) => {
    const { fake, courier } = await dhl(cleanup)
    const { waybillNumber } = await courier.book(shirts())
    const pickedUp = dhlScan('PU', '2026-12-01T16:20:00+01:00')
    const left = dhlScan('DF', '2026-12-02T03:11:00+01:00')
    const idsOf = async () => {
      const { events } = await trackOne(courier, waybillNumber)
      return events.map(({ sourceId }) => sourceId)
    }
    fake.tell(waybillNumber, [pickedUp, left])
    const first = await idsOf()
    const { GMTOffset, ...withoutOffset } = { ...pickedUp, description: 'Collected' }
    fake.tell(waybillNumber, [left, withoutOffset, left])
    assert.deepEqual(await idsOf(), first.toReversed())
    assert.isTrue(first.every((id) => id.length <= 80))
    assert.equal(new Set(first).size, 2)
  })

  test('asks for many parcels in one call, and leaves out those without scans', async ({
    assert,
    cleanup,
  }) => {
    const { fake, courier } = await dhl(cleanup)
    const [known, silent, other] = await Promise.all([
      courier.book(shirts({ reference: 'SD-1' })),
      courier.book(shirts({ reference: 'SD-2' })),
      courier.book(shirts({ reference: 'SD-3' })),
    ])
    fake.tell(known.waybillNumber, [dhlScan('PU', '2026-12-01T16:20:00+01:00')])
    fake.tell(other.waybillNumber, [dhlScan('RT', '2026-12-01T16:20:00+01:00')])
    const numbers = [known, silent, other].map(({ waybillNumber }) => waybillNumber)
    const found = await courier.trackMany(followed(...numbers, '0000000001', 'not a number'))
    assert.sameMembers([...found.keys()], [known.waybillNumber, other.waybillNumber])
    assert.isTrue(found.get(known.waybillNumber)!.isComplete)
    assert.equal(fake.calls.track, 1)
    assert.equal(
      fake.seen.at(-1)!.query.get('shipmentTrackingNumber'),
      [...numbers, '0000000001'].join(',')
    )
    assert.isAtMost(courier.maxTrackedAtOnce, 200)
  })

  test('returns nothing for an unknown number, without an error', async ({ assert, cleanup }) => {
    const { fake, courier } = await dhl(cleanup)
    assert.deepEqual(await courier.trackMany(followed(NUMBER)), new Map())
    assert.deepEqual(await courier.trackMany(followed('not a number')), new Map())
    assert.equal(fake.calls.track, 1)
  })

  test('asks without time offsets after DHL refused them', async ({ assert, cleanup }) => {
    const { fake, courier } = await dhl(cleanup)
    const { waybillNumber } = await courier.book(shirts())
    fake.tell(waybillNumber, [dhlScan('PU', '2026-12-01T16:20:00')])
    const detail = 'Parameters not having correct format: requestGMTOffsetPerEvent'
    fake.failNext('track', { status: 400, body: { detail } })
    const { events } = await trackOne(courier, waybillNumber)
    assert.equal(events[0]!.occurredAt.toUTC().toISO(), '2026-12-01T15:20:00.000Z')
    await courier.trackMany(followed(waybillNumber))
    assert.deepEqual(
      fake.seen.slice(1).map(({ query }) => query.has('requestGMTOffsetPerEvent')),
      [true, false, false]
    )
  })

  test('fails on silence, failures and refusals, so that no scan is withdrawn', async ({
    assert,
    cleanup,
  }) => {
    const { fake, courier, hasty } = await dhl(cleanup)
    const answers: Fault[] = [
      faults.failing,
      faults.away,
      faults.cut,
      faults.silent,
      faults.nothing,
      { status: 400, body: { detail: 'Too many tracking numbers' } },
    ]
    fake.failNext('track', ...answers)
    for (const answer of answers) {
      const driver = answer === faults.silent ? hasty : courier
      const error = await thrownBy(driver.trackMany(followed(NUMBER)))
      assert.equal(error.constructor, CourierUnresponsive)
    }
    fake.failNext('track', faults.tooMany('60'))
    assert.instanceOf(await thrownBy(courier.trackMany(followed(NUMBER))), CourierUnavailable)
  })

  test('is refused for several parcels if DHL rejects one, and unresponsive if the response is unclear', async ({
    assert,
    cleanup,
  }) => {
    const { fake, courier } = await dhl(cleanup)
    const words = '1000000022 is not a valid tracking number'
    for (const status of [400, 422]) {
      fake.failNext('track', { status, body: { detail: words } })
      const error = await thrownBy(courier.trackMany(followed(NUMBER, '1000000022')))
      assert.instanceOf(error, CourierRefused)
      assert.include((error as CourierRefused).theirWords, words)
    }
    const unclear: Fault[] = [
      { status: 400, body: '<html>Bad request</html>' },
      { status: 404, body: { detail: 'No such address' } },
    ]
    for (const fault of unclear) {
      fake.failNext('track', fault)
      const error = await thrownBy(courier.trackMany(followed(NUMBER, '1000000022')))
      assert.equal(error.constructor, CourierUnresponsive)
    }
  })

  test('gives the charged weight once all packages were weighed', async ({ assert, cleanup }) => {
    const { fake, courier } = await dhl(cleanup)
    const packages = [1200, 100].map((grams) => ({ grams, size: null, valueKobo: 45_00 }))
    const { waybillNumber } = await courier.book(shirts({ packages }))
    fake.tell(waybillNumber, [dhlScan('PU', '2026-12-01T16:20:00+01:00')])
    fake.weigh(waybillNumber, [1.4])
    const early = await trackOne(courier, waybillNumber)
    assert.isNull(early.chargeableGrams)
    // The volume of the second package exceeds its weight.
    fake.weigh(waybillNumber, [1.4, 0.2])
    const weighed = await trackOne(courier, waybillNumber)
    assert.equal(weighed.chargeableGrams, 1900)
  })

  test('cannot void a waybill, and gives staff a task', async ({ assert, cleanup }) => {
    const { fake, courier } = await dhl(cleanup)
    const parcel = { waybillNumber: '1234567890', senderCountryCode: 'NG', handles: {} }
    assert.deepEqual(await courier.void(parcel), {
      outcome: 'not_possible',
      task: 'DHL does not cancel waybills, but charges nothing for an unused one. Make sure that nobody hands over 1234567890.',
    })
    assert.lengthOf(fake.seen, 0)
  })
})
