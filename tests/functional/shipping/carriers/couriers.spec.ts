import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import { QueueManager } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { findCaller } from '#tests/support/money/payouts'
import { overrideCourier } from '#tests/support/fakes/courier'
import { makeShipment } from '#tests/support/shipment_rows'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import BookingAttempt from '#shipping/carriers/attempts/booking_attempt'
import { abandonAttempt } from '#shipping/carriers/attempts/decide_attempt'
import { CourierUnavailable, CourierRefused } from '#shipping/carriers/courier_driver'
import { buildBookingRequest } from '#shipping/carriers/build_booking_request'
import type { CourierEvent } from '#shipping/shipment/courier_event'
import { driverFor } from '#shipping/carriers/courier_drivers'
import { pollTracking } from '#shipping/carriers/poll_tracking'
import { sandboxEvents } from '#shipping/carriers/sandbox_events'
import { sandboxWaybill } from '#shipping/carriers/sandbox_waybills'
import { cancelUnpaidShipments } from '#shipping/carriers/shipment_sweep'
import BookWithCourierJob from '#shipping/carriers/jobs/book_with_courier_job'
import SandboxParcel from '#shipping/carriers/sandbox_parcel'
import Shipment from '#shipping/shipment/models/shipment'
import TrackingEvent from '#shipping/shipment/models/tracking_event'
import { recordTrackingEvents } from '#shipping/shipment/record_tracking_events'
import { ForbiddenTransition, changeStatus } from '#shipping/shipment/shipment_status'
import { type ShipmentStatus, SHIPMENT_STATUSES } from '#shipping/shipment/parcel_progress'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import { voidShipment } from '#shipping/carriers/void_shipment'
import { runSweep } from '#tests/support/jobs'

/** Repeated here on purpose: the product's own table must agree with it. */
const ALLOWED = [
  'AWAITING_PAYMENT_CONFIRMATION > PENDING',
  'AWAITING_PAYMENT_CONFIRMATION > CANCELED',
  'PENDING > BOOKED',
  'PENDING > PENDING_ISSUE',
  'PENDING_ISSUE > PENDING',
  'PENDING_ISSUE > VOIDED',
  'BOOKED > COURIER_ASSIGNED',
  'BOOKED > VOIDED',
  'COURIER_ASSIGNED > DELIVERED',
  'COURIER_ASSIGNED > VOIDED',
]

const DHL = { courierCode: 'DHL', courierDriver: 'sandbox' } as const

function trackedParcel(waybillNumber: string) {
  return { waybillNumber, bookedAt: DateTime.now(), destinationCountryCode: 'GB' }
}

/** Moves the leases and next lookups of orders into the past. */
function passTime(interval: string) {
  return db.from('booking_attempts').update({
    next_look_at: db.raw(`next_look_at - interval '${interval}'`),
    lease_until: db.raw(`lease_until - interval '${interval}'`),
  })
}

async function statusOf(shipmentId: number): Promise<ShipmentStatus> {
  const { status } = await Shipment.findOrFail(shipmentId)
  return status
}

async function historyOf(shipmentId: number, last = 0): Promise<string[]> {
  const rows = await db
    .from('shipment_status_changes')
    .where('shipment_id', shipmentId)
    .orderBy('id')
  return rows.map(({ to_status: to }) => to).slice(-last)
}

function event(code: TrackingCode, hour: number, changes: Partial<CourierEvent> = {}) {
  return {
    sourceId: `${code}-${hour}`,
    code,
    text: code,
    countryCode: 'NG',
    place: 'Lagos',
    occurredAt: DateTime.fromISO('2026-11-20T00:00:00Z').plus({ hours: hour }),
    ...changes,
  }
}

test.group('Status changes of a shipment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const from of SHIPMENT_STATUSES) {
    test(`a shipment that is ${from} changes only to the statuses in the table`, async ({
      assert,
    }) => {
      const { id } = await makeShipment({ status: from })
      const before = await historyOf(id)
      for (const to of SHIPMENT_STATUSES) {
        const outcome = await tryStatusChange(id, to)
        assert.equal(outcome.moved, ALLOWED.includes(`${from} > ${to}`), `${from} > ${to}`)
        assert.deepEqual(outcome.history, outcome.moved ? [...before, to] : before)
        assert.equal(outcome.status, outcome.moved ? to : from)
      }
    })
  }

  /** Tries a status change, returns its effect and rolls it back. */
  async function tryStatusChange(id: number, to: ShipmentStatus) {
    const trx = await db.transaction()
    try {
      const shipment = await Shipment.locked(trx, id)
      shipment.merge({ paidAt: shipment.paidAt ?? DateTime.now() })
      shipment.paymentMethod ??= 'cash'
      const moved = await changeStatus(trx, shipment, to, { reason: 'A test' }).then(
        () => true,
        (error) => {
          if (error instanceof ForbiddenTransition) return false
          throw error
        }
      )
      const rows = await trx.from('shipment_status_changes').where('shipment_id', id).orderBy('id')
      const now = await trx.from('shipments').where('id', id).firstOrFail()
      return { moved, status: now.status, history: rows.map((row) => row.to_status) }
    } finally {
      await trx.rollback()
    }
  }
})

