import { test } from '@japa/runner'
import { QueueManager } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import BookingAttempt from '#shipping/carriers/attempts/booking_attempt'
import { claimAttempt, markSent } from '#shipping/carriers/attempts/attempt_claims'
import {
  adoptWaybillNumber,
  requestLookupNow,
  rebookAttempt,
  abandonAttempt,
  settleOrphanWaybill,
} from '#shipping/carriers/attempts/decide_attempt'
import { recordRefusal, scheduleRetry } from '#shipping/carriers/attempts/attempt_outcomes'
import { attemptsToFollowUp, followUpAttempt } from '#shipping/carriers/attempts/follow_up_attempts'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { CourierRefused, CourierUnresponsive } from '#shipping/carriers/courier_driver'
import { driverFor } from '#shipping/carriers/courier_drivers'
import SandboxParcel from '#shipping/carriers/sandbox_parcel'
import { shipmentsWaitingForCourier } from '#shipping/carriers/shipment_sweep'
import { renderDocument } from '#shipping/documents/shipment_documents'
import Shipment from '#shipping/shipment/models/shipment'
import CarrierDocument from '#shipping/shipment/models/carrier_document'
import { readAudit } from '#tests/support/audit'
import { overrideCourier } from '#tests/support/fakes/courier'
import { findCaller } from '#tests/support/money/payouts'
import { ACME, profile } from '#tests/functional/branding/business/calls'
import { expectStatus } from '#tests/support/answers'
import { apiClientOf } from '#tests/support/api_client'
import InboxMessage from '#shared/inbox/inbox_message'
import { emailWaybill } from '#shipping/documents/mails/email_waybill'
import { pdfOf, pngOf } from '#tests/support/fakes/carriers/carrier_server'
import { readPages } from '#tests/unit/shipping/documents/reading'
import { makeShipment } from '#tests/support/shipment_rows'

const DHL = { courierCode: 'DHL', courierDriver: 'sandbox' } as const

/** A courier that does not answer, before or after it has acted. */
const silent = overrideCourier({
  book: () => Promise.reject(new CourierUnresponsive('DHL did not answer')),
})
const silentAfterBooking = overrideCourier({
  async book(request) {
    await driverFor(DHL).book(request)
    throw new CourierUnresponsive('DHL did not answer')
  },
})
const mustNotBook = overrideCourier({
  book: () => Promise.reject(new Error('A second order was sent')),
})

function passTime(interval: string) {
  return db.from('booking_attempts').update({
    next_look_at: db.raw(`next_look_at - interval '${interval}'`),
    lease_until: db.raw(`lease_until - interval '${interval}'`),
    sent_at: db.raw(`sent_at - interval '${interval}'`),
  })
}

const attemptOf = ({ id }: { id: number }) =>
  BookingAttempt.query().where('shipmentId', id).orderBy('id', 'desc').firstOrFail()

async function stateOf(shipment: { id: number }) {
  const { state } = await attemptOf(shipment)
  return state
}

async function statusOf({ id }: { id: number }) {
  const { status } = await Shipment.findOrFail(id)
  return status
}

/** Creates a paid parcel whose order was sent and never answered. */
async function makeLostBooking(driver = silent) {
  const shipment = await makeShipment({ status: 'PENDING' })
  await bookWithCourier(shipment.id, driver).catch(() => {})
  return shipment
}

/** Creates a lost booking that no lookup has found within a day, so that staff must decide. */
async function makeUnresolvedBooking() {
  const shipment = await makeLostBooking()
  const findsNothing = overrideCourier({ findByReference: async () => null })
  for (const pause of ['2 minutes', '25 hours']) {
    await passTime(pause)
    await bookWithCourier(shipment.id, findsNothing)
  }
  return shipment
}

