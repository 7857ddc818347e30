import { test } from '@japa/runner'
import { UpsCourier } from '#shipping/carriers/ups/ups_courier'
import {
  CourierUnavailable,
  CourierRefused,
  CourierUnresponsive,
} from '#shipping/carriers/courier_driver'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import { faults } from '#tests/support/fakes/carriers/carrier_server'
import { type FakeUps, startFakeUps, upsProblem, upsScan } from '#tests/support/fakes/carriers/ups'
import { captureLog } from '#tests/support/log_lines'
import { followed } from '#tests/unit/shipping/carriers/shirts'
import samples from './ups_samples.json' with { type: 'json' }

const NUMBER = '1ZA1B2C30400000011'

let fake: FakeUps
let ups: UpsCourier

async function trackParcel() {
  const known = await ups.trackMany([followed(NUMBER)])
  return known.get(NUMBER)
}

/** Every UPS code that we know of, and those that could be misread. */
const CODES: Record<TrackingCode, string> = {
  INFORMATION_RECEIVED: '003 044 065 080 157',
  PICKED_UP: '038 160 167 169',
  DEPARTED_ORIGIN: '',
  EXPORT_SCAN: '',
  IMPORT_SCAN: '',
  CLEARANCE_IN_PROGRESS: '012 092 123 126',
  CLEARED_CUSTOMS: '014 084 134',
  ON_THE_WAY: '005 010 025 039 047 063 087 057 143 155 158',
  ARRIVED_AT_DESTINATION: '',
  OUT_FOR_DELIVERY: '006 021 037 072 089 091 146',
  DELIVERED: '011 026',
  DELAYED: '046 048 049 050 051 052 053 086 090 132 129',
  DELIVERY_FAILED: '022 023 024 060 061 062 064 066 069 145',
  HELD: '013 019 029 058 083 085 124 125',
  READY_FOR_COLLECTION: '017 040 144 161',
  RETURNING: '033 035 036 118 119',
  RETURNED: '034 067 081',
  LOST: '068 147 149',
  DAMAGED: '059',
  WITHDRAWN: '007 043',
}