test.group('Booking with the courier', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a paid shipment gets one waybill, however often the job runs', async ({ assert }) => {
    const { id } = await makeShipment({ status: 'PENDING', packages: 2 })
    await bookWithCourier(id)
    const first = await Shipment.findWithDetails(id)
    await bookWithCourier(id)
    const second = await Shipment.findWithDetails(id)

    assert.equal(first.status, 'BOOKED')
    assert.match(first.waybillNumber ?? '', /^\d{10}$/)
    assert.equal(second.waybillNumber, first.waybillNumber)
    assert.equal(first.packages[0]?.waybillNumber, first.waybillNumber)
    assert.notEqual(first.packages[1]?.waybillNumber, first.waybillNumber)
    assert.match(first.packages[1]?.waybillNumber ?? '', /^\d{10}$/)
    assert.deepEqual(await historyOf(id, 2), ['PENDING', 'BOOKED'])
    const parcels = await SandboxParcel.query().where('reference', first.transactionReference)
    assert.lengthOf(parcels, 1)
  })

  test('two jobs at once book a shipment once', async ({ assert }) => {
    const { id } = await makeShipment({ status: 'PENDING' })
    const overtaken = overrideCourier({
      async book(request) {
        await bookWithCourier(id)
        return driverFor(DHL).book(request)
      },
    })
    await bookWithCourier(id, overtaken)
    assert.deepEqual(await historyOf(id, 2), ['PENDING', 'BOOKED'])
  })

  test('only a PENDING shipment is booked', async ({ assert }) => {
    for (const status of SHIPMENT_STATUSES.filter((known) => known !== 'PENDING')) {
      const { id } = await makeShipment({ status })
      const before = await Shipment.findOrFail(id)
      await bookWithCourier(id, overrideCourier({ book: () => assert.fail('must not be called') }))
      const after = await Shipment.findOrFail(id)
      assert.equal(after.status, before.status)
      assert.equal(after.waybillNumber, before.waybillNumber)
    }
  })

  test('a refused shipment keeps the reason, and a retry can succeed', async ({ assert }) => {
    const receiver = { address: '1 REFUSE Street' }
    const { id } = await makeShipment({ status: 'PENDING', receiver })
    await bookWithCourier(id)
    const refused = await Shipment.findOrFail(id)
    assert.equal(refused.status, 'PENDING_ISSUE')
    assert.equal(refused.issue, "The courier does not deliver to the receiver's address.")
    assert.isNull(refused.waybillNumber)

    await db.from('shipment_addresses').where({ shipment_id: id }).update({ address: '1 High St' })
    await db.transaction(async (trx) => {
      await changeStatus(trx, await Shipment.locked(trx, id), 'PENDING', { reason: 'Corrected' })
    })
    await bookWithCourier(id)
    const booked = await Shipment.findOrFail(id)
    assert.equal(booked.status, 'BOOKED')
    assert.isNull(booked.issue)
  })

  test('a refusal longer than 300 characters is cut', async ({ assert }) => {
    const { id } = await makeShipment({ status: 'PENDING' })
    const book = () => Promise.reject(new CourierRefused('x'.repeat(1000)))
    await bookWithCourier(id, overrideCourier({ book }))
    const { issue } = await Shipment.findOrFail(id)
    assert.lengthOf(issue ?? '', 300)
  })

  test('an unreachable courier is tried again after a pause', async ({ assert }) => {
    const { id } = await makeShipment({ status: 'PENDING' })
    const book = () => Promise.reject(new CourierUnavailable('DHL cannot be reached'))
    await bookWithCourier(id, overrideCourier({ book }))
    assert.equal(await statusOf(id), 'PENDING')
    await bookWithCourier(id, overrideCourier({ book: () => assert.fail('must not be called') }))
    await passTime('2 minutes')
    await bookWithCourier(id)
    assert.equal(await statusOf(id), 'BOOKED')
  })

  test('a waybill that arrives after the void is cancelled with the courier', async ({
    assert,
  }) => {
    const admin = await findCaller('admin@sendam.test')
    const { id, transactionReference } = await makeShipment({ status: 'PENDING' })
    const late = overrideCourier({
      async book(request) {
        const booking = await driverFor(DHL).book(request)
        // The booking outlasted its lease; another worker found nothing, and staff voided the
        // shipment.
        await passTime('6 minutes')
        await bookWithCourier(id, overrideCourier({ findByReference: async () => null }))
        const { id: attemptId } = await BookingAttempt.findByOrFail('shipmentId', id)
        await abandonAttempt(admin, attemptId, 'The customer will not wait.')
        await voidShipment(admin, id, 'A test')
        return booking
      },
    })
    await bookWithCourier(id, late)
    assert.equal(await statusOf(id), 'VOIDED')
    const parcel = await SandboxParcel.findOrFail(transactionReference)
    assert.isNotNull(parcel.voidedAt)
    const attempt = await BookingAttempt.findByOrFail('shipmentId', id)
    assert.equal(attempt.state, 'settled')
  })

  test('a crash after the confirmation of the courier makes no second waybill', async ({
    assert,
  }) => {
    const { id, transactionReference } = await makeShipment({ status: 'PENDING' })
    const crashing = overrideCourier({
      async book(request) {
        await driverFor(DHL).book(request)
        throw new Error('killed')
      },
    })
    await assert.rejects(() => bookWithCourier(id, crashing), 'killed')
    const { waybillNumber } = await SandboxParcel.findOrFail(transactionReference)
    await bookWithCourier(id)
    const shipment = await Shipment.findOrFail(id)
    assert.equal(shipment.waybillNumber, waybillNumber)
  })
})