test.group('A booking whose answer was lost', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is found by our reference and never ordered again', async ({ assert }) => {
    const shipment = await makeLostBooking(silentAfterBooking)
    assert.equal(await stateOf(shipment), 'unknown')
    await bookWithCourier(shipment.id, mustNotBook)
    const { status, waybillNumber } = await Shipment.findOrFail(shipment.id)
    const parcel = await SandboxParcel.findOrFail(shipment.transactionReference)
    assert.deepEqual([status, waybillNumber], ['BOOKED', parcel.waybillNumber])
    assert.equal(await stateOf(shipment), 'booked')
  })

  test('is looked up after 1, 5, 15 and 60 minutes, then hourly; staff decide after a day', async ({
    assert,
  }) => {
    const shipment = await makeLostBooking()
    const findsNothing = overrideCourier({ findByReference: async () => null })
    const pauses: number[] = []
    for (let looks = 0; looks < 6; looks++) {
      await bookWithCourier(shipment.id, findsNothing)
      const { nextLookAt } = await attemptOf(shipment)
      pauses.push(Math.round(nextLookAt!.diffNow('minutes').minutes))
      assert.notInclude(await shipmentsWaitingForCourier(), shipment.id)
      await passTime(`${pauses.at(-1)! + 1} minutes`)
    }
    assert.deepEqual(pauses, [1, 5, 15, 60, 60, 60])
    await passTime('24 hours')
    await bookWithCourier(shipment.id, findsNothing)
    const attempt = await attemptOf(shipment)
    assert.equal(attempt.state, 'unresolved')
    assert.equal(attempt.problem, 'The courier has no record of it so far.')
    await bookWithCourier(shipment.id, mustNotBook)
    assert.equal(await statusOf(shipment), 'PENDING')
  })

  test('is looked up by one process at a time', async ({ assert }) => {
    const shipment = await makeLostBooking(silentAfterBooking)
    let looks = 0
    const looking = overrideCourier({
      async findByReference(lostBooking) {
        looks++
        await bookWithCourier(shipment.id, looking)
        return driverFor(DHL).findByReference(lostBooking)
      },
    })
    await bookWithCourier(shipment.id, looking)
    assert.equal(looks, 1)
    assert.equal(await statusOf(shipment), 'BOOKED')
  })

  test('is ordered again automatically only if the first order was never sent', async ({
    assert,
  }) => {
    const { id, transactionReference } = await makeShipment({ status: 'PENDING' })
    const claimed = { shipment_id: id, driver: 'sandbox', reference: transactionReference }
    const over = { state: 'calling', lease_until: db.raw(`now() - interval '1 second'`) }
    await db.table('booking_attempts').insert({ ...claimed, ...over })
    await bookWithCourier(id)
    assert.equal(await statusOf({ id }), 'BOOKED')

    const other = await makeShipment({ status: 'PENDING' })
    await db.table('booking_attempts').insert({
      ...claimed,
      shipment_id: other.id,
      reference: other.transactionReference,
      ...over,
      sent_at: db.raw(`now() - interval '6 minutes'`),
    })
    await bookWithCourier(other.id, mustNotBook)
    assert.equal(await stateOf(other), 'unknown')
  })

  test('is sent once, although a stalled worker resumes after its lease', async ({ assert }) => {
    const { id } = await makeShipment({ status: 'PENDING' })
    const slow = await claimAttempt(id, 'sandbox')
    await passTime('6 minutes')
    const quick = await claimAttempt(id, 'sandbox')
    assert.deepEqual([slow?.action, quick?.action], ['book', 'book'])
    assert.isTrue(await markSent(quick!.attempt))
    assert.isFalse(await markSent(slow!.attempt))
    const late = { attemptId: slow!.attempt.id, isSent: false }
    await recordRefusal(late, new CourierRefused('No service is set'))
    await scheduleRetry(late, 'The database is busy', null)
    const { state, sentAt } = await attemptOf({ id })
    assert.deepEqual([state, sentAt === null], ['calling', false])
    assert.equal(await statusOf({ id }), 'PENDING')
  })

  test('is sent later if an error of ours came before the order', async ({ assert }) => {
    const shipment = await makeShipment({ status: 'PENDING' })
    await db.from('shipment_addresses').where('shipment_id', shipment.id).delete()
    await assert.rejects(() => bookWithCourier(shipment.id, mustNotBook))
    const { state, sentAt } = await attemptOf(shipment)
    assert.deepEqual([state, sentAt], ['waiting', null])
  })

  test('is left alone while a worker holds its lease', async ({ assert }) => {
    const { id, transactionReference } = await makeShipment({ status: 'PENDING' })
    await db.table('booking_attempts').insert({
      shipment_id: id,
      driver: 'sandbox',
      reference: transactionReference,
      state: 'calling',
      lease_until: db.raw(`now() + interval '1 minute'`),
    })
    await bookWithCourier(id, mustNotBook)
    assert.equal(await statusOf({ id }), 'PENDING')
  })

  test('goes to staff if the courier answers with the waybill of another shipment', async ({
    assert,
  }) => {
    const other = await makeShipment({ status: 'BOOKED' })
    const shipment = await makeShipment({ status: 'PENDING' })
    const waybillNumber = other.waybillNumber!
    await bookWithCourier(
      shipment.id,
      overrideCourier({ book: async () => ({ waybillNumber, documents: [] }) })
    )
    const { state, problem } = await attemptOf(shipment)
    assert.equal(state, 'unresolved')
    assert.equal(
      problem,
      `The courier answered with waybill ${waybillNumber}, which another shipment has.`
    )
  })
})