test.group('UPS tracking', (group) => {
  group.each.setup(async () => {
    fake = await startFakeUps()
    ups = new UpsCourier(fake.account)
    return () => fake.close()
  })

  test('maps every code of UPS to one of ours', async ({ assert }) => {
    const expected = Object.entries(CODES).flatMap(([code, numbers]) =>
      numbers.split(' ').flatMap((number) => (number ? [[number, code]] : []))
    )
    fake.tell(
      NUMBER,
      expected.map(([number]) => upsScan(number!))
    )
    const { events } = (await trackParcel())!
    assert.deepEqual(
      events.map(({ code }, at) => [expected[at]![0], code]),
      expected
    )
  })

  test('reads the sample response completely, newest first', async ({ assert }) => {
    fake.failNext(
      'track',
      faults.answering(() => samples.track.answer)
    )
    const { events, isComplete, chargeableGrams } = (await trackParcel())!
    assert.deepEqual(
      events.map(({ code, place, countryCode }) => [code, place, countryCode]),
      [
        ['OUT_FOR_DELIVERY', 'London', 'GB'],
        ['HELD', 'Tamworth', 'GB'],
        ['PICKED_UP', 'Lagos', 'NG'],
        ['INFORMATION_RECEIVED', null, 'NG'],
      ]
    )
    assert.equal(events[0]!.text, 'Out For Delivery Today')
    assert.equal(events[2]!.occurredAt.toUTC().toISO(), '2026-12-01T15:20:00.000Z')
    assert.isTrue(isComplete)
    assert.isNull(chargeableGrams)
  })

  test('maps some scans on the way to more exact codes', async ({ assert }) => {
    const passages: [string, TrackingCode][] = [
      ['Export Scan', 'EXPORT_SCAN'],
      ['Import Scan', 'IMPORT_SCAN'],
      ['Destination Scan', 'ARRIVED_AT_DESTINATION'],
      ['Origin Scan', 'DEPARTED_ORIGIN'],
      ['Departed from Facility', 'ON_THE_WAY'],
    ]
    fake.tell(
      NUMBER,
      passages.map(([description]) => upsScan('005', { description }))
    )
    const { events } = (await trackParcel())!
    assert.deepEqual(
      events.map(({ text, code }) => [text, code]),
      passages
    )
  })

  test('does not take a return to the shipper for a delivery', async ({ assert }) => {
    fake.tell(NUMBER, [
      upsScan('011', { type: 'D', description: 'Delivered' }),
      upsScan('011', { type: 'RS', description: 'Delivered' }),
      upsScan('', { type: 'RS', description: 'Returned' }),
      upsScan('035', { type: 'RS' }),
    ])
    const { events } = (await trackParcel())!
    assert.deepEqual(
      events.map(({ code }) => code),
      ['DELIVERED', 'RETURNED', 'RETURNED', 'RETURNING']
    )
  })

  test('maps an unknown code by its text, else by its type, and logs it once without the text', async ({
    assert,
  }) => {
    const log = captureLog()
    try {
      const cases: [string, string, TrackingCode][] = [
        ['The package was refused by Mr Bello', 'X', 'DELIVERY_FAILED'],
        ['Returned to the sender', 'X', 'RETURNED'],
        ['We are returning to sender', 'X', 'RETURNING'],
        ['Held at customs clearance', 'X', 'CLEARANCE_IN_PROGRESS'],
        ['Will be delivered by a partner', 'I', 'ON_THE_WAY'],
        ['Delivered at the door', 'I', 'DELIVERED'],
        ['A riddle', 'D', 'DELIVERED'],
        ['A riddle', 'MV', 'WITHDRAWN'],
        ['A riddle', 'U', 'ON_THE_WAY'],
      ]
      fake.tell(
        NUMBER,
        cases.map(([description, type]) => upsScan('997', { description, type }))
      )
      const { events } = (await trackParcel())!
      assert.deepEqual(
        events.map(({ code }) => code),
        cases.map(([, , code]) => code)
      )
      await trackParcel()
      const warnings = log.named('UPS sent an unknown tracking code')
      assert.deepEqual(
        warnings.map(({ code }) => code),
        ['997']
      )
      assert.notInclude(log.text(), 'Bello')
    } finally {
      log.stop()
    }
  })

  test('gives a scan the same id when it is repeated or reworded', async ({ assert }) => {
    const scan = upsScan('021', { description: 'Out for delivery' })
    fake.tell(NUMBER, [scan])
    const [first] = (await trackParcel())!.events
    const reworded = upsScan('021', { description: 'Out for delivery today', offset: '+00:00' })
    const other = upsScan('021', { at: '20261204 091500' })
    fake.tell(NUMBER, [other, scan, reworded])
    const { events } = (await trackParcel())!
    const ids = events.map(({ sourceId }) => sourceId)
    assert.deepEqual(ids.slice(1), [first!.sourceId, first!.sourceId])
    assert.notEqual(ids[0], first!.sourceId)
    assert.isAtMost(first!.sourceId.length, 80)
  })

  test('reads local times with an offset, UTC times and times of Lagos', async ({ assert }) => {
    const utc = { gmtDate: '20261204', gmtTime: '81500' }
    fake.tell(NUMBER, [
      upsScan('005', { offset: '-05:00' }),
      { ...upsScan('005', { at: '20261204 031500' }), ...utc },
      { ...upsScan('005', { at: '20261204 031500' }), ...utc, gmtTime: '08:15:00' },
      upsScan('005', { country: 'NG' }),
      upsScan('005'),
      upsScan('005', { at: ' ' }),
    ])
    const { events } = (await trackParcel())!
    assert.deepEqual(
      events.map(({ occurredAt }) => occurredAt.toUTC().toFormat('HH:mm')),
      ['13:15', '08:15', '08:15', '07:15', '08:15']
    )
    assert.equal(events[0]!.occurredAt.offset, -300)
  })

  test('gives the place of collection with the scan that says so', async ({ assert }) => {
    const address = { addressLine1: '12 Mill Lane', city: 'Leeds', countryCode: 'GB' }
    fake.tell(NUMBER, [upsScan('017'), upsScan('005')])
    fake.details.set(NUMBER, {
      packageAddress: [
        { type: 'ORIGIN', address: { addressLine1: 'Allen Avenue', countryCode: 'NG' } },
        { type: 'ACCESS_POINT', name: 'Corner Shop', address },
      ],
    })
    const { events } = (await trackParcel())!
    assert.deepEqual(events[0]!.accessPoint, {
      address: 'Corner Shop, 12 Mill Lane',
      city: 'Leeds',
      countryCode: 'GB',
      postalCode: null,
    })
    assert.notProperty(events[1], 'accessPoint')
    fake.details.delete(NUMBER)
    assert.notProperty((await trackParcel())!.events[0], 'accessPoint')
  })

  test('gives the weight only if UPS reports that of every package', async ({ assert }) => {
    fake.tell(NUMBER, [upsScan('005')])
    const weigh = (weight: object, packageCount = 1) =>
      fake.details.set(NUMBER, { weight, packageCount })
    weigh({ unitOfMeasurement: 'KGS', weight: '1.5' })
    assert.equal((await trackParcel())!.chargeableGrams, 1500)
    weigh({ unitOfMeasurement: 'LBS', weight: '2' })
    assert.equal((await trackParcel())!.chargeableGrams, 907)
    weigh({ unitOfMeasurement: 'KGS', weight: '1.5' }, 3)
    assert.isNull((await trackParcel())!.chargeableGrams)
    weigh({ unitOfMeasurement: 'string', weight: 'string' })
    assert.isNull((await trackParcel())!.chargeableGrams)
  })

  test('reads elements that are not in a list, and ignores the scans of another package', async ({
    assert,
  }) => {
    const sibling = { trackingNumber: '1ZA1B2C30400000012', activity: [upsScan('011')] }
    const ownPackage = { trackingNumber: NUMBER, activity: upsScan('005') }
    fake.failNext(
      'track',
      faults.answering(() => ({ trackResponse: { shipment: { package: [sibling, ownPackage] } } })),
      faults.answering(() => ({ trackResponse: { shipment: { package: ownPackage } } }))
    )
    for (let times = 0; times < 2; times++) {
      const { events } = (await trackParcel())!
      assert.deepEqual(
        events.map(({ code }) => code),
        ['ON_THE_WAY']
      )
    }
  })

  test('reports three packages as delivered with the last one', async ({ assert }) => {
    const numbers = [NUMBER, '1ZA1B2C30400000012', '1ZA1B2C30400000013']
    const arrived = (at: string) => upsScan('011', { at, type: 'D', description: 'Delivered' })
    const trackPackages = async (...scans: object[]) => {
      const packages = scans.map((activity, at) => ({ trackingNumber: numbers[at], activity }))
      fake.failNext(
        'track',
        faults.answering(() => ({ trackResponse: { shipment: [{ package: packages }] } }))
      )
      const { events } = (await trackParcel())!
      return events
    }
    const held = upsScan('013')
    const first = arrived('20261204 100000')
    const [part, ...others] = await trackPackages(first, arrived('20261204 110000'), held)
    assert.equal(part!.code, 'DELAYED')
    assert.equal(part!.text, 'One package is delivered, others are still on their way')
    assert.isEmpty(others)

    const all = await trackPackages(first, arrived('20261204 110000'), arrived('20261206 090000'))
    const whole = all.filter(({ code }) => code === 'DELIVERED')
    assert.lengthOf(whole, 1)
    assert.equal(whole[0]!.occurredAt.toUTC().toISO(), '2026-12-06T09:00:00.000Z')
    assert.equal(all.find(({ code }) => code === 'DELAYED')!.sourceId, part!.sourceId)

    const [alone] = await trackPackages(first)
    assert.equal(alone!.code, 'DELIVERED')
    // With the same ID, the delivery of all packages would count as a repetition.
    assert.notEqual(alone!.sourceId, part!.sourceId)
    assert.isAtMost(part!.sourceId.length, 80)
  })

  test('leaves out parcels that UPS does not know, and invalid numbers', async ({ assert }) => {
    assert.isUndefined(await trackParcel())
    fake.failNext('track', { status: 404 })
    assert.isUndefined(await trackParcel())
    fake.failNext(
      'track',
      faults.answering(() => ({ trackResponse: { shipment: [{ package: [{}] }] } }))
    )
    assert.isUndefined(await trackParcel())
    fake.tell(NUMBER, [upsScan('005')])
    const both = await ups.trackMany([followed('nonsense'), followed(NUMBER)])
    assert.deepEqual([...both.keys()], [NUMBER])
    assert.equal(ups.maxTrackedAtOnce, 1)
  })

  test('distinguishes failures, refusals and call limits', async ({ assert }) => {
    const catchError = async () =>
      trackParcel().then(
        () => null,
        (error: unknown) => error
      )
    fake.failNext('track', faults.failing)
    assert.instanceOf(await catchError(), CourierUnresponsive)
    fake.failNext('track', faults.cut)
    assert.instanceOf(await catchError(), CourierUnresponsive)
    fake.failNext('track', upsProblem('TV0000', 'Something is wrong'))
    const refused = await catchError()
    assert.instanceOf(refused, CourierRefused)
    assert.equal((refused as Error).message, 'UPS does not say where this parcel is.')
    fake.failNext('track', faults.tooMany('60'))
    assert.instanceOf(await catchError(), CourierUnavailable)
  })
})
