import { test } from '@japa/runner'
import { DateTime, Settings } from 'luxon'
import { AramexCourier } from '#shipping/carriers/aramex/aramex_courier'
import {
  CourierUnavailable,
  CourierRefused,
  CourierUnresponsive,
} from '#shipping/carriers/courier_driver'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import { failed, type FakeAramex, startFakeAramex } from '#tests/support/fakes/carriers/aramex'
import { type Fault, faults } from '#tests/support/fakes/carriers/carrier_server'
import { captureLog } from '#tests/support/log_lines'
import { differencesTo } from '#tests/unit/shipping/carriers/aramex_differences'
import { followed, parcel, pickup } from '#tests/unit/shipping/carriers/aramex_parcels'

const WAYBILL = '30000000011'
const TIME = '/Date(1796385600000+0000)/'

let fake: FakeAramex
let courier: AramexCourier

/** Times out early if Aramex will not answer. */
const courierFor = (fault?: Fault) =>
  fault === faults.silent ? new AramexCourier(fake.account, { timeoutMs: 1000 }) : courier

async function events() {
  const known = await courier.trackMany([followed(WAYBILL)])
  return known.get(WAYBILL)!.events
}

async function meanings() {
  const all = await events()
  return all.map(({ code }) => code)
}

const refusing = (code: string, message: string) => ({
  status: 200,
  body: failed({}, code, message),
})