test.group('Staff decisions on an unresolved booking', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    QueueManager.fake()
    return () => QueueManager.restore()
  })

  test('adopt a waybill number once, unless another shipment has it', async ({ assert }) => {
    const admin = await findCaller('admin@sendam.test')
    const shipment = await makeUnresolvedBooking()
    const { id } = await attemptOf(shipment)
    const numbers = { waybillNumber: '4455667788', packageWaybillNumbers: [] }
    await adoptWaybillNumber(admin, id, numbers)
    const { status, waybillNumber } = await Shipment.findOrFail(shipment.id)
    assert.deepEqual([status, waybillNumber], ['BOOKED', '4455667788'])
    await assert.rejects(
      () => adoptWaybillNumber(admin, id, numbers),
      'The courier has booked it in the meantime. Please reload the list.'
    )
    assert.containsSubset(await readAudit(shipment), [{ action: 'shipment.adopt' }])
    const { id: takenId } = await attemptOf(await makeUnresolvedBooking())
    await assert.rejects(
      () => adoptWaybillNumber(admin, takenId, numbers),
      `4455667788 is already the waybill of shipment ${shipment.trackingNumber}. Please check the number.`
    )
  })

  test('start another lookup at once', async ({ assert }) => {
    const admin = await findCaller('admin@sendam.test')
    const shipment = await makeUnresolvedBooking()
    const { id } = await attemptOf(shipment)
    await requestLookupNow(admin, id)
    assert.equal(await stateOf(shipment), 'unknown')
    await bookWithCourier(shipment.id, mustNotBook)
    assert.equal(await stateOf(shipment), 'unresolved')
  })

  test('order again under a new reference, and void the waybill of the first order', async ({
    assert,
  }) => {
    const admin = await findCaller('admin@sendam.test')
    const shipment = await makeLostBooking(silentAfterBooking)
    const first = await attemptOf(shipment)
    await rebookAttempt(admin, first.id)
    await bookWithCourier(shipment.id)
    const second = await attemptOf(shipment)
    assert.equal(second.reference, `${shipment.transactionReference}-2`)
    assert.deepEqual([second.state, await statusOf(shipment)], ['booked', 'BOOKED'])
    assert.include(await attemptsToFollowUp(), first.id)
    await followUpAttempt(first.id)
    const parcels = await SandboxParcel.query().where(
      'reference',
      'like',
      `${shipment.transactionReference}%`
    )
    const active = parcels.filter(({ voidedAt }) => voidedAt === null)
    assert.deepEqual(
      active.map(({ reference }) => reference),
      [second.reference]
    )
    await first.refresh()
    assert.equal(first.state, 'settled')
  })

  test('adopt the waybill of the first order after a reorder, and then do not void it', async ({
    assert,
  }) => {
    const admin = await findCaller('admin@sendam.test')
    const shipment = await makeLostBooking(silentAfterBooking)
    const first = await attemptOf(shipment)
    const { waybillNumber } = await SandboxParcel.findOrFail(shipment.transactionReference)
    await rebookAttempt(admin, first.id)
    await bookWithCourier(shipment.id, silent).catch(() => {})
    const second = await attemptOf(shipment)
    await adoptWaybillNumber(admin, second.id, { waybillNumber, packageWaybillNumbers: [] })
    await followUpAttempt(first.id)
    await first.refresh()
    assert.equal(first.state, 'settled')
    const { voidedAt } = await SandboxParcel.findOrFail(shipment.transactionReference)
    assert.isNull(voidedAt)
  })

  test('never adopt a waybill number that is being returned to the courier', async ({ assert }) => {
    const admin = await findCaller('admin@sendam.test')
    const shipment = await makeLostBooking(silentAfterBooking)
    const first = await attemptOf(shipment)
    await rebookAttempt(admin, first.id)
    await bookWithCourier(shipment.id, silent).catch(() => {})
    await followUpAttempt(first.id)
    const second = await attemptOf(shipment)
    const { waybillNumber } = await SandboxParcel.findOrFail(shipment.transactionReference)
    await assert.rejects(
      () => adoptWaybillNumber(admin, second.id, { waybillNumber, packageWaybillNumbers: [] }),
      `Waybill ${waybillNumber} is being cancelled with the courier, or was cancelled. Please order the parcel again.`
    )
  })

  test('abandon a booking, which is looked up for another day', async ({ assert }) => {
    const admin = await findCaller('admin@sendam.test')
    const { id } = await attemptOf(await makeUnresolvedBooking())
    await abandonAttempt(admin, id, 'DHL is on strike.')
    const findsNothing = overrideCourier({ findByReference: async () => null })
    const attempt = await BookingAttempt.findOrFail(id)
    let looks = 0
    for (; attempt.state === 'abandoned' && looks < 50; looks++) {
      await followUpAttempt(id, findsNothing)
      await passTime('61 minutes')
      await attempt.refresh()
    }
    assert.deepEqual([attempt.state, looks], ['settled', 28])
    assert.isNotNull(attempt.endedAt)
  })

  test('settle an orphan waybill that the courier does not void', async ({ assert }) => {
    const admin = await findCaller('admin@sendam.test')
    const shipment = await makeLostBooking(silentAfterBooking)
    const first = await attemptOf(shipment)
    await rebookAttempt(admin, first.id)
    const task = 'DHL takes no waybill back.'
    const unwilling = overrideCourier({ void: async () => ({ outcome: 'not_possible', task }) })
    await followUpAttempt(first.id, unwilling)
    await followUpAttempt(first.id, unwilling)
    await first.refresh()
    assert.deepEqual([first.state, first.problem], ['surplus', task])
    await settleOrphanWaybill(admin, first.id, 'They took it off the account.')
    await first.refresh()
    assert.deepEqual([first.state, first.problem], ['settled', 'They took it off the account.'])
  })

  test('abandon a booking, which moves it to PENDING_ISSUE with their reason', async ({
    assert,
  }) => {
    const admin = await findCaller('admin@sendam.test')
    const shipment = await makeUnresolvedBooking()
    const { id } = await attemptOf(shipment)
    await abandonAttempt(admin, id, 'DHL is on strike.')
    const { status, issue } = await Shipment.findOrFail(shipment.id)
    assert.deepEqual([status, issue], ['PENDING_ISSUE', 'DHL is on strike.'])
    assert.equal(await stateOf(shipment), 'abandoned')
  })
})