test.group('The sandbox courier', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('makes waybill numbers in the format of each carrier', async ({ assert }) => {
    assert.match(sandboxWaybill('fedex', 'a'), /^\d{12}$/)
    assert.match(sandboxWaybill('ups', 'a'), /^1Z\d{6}66\d{8}$/)
    assert.match(sandboxWaybill('dhl', 'a'), /^\d{10}$/)
    assert.match(sandboxWaybill('aramex', 'a'), /^\d{11}$/)
    assert.equal(sandboxWaybill('dhl', 'a'), sandboxWaybill('dhl', 'a'))
    assert.notEqual(sandboxWaybill('dhl', 'a'), sandboxWaybill('dhl', 'b'))
  })

  test('gets a description of at most 50 characters, as every courier does', async ({ assert }) => {
    const shipment = await makeShipment({ status: 'PENDING' })
    const [item] = shipment.packages.flatMap(({ items }) => items)
    item!.description =
      'Hand-woven aso oke fabric for a wedding, in blue and gold, with beads and a cap'
    const { contents } = await buildBookingRequest(shipment, shipment.transactionReference)
    assert.isAtMost(contents.length, 50)
    assert.isTrue(item!.description.startsWith(contents))
  })

  test('skips a number that is taken', async ({ assert }) => {
    const shipment = await makeShipment({ status: 'PENDING' })
    const taken = await makeShipment({ status: 'BOOKED' })
    const wanted = sandboxWaybill('dhl', `${shipment.transactionReference}/0`)
    const parcel = await SandboxParcel.findOrFail(taken.transactionReference)
    await parcel.merge({ waybillNumber: wanted }).save()
    const request = await buildBookingRequest(shipment, shipment.transactionReference)
    const { waybillNumber } = await driverFor(shipment).book(request)
    assert.notEqual(waybillNumber, wanted)
  })

  test('takes a day for each step at a SLOW address, and never answers at a BUSY one', async ({
    assert,
  }) => {
    const slow = await makeShipment({ receiver: { address: '1 SLOW Lane' } })
    const parcel = await SandboxParcel.findOrFail(slow.transactionReference)
    assert.equal(parcel.paceSeconds, 86_400)
    const busy = await makeShipment({ status: 'PENDING', receiver: { address: '2 BUSY Road' } })
    await assert.rejects(() => bookWithCourier(busy.id), 'The sandbox courier does not answer')
    assert.equal(await statusOf(busy.id), 'PENDING')
  })

  test('makes one waybill at a TWICE address, where each repeated event is stored once', async ({
    assert,
  }) => {
    const receiver = { address: '3 TWICE Close' }
    const { id, transactionReference } = await makeShipment({ status: 'PENDING', receiver })
    await assert.rejects(() => bookWithCourier(id), 'The answer of the sandbox courier was lost')
    assert.equal(await statusOf(id), 'PENDING')
    const parcel = await SandboxParcel.findOrFail(transactionReference)
    await bookWithCourier(id)
    const { waybillNumber } = await Shipment.findOrFail(id)
    assert.equal(waybillNumber, parcel.waybillNumber)
    assert.deepEqual(await historyOf(id, 2), ['PENDING', 'BOOKED'])

    await parcel.merge({ acceptedAt: DateTime.now().minus({ days: 1 }) }).save()
    const reported = await driverFor(DHL).trackMany([trackedParcel(parcel.waybillNumber)])
    assert.lengthOf(reported.get(parcel.waybillNumber)!.events, 20)
    await pollTracking()
    await pollTracking()
    assert.lengthOf(await TrackingEvent.query().where('shipmentId', id), 10)
    assert.deepEqual(await historyOf(id, 3), ['BOOKED', 'COURIER_ASSIGNED', 'DELIVERED'])
  })

  test('moves a parcel step by step, with the same events at every request', async ({ assert }) => {
    const acceptedAt = DateTime.fromISO('2026-11-20T08:00:00Z')
    const { transactionReference } = await makeShipment({ acceptedAt })
    const parcel = await SandboxParcel.findOrFail(transactionReference)
    const at = (minutes: number) => sandboxEvents(parcel, acceptedAt.plus({ minutes }), 60)

    assert.deepEqual(
      at(60).map(({ code }) => code),
      [
        'INFORMATION_RECEIVED',
        'PICKED_UP',
        'DEPARTED_ORIGIN',
        'EXPORT_SCAN',
        'IMPORT_SCAN',
        'CLEARANCE_IN_PROGRESS',
        'CLEARED_CUSTOMS',
        'ARRIVED_AT_DESTINATION',
        'OUT_FOR_DELIVERY',
        'DELIVERED',
      ]
    )
    assert.lengthOf(at(0), 1)
    assert.deepEqual(at(3), at(60).slice(0, 4))
    assert.equal(at(60)[0]?.place, 'Ikeja, Lagos')
    assert.equal(at(60)[9]?.countryCode, 'GB')
  })

  test('reports no customs events for a domestic parcel', async ({ assert }) => {
    const { transactionReference } = await makeShipment({ from: 'NG', to: 'NG' })
    const parcel = await SandboxParcel.findOrFail(transactionReference)
    const events = sandboxEvents(parcel, DateTime.now().plus({ years: 1 }), 60)
    assert.lengthOf(events, 6)
    assert.notInclude(
      events.map(({ code }) => code),
      'CLEARED_CUSTOMS'
    )
  })

  test('stops a voided parcel, and voids it only once', async ({ assert }) => {
    const { waybillNumber, transactionReference } = await makeShipment()
    const parcelToVoid = { waybillNumber: waybillNumber!, senderCountryCode: 'NG', handles: {} }
    assert.deepEqual(await driverFor(DHL).void(parcelToVoid), { outcome: 'voided' })
    const { voidedAt } = await SandboxParcel.findOrFail(transactionReference)
    assert.deepEqual(await driverFor(DHL).void(parcelToVoid), { outcome: 'already' })
    const parcel = await SandboxParcel.findOrFail(transactionReference)
    assert.isTrue(voidedAt?.equals(parcel.voidedAt!))
    assert.lengthOf(sandboxEvents(parcel, DateTime.now().plus({ years: 1 }), 60), 1)
  })
})