test.group('Aramex tracking', (group) => {
  group.each.setup(async () => {
    fake = await startFakeAramex()
    courier = new AramexCourier(fake.account)
    return () => fake.close()
  })

  test('asks for many parcels at once, and leaves out unknown ones', async ({ assert }) => {
    fake.tell(WAYBILL, [{ code: 'SH012', text: 'Picked up from shipper', time: TIME }])
    const known = await courier.trackMany([followed(WAYBILL), followed('30000000099')])
    assert.deepEqual([...known.keys()], [WAYBILL])
    assert.isTrue(known.get(WAYBILL)!.isComplete)
    assert.equal(fake.calls.track, 1)
    assert.deepEqual(differencesTo('track', fake.seen[0]!.body), [
      ...['ClientInfo.Password', 'ClientInfo.AccountPin'],
      'Transaction.Reference1',
    ])
  })

  test('gives an event its local time and place, without the name of the signer', async ({
    assert,
  }) => {
    const time = '/Date(1796140000000+0100)/'
    fake.tell(WAYBILL, [
      {
        code: 'SH005',
        text: 'Delivered',
        time,
        place: 'London, United Kingdom',
        comments: 'G MILLER',
      },
    ])
    const [event] = await events()
    assert.equal(event!.occurredAt.toISO(), '2026-12-01T16:46:40.000+01:00')
    assert.deepEqual([event!.place, event!.countryCode], ['London', 'GB'])
    assert.equal(event!.text, 'Delivered')
    assert.notInclude(JSON.stringify(event), 'MILLER')
  })

  test('reads a place that is only a country, and keeps one that it cannot split', async ({
    assert,
  }) => {
    fake.tell(WAYBILL, [
      { code: 'SH001', time: TIME, place: 'Germany' },
      { code: 'SH002', time: TIME, place: 'Ikeja, Lagos' },
      { code: 'SH003', time: TIME },
    ])
    const all = await events()
    assert.deepEqual(
      all.map(({ place, countryCode }) => [place, countryCode]),
      [
        [null, 'DE'],
        ['Ikeja, Lagos', null],
        [null, null],
      ]
    )
  })

  test('gives a repeated event the same id, even in other words', async ({ assert }) => {
    const scan = { code: 'SH003', time: TIME, place: 'London, United Kingdom' }
    fake.tell(WAYBILL, [
      { ...scan, text: 'Out for Delivery' },
      { ...scan, text: 'Out for delivery with courier' },
      { ...scan, time: '/Date(1796385600000+0100)/' },
      { ...scan, place: 'Leeds, United Kingdom' },
    ])
    const all = await events()
    const ids = all.map(({ sourceId }) => sourceId)
    assert.equal(ids[0], ids[1])
    assert.equal(new Set(ids).size, 3)
    assert.isTrue(ids.every((id) => id.length <= 80))
  })

  test('maps every known code to its meaning', async ({ assert }) => {
    const known: Partial<Record<TrackingCode, string[]>> = {
      INFORMATION_RECEIVED: ['SH014', 'SH203', 'SH308'],
      PICKED_UP: ['SH012', 'SH314', 'SH047', 'SH011'],
      ON_THE_WAY: ['SH001', 'SH002', 'SH022', 'SH073', 'SH160', 'SH077', 'SH110', 'SH070', 'SH495'],
      CLEARANCE_IN_PROGRESS: ['SH034', 'SH035', 'SH156', 'SH158'],
      CLEARED_CUSTOMS: ['SH041'],
      OUT_FOR_DELIVERY: ['SH003', 'SH004'],
      DELIVERY_FAILED: ['SH033', 'SH163'],
      HELD: ['SH030', 'SH157', 'SH162', 'SH521'],
      READY_FOR_COLLECTION: ['SH164'],
      DELIVERED: ['SH005', 'SH006', 'SH007', 'SH154', 'SH234', 'SH239', 'SH496', 'SH597'],
      DELAYED: ['SH008', 'SH043', 'SH044', 'SH076', 'SH312'],
      RETURNING: ['SH069'],
      RETURNED: ['SH704'],
      WITHDRAWN: ['SH313'],
    }
    for (const [meaning, codes] of Object.entries(known)) {
      fake.tell(
        WAYBILL,
        codes.map((code) => ({ code: code.replace('SH', 'Sh'), time: TIME }))
      )
      assert.deepEqual(await meanings(), codes.map(() => meaning) as TrackingCode[])
    }
  })

  test('maps a disputed code by its text', async ({ assert }) => {
    const disputed: [code: string, text: string, meaning: TrackingCode][] = [
      ['SH069', 'To be Returned to Shipper', 'RETURNING'],
      ['SH069', 'Returned to Shipper', 'RETURNED'],
      ['SH007', 'Will be Delivered by Postal Services', 'ON_THE_WAY'],
      ['SH008', 'Shipment on Hold', 'HELD'],
      ['SH001', 'Shipment confirmed', 'INFORMATION_RECEIVED'],
      ['SH495', 'Return to shipper requested', 'RETURNING'],
    ]
    fake.tell(
      WAYBILL,
      disputed.map(([code, text]) => ({ code, text, time: TIME }))
    )
    assert.deepEqual(
      await meanings(),
      disputed.map(([, , meaning]) => meaning)
    )
  })

  test('maps an unknown code by its text, and logs it once', async ({ assert, cleanup }) => {
    const log = captureLog()
    cleanup(() => log.stop())
    const strange: [text: string, meaning: TrackingCode][] = [
      ['Delivered to reception', 'DELIVERED'],
      ['Out for Delivery again', 'OUT_FOR_DELIVERY'],
      ['Attempted delivery, nobody there', 'DELIVERY_FAILED'],
      ['Undelivered', 'DELIVERY_FAILED'],
      ['Released by customs', 'CLEARED_CUSTOMS'],
      ['With customs', 'CLEARANCE_IN_PROGRESS'],
      ['Ready for pickup at our office', 'READY_FOR_COLLECTION'],
      ['Being returned', 'RETURNING'],
      ['Has been returned', 'RETURNED'],
      ['Shipment damaged', 'DAMAGED'],
      ['Shipment lost', 'LOST'],
      ['Shipment cancelled', 'WITHDRAWN'],
      ['On hold', 'HELD'],
      ['Delivery rescheduled', 'DELAYED'],
      ['Something new', 'ON_THE_WAY'],
    ]
    const scans = strange.map(([text], at) => ({ code: `SH9${at}`, text, time: TIME }))
    fake.tell(WAYBILL, scans)
    await events()
    assert.deepEqual(
      await meanings(),
      strange.map(([, meaning]) => meaning)
    )
    const warnings = log.named('Aramex sent an unknown tracking code')
    assert.deepEqual(
      warnings.map(({ code }) => code),
      scans.map(({ code }) => code)
    )
    assert.notInclude(log.text(), WAYBILL)
  })

  test('skips events without a time, and passes on late and repeated ones', async ({ assert }) => {
    const late = { code: 'SH012', time: '/Date(1796140000000+0100)/' }
    fake.tell(WAYBILL, [{ code: 'SH005', time: TIME }, late, late, { code: 'SH003', time: '' }])
    assert.deepEqual(await meanings(), ['DELIVERED', 'PICKED_UP', 'PICKED_UP'])
  })

  test('takes the weight of the last weighing', async ({ assert }) => {
    fake.tell(WAYBILL, [
      { code: 'SH012', time: '/Date(1796140000000+0100)/', kilograms: 1.2 },
      { code: 'SH005', time: TIME, kilograms: 3.5, unit: 'LB' },
      { code: 'SH003', time: '/Date(1796371200000+0000)/', kilograms: 1.5 },
      { code: 'SH006', time: '/Date(1796385700000+0000)/' },
    ])
    const parcels = await courier.trackMany([followed(WAYBILL)])
    assert.equal(parcels.get(WAYBILL)!.chargeableGrams, 1588)
  })

  test('fails on an unclear response, and returns nothing only for an unknown waybill', async ({
    assert,
  }) => {
    const lost = [faults.failing, faults.away, faults.cut]
    const all = (fault?: Fault) => courierFor(fault).trackMany([followed(WAYBILL)])
    for (const fault of [...lost, faults.silent, faults.nothing]) {
      fake.failNext('track', fault)
      await assert.rejects(() => all(fault), CourierUnresponsive)
    }
    fake.failNext('track', refusing('ERR01', 'Invalid username or password'))
    await assert.rejects(() => all(), CourierUnavailable)
    fake.failNext('track', refusing('ERR80', 'Something is wrong'))
    await assert.rejects(() => all(), CourierUnresponsive)
    const both = () => courier.trackMany([followed(WAYBILL), followed('30000000099')])
    // Aramex refuses one of two waybill numbers.
    fake.failNext('track', refusing('ERR80', 'Waybill 30000000099 is malformed'))
    await assert.rejects(both, CourierRefused)
    fake.failNext('track', refusing('ERR01', 'Invalid username or password'))
    await assert.rejects(both, CourierUnavailable)
    fake.failNext('track', refusing('ERR81', 'Waybill was not found'))
    const none = await all()
    assert.equal(none.size, 0)
  })
})