test.group("A courier's answer to a booking", (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is kept verbatim for staff; everybody else reads a plain sentence', async ({ assert }) => {
    const { id } = await makeShipment({ status: 'PENDING' })
    const refusal = new CourierRefused('DHL does not know this city.', '#/cityName: not serviced')
    await bookWithCourier(id, overrideCourier({ book: () => Promise.reject(refusal) }))
    const { issue } = await Shipment.findOrFail(id)
    const { state, problem } = await attemptOf({ id })
    assert.deepEqual(
      [issue, state, problem],
      ['DHL does not know this city.', 'refused', '#/cityName: not serviced']
    )
  })

  test('has its documents stored as files and its label printed', async ({ assert }) => {
    const { id } = await makeShipment({ status: 'PENDING' })
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF')
    const documents = [
      { kind: 'label' as const, format: 'pdf' as const, position: null, bytes: pdf },
    ]
    await bookWithCourier(
      id,
      overrideCourier({ book: async () => ({ waybillNumber: '1234567890', documents }) })
    )
    const [paper] = await CarrierDocument.query().where('shipmentId', id)
    assert.isNull(paper!.bytes)
    assert.match(paper!.fileKey!, /^carrier_papers\//)
    const printed = await renderDocument(await Shipment.findWithDetails(id), 'waybill')
    assert.isTrue(printed.equals(pdf))
  })

  test('has the labels of all packages merged into one PDF', async ({ assert }) => {
    const { id } = await makeShipment({ status: 'PENDING', packages: 3 })
    const label = { kind: 'label' as const, position: 0 }
    const documents = [
      { ...label, format: 'pdf' as const, position: 2, bytes: pdfOf('the third') },
      { ...label, format: 'png' as const, bytes: pngOf() },
      { ...label, format: 'pdf' as const, position: 1, bytes: pdfOf('the second') },
    ]
    await bookWithCourier(
      id,
      overrideCourier({ book: async () => ({ waybillNumber: '1234567890', documents }) })
    )
    const stored = await CarrierDocument.query().where('shipmentId', id)
    assert.deepEqual(
      stored.map(({ kind, format, position }) => [kind, format, position]),
      [['label', 'pdf', null]]
    )
    const printed = await renderDocument(await Shipment.findWithDetails(id), 'waybill')
    const pages = await readPages(printed)
    assert.lengthOf(pages, 3)
    assert.deepEqual(pages.slice(1), ['the second', 'the third'])
  })

  test('is a ZPL label for a business with a thermal printer, to download and by e-mail', async ({
    assert,
    client,
  }) => {
    const owner = await apiClientOf(client, 'owner@acme.test')
    const thermal = profile({ labelFormat: 'zpl' })
    await expectStatus(200, owner('put', `/business/${ACME}`, thermal))
    const shipment = await makeShipment({
      status: 'PENDING',
      packages: 2,
      owner: 'owner@acme.test',
    })
    const { id, trackingNumber } = shipment
    const path = `/files/label/${trackingNumber}`
    await expectStatus(422, owner('get', path))
    const code = (position: number) => ({
      kind: 'label' as const,
      format: 'zpl' as const,
      position,
      bytes: Buffer.from(`^XA^FD${position}^XZ`),
    })
    await bookWithCourier(
      id,
      overrideCourier({
        async book({ labelFormat }) {
          assert.equal(labelFormat, 'zpl')
          return { waybillNumber: '1234567890', documents: [code(1), code(0)] }
        },
      })
    )
    const label = await owner('get', path)
    assert.equal(label.text(), '^XA^FD0^XZ\n^XA^FD1^XZ\n')
    assert.include(label.header('content-disposition'), `label-${trackingNumber}.zpl`)
    const stranger = await apiClientOf(client, 'member@sendam.test')
    await expectStatus(404, stranger('get', path))
    await emailWaybill(id)
    const [mail] = await InboxMessage.query().whereLike('subject', `%${trackingNumber}`)
    assert.containsSubset(mail!.attachments, [{ filename: `label-${trackingNumber}.zpl` }])
    const waybill = await renderDocument(await Shipment.findWithDetails(id), 'waybill')
    assert.equal(waybill.subarray(0, 5).toString(), '%PDF-')
  })
})