test.group('Tracking by polling', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const longAgo = () => DateTime.now().minus({ days: 3 })
  const justNow = () => DateTime.now().minus({ seconds: 70 })

  test('a parcel that was picked up is COURIER_ASSIGNED and in transit', async ({ assert }) => {
    const { id } = await makeShipment({ acceptedAt: justNow() })
    await pollTracking()
    await pollTracking()
    const shipment = await Shipment.findOrFail(id)
    assert.equal(shipment.status, 'COURIER_ASSIGNED')
    assert.isTrue(shipment.inTransit)
    assert.lengthOf(await TrackingEvent.query().where('shipmentId', id), 3)
  })

  test('a parcel first polled after days passes COURIER_ASSIGNED before DELIVERED', async ({
    assert,
  }) => {
    const acceptedAt = longAgo()
    const { id } = await makeShipment({ acceptedAt })
    await pollTracking()
    const shipment = await Shipment.findOrFail(id)
    assert.equal(shipment.status, 'DELIVERED')
    assert.isFalse(shipment.inTransit)
    assert.equal(shipment.deliveredAt?.toMillis(), acceptedAt.plus({ seconds: 9 * 30 }).toMillis())
    assert.deepEqual(await historyOf(id, 3), ['BOOKED', 'COURIER_ASSIGNED', 'DELIVERED'])
  })

  test('a parcel that fails does not stop the others', async ({ assert }) => {
    const parcels = []
    for (let count = 0; count < 7; count++) {
      parcels.push(await makeShipment({ acceptedAt: longAgo() }))
    }
    const broken = parcels[2]!
    const driver = overrideCourier({
      trackMany: (requested) =>
        requested.some(({ waybillNumber }) => waybillNumber === broken.waybillNumber)
          ? Promise.reject(new Error('502 Bad Gateway'))
          : driverFor(DHL).trackMany(requested),
    })
    await pollTracking(driver)
    for (const { id } of parcels) {
      const expected = id === broken.id ? 'BOOKED' : 'DELIVERED'
      assert.equal(await statusOf(id), expected)
    }
  })

  test('events in any order, even repeated, lead to the same status', async ({ assert }) => {
    const { id } = await makeShipment()
    await recordTrackingEvents(id, 'sandbox', [event('DELIVERED', 9)])
    await recordTrackingEvents(id, 'sandbox', [
      event('PICKED_UP', 1),
      event('PICKED_UP', 1),
      event('DELIVERED', 9),
    ])
    await recordTrackingEvents(id, 'sandbox', [event('INFORMATION_RECEIVED', 0)])
    const shipment = await Shipment.findOrFail(id)
    assert.equal(shipment.status, 'DELIVERED')
    assert.isFalse(shipment.inTransit)
    assert.equal(shipment.deliveredAt?.toUTC().toISO(), '2026-11-20T09:00:00.000Z')
    assert.lengthOf(await TrackingEvent.query().where('shipmentId', id), 3)
    assert.deepEqual(await historyOf(id, 3), ['BOOKED', 'COURIER_ASSIGNED', 'DELIVERED'])
  })

  test('a label or a delay does not mean that the courier has the parcel', async ({ assert }) => {
    const { id } = await makeShipment()
    await recordTrackingEvents(id, 'sandbox', [event('INFORMATION_RECEIVED', 0)])
    await recordTrackingEvents(id, 'sandbox', [event('DELAYED', 1)])
    assert.equal(await statusOf(id), 'BOOKED')
  })

  test('an event from an unknown country is stored without a country', async ({ assert }) => {
    const { id } = await makeShipment()
    await recordTrackingEvents(id, 'sandbox', [event('PICKED_UP', 1, { countryCode: 'XX' })])
    const [stored] = await TrackingEvent.query().where('shipmentId', id)
    assert.isNull(stored?.countryCode)
  })

  test('a voided shipment stays voided, whatever the courier reports', async ({ assert }) => {
    const { id } = await makeShipment({ status: 'VOIDED' })
    await recordTrackingEvents(id, 'sandbox', [event('DELIVERED', 9)])
    assert.equal(await statusOf(id), 'VOIDED')
  })
})