test.group('Aramex pickup', (group) => {
  group.each.setup(async () => {
    Settings.now = () => Date.parse('2026-12-03T08:00:00Z')
    fake = await startFakeAramex()
    courier = new AramexCourier(fake.account)
    return async () => {
      Settings.now = () => Date.now()
      await fake.close()
    }
  })

  const dayAndSender = { day: DateTime.fromISO('2026-12-03'), senderCountryCode: 'NG' }

  test('is requested as in the sample, within the hours when the sender is there', async ({
    assert,
  }) => {
    const booked = await courier.pickups.book(pickup())
    assert.equal(booked.number, 'LOS-000001')
    assert.property(booked.handles, 'guid')
    const request = fake.seen[0]!.body
    assert.deepEqual(differencesTo('pickup', request), [
      ...['ClientInfo.Password', 'ClientInfo.AccountPin', 'Transaction.Reference1'],
      ...['Pickup.PickupDate', 'Pickup.ReadyTime', 'Pickup.LastPickupTime', 'Pickup.ClosingTime'],
      'Pickup.Reference1',
    ])
    const at = (time: string) => `/Date(${Date.parse(`2026-12-03T${time}:00+01:00`)}+0100)/`
    assert.deepEqual(
      [request.Pickup.ReadyTime, request.Pickup.LastPickupTime],
      [at('10:00'), at('16:30')]
    )
  })

  test('counts the parcels of each service separately, and loses none', async ({ assert }) => {
    const parcels = [
      { waybillNumber: '1', service: 'PPX', destinationCountryCode: 'GB' },
      { waybillNumber: '2', service: 'ONP', destinationCountryCode: 'NG' },
      { waybillNumber: '3', service: 'PPX', destinationCountryCode: 'US' },
    ]
    await courier.pickups.book(pickup({ parcels, packages: 4, grams: 8000 }))
    assert.deepEqual(
      fake.pickups[0]!.request.PickupItems.map((item: any) => [
        ...[item.ProductGroup, item.ProductType],
        ...[item.NumberOfShipments, item.NumberOfPieces, item.ShipmentWeight.Value],
      ]),
      [
        ['EXP', 'PPX', 2, 3, 6],
        ['DOM', 'ONP', 1, 1, 2],
      ]
    )
  })

  test('is refused if its hours are over, and starts at once if they have begun', async ({
    assert,
  }) => {
    const over = pickup({ readyAt: '07:00', closeAt: '08:30' })
    await assert.rejects(
      () => courier.pickups.book(over),
      'It is too late for this pickup. Please choose another day or hour.'
    )
    assert.equal(fake.calls.pickup, 0)
    await courier.pickups.book(pickup({ readyAt: '07:00' }))
    const now = Date.parse('2026-12-03T08:05:00Z')
    assert.equal(fake.pickups[0]!.request.ReadyTime, `/Date(${now}+0100)/`)
  })

  test('alerts staff to what Aramex says of one of its parcels', async ({ assert }) => {
    const addParcelError = (body: any) => {
      const Notifications = [{ Code: 'ERR9', Message: 'Invalid pickup shipment weight' }]
      body.ProcessedPickup.ProcessedShipments = [{ ID: '', HasErrors: true, Notifications }]
      return body
    }
    fake.failNext('pickup', faults.answering(addParcelError))
    const { alerts } = await courier.pickups.book(pickup())
    assert.deepEqual(alerts, ['ERR9 Invalid pickup shipment weight'])
  })

  test('explains a refusal, and is not repeated if its response is lost', async ({ assert }) => {
    fake.failNext('pickup', refusing('ERR18', 'Pickup date is more than a week ahead'))
    await assert.rejects(
      () => courier.pickups.book(pickup()),
      'Aramex does not accept this day or time. Please choose another.'
    )
    fake.failNext('pickup', refusing('ERR48', 'General failure'))
    await assert.rejects(() => courier.pickups.book(pickup()), CourierRefused)
    const empty = { status: 200, body: { HasErrors: false, ProcessedPickup: {} } }
    for (const fault of [faults.failing, faults.cut, faults.silent, empty]) {
      fake.failNext('pickup', fault)
      const { pickups } = courierFor(fault)
      await assert.rejects(() => pickups.book(pickup()), CourierUnresponsive)
    }
    assert.equal(fake.calls.pickup, 6)
    assert.lengthOf(fake.pickups, 2)
  })

  test('is cancelled once, however often we try', async ({ assert }) => {
    const booked = await courier.pickups.book(pickup())
    assert.deepEqual(await courier.pickups.cancel({ ...booked, ...dayAndSender }), {
      outcome: 'voided',
    })
    assert.isTrue(fake.pickups[0]!.cancelled)
    assert.deepEqual(await courier.pickups.cancel({ ...booked, ...dayAndSender }), {
      outcome: 'already',
    })
  })

  test('gives staff a task if it cannot be cancelled', async ({ assert }) => {
    const booked = await courier.pickups.book(pickup())
    const task = 'Call Aramex and cancel pickup LOS-000001 of Thu, 03 Dec 2026.'
    fake.failNext('cancel_pickup', refusing('ERR62', 'The driver is on the way'))
    assert.deepEqual(await courier.pickups.cancel({ ...booked, ...dayAndSender }), {
      outcome: 'not_possible',
      task: `${task} Aramex says: ERR62 The driver is on the way`,
    })
    const refusals = [
      'Pickup cannot be cancelled',
      'Pickup is already collected',
      'It is not allowed that a pickup is cancelled',
    ]
    for (const words of refusals) {
      fake.failNext('cancel_pickup', refusing('ERR63', words))
      assert.deepEqual(await courier.pickups.cancel({ ...booked, ...dayAndSender }), {
        outcome: 'not_possible',
        task: `${task} Aramex says: ERR63 ${words}`,
      })
    }
    assert.isFalse(fake.pickups[0]!.cancelled)
    const unnamed = { ...booked, ...dayAndSender, handles: {} }
    assert.deepEqual(await courier.pickups.cancel(unnamed), { outcome: 'not_possible', task })
    fake.failNext('cancel_pickup', faults.failing, faults.nothing)
    const cancelling = () => courier.pickups.cancel({ ...booked, ...dayAndSender })
    await assert.rejects(cancelling, CourierUnresponsive)
    await assert.rejects(cancelling, CourierUnresponsive)
    assert.equal(fake.calls.cancel_pickup, 6)
  })

  test('leaves the booking of a parcel alone if it fails', async ({ assert }) => {
    await courier.book(parcel())
    fake.failNext('pickup', refusing('ERR48', 'General failure'))
    await assert.rejects(() => courier.pickups.book(pickup()), CourierRefused)
    assert.isFalse(fake.shipments[0]!.voided)
  })
})