test.group('The shipment sweep', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a paid shipment whose job was lost gets one new job; a recent one gets none', async () => {
    const lost = await makeShipment({ status: 'PENDING' })
    const recent = await makeShipment({ status: 'PENDING' })
    const updatedAt = DateTime.now().minus({ minutes: 2 }).toJSDate()
    await db.from('shipments').where('status', 'PENDING').update({ updated_at: new Date() })
    await db.from('shipments').where('id', lost.id).update({ updated_at: updatedAt })

    const queue = QueueManager.fake()
    try {
      await runSweep('shipping.sweep_shipments')
      await runSweep('shipping.sweep_shipments')
      queue.assertPushed(BookWithCourierJob, { payload: { shipmentId: lost.id } })
      queue.assertNotPushed(BookWithCourierJob, { payload: { shipmentId: recent.id } })
      queue.assertPushedCount(1)
    } finally {
      QueueManager.restore()
    }
  })

  test('an unpaid shipment is canceled after 7 days, with the reason', async ({ assert }) => {
    const status = 'AWAITING_PAYMENT_CONFIRMATION'
    const old = await makeShipment({ status, createdAt: DateTime.now().minus({ days: 8 }) })
    const young = await makeShipment({ status, createdAt: DateTime.now().minus({ days: 6 }) })
    const paid = await makeShipment({ createdAt: DateTime.now().minus({ days: 30 }) })
    await cancelUnpaidShipments()
    assert.equal(await statusOf(old.id), 'CANCELED')
    assert.equal(await statusOf(young.id), status)
    assert.equal(await statusOf(paid.id), 'BOOKED')
    const change = await db
      .from('shipment_status_changes')
      .where({ shipment_id: old.id, to_status: 'CANCELED' })
      .firstOrFail()
    assert.equal(change.reason, 'Not paid for within 7 days')
  })
})
