import { test } from '@japa/runner'
import { QueueManager } from '@adonisjs/queue'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { findAllLedgerFaults } from '#admin/console/ledger_verification'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import BookWithCourierJob from '#shipping/carriers/jobs/book_with_courier_job'
import VoidWithCourierJob from '#shipping/carriers/jobs/void_with_courier_job'
import SendWaybillJob from '#shipping/documents/send_waybill_job'
import Courier from '#shipping/pricing/models/courier'
import Shipment from '#shipping/shipment/models/shipment'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { readAudit } from '#tests/support/audit'
import { bodyOf, dataOf, expectStatus } from '#tests/support/answers'
import { runJob, runSweep } from '#tests/support/jobs'
import { mailOf } from '#tests/support/people'
import { apiClientOf } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'
import { byHand, MEMBER, staff } from './hand_calls.js'

const loadShipment = (id: number) => Shipment.findWithDetails(id)

async function stateOf(id: number) {
  const { status, waybillNumber } = await Shipment.findOrFail(id)
  return { status, waybillNumber }
}

test.group('Booking a parcel by hand', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
  })

  test('sets the waybill numbers, writes the audit log and mails the waybill', async ({
    client,
    assert,
  }) => {
    const { id, trackingNumber } = await byHand({ packages: 2 })
    const call = await staff(client)
    const queue = QueueManager.fake()
    try {
      const booked = await call('put', `/by_hand/${id}/waybill`, {
        waybillNumber: ' 77 4411-92 ab ',
        packageWaybillNumbers: [null, '774411-93'],
      })
      booked.assertStatus(200)
      booked.assertBodyContains({ message: 'The parcel is booked with waybill 774411-92AB.' })
      queue.assertPushed(SendWaybillJob, { payload: { shipmentId: id } })
    } finally {
      QueueManager.restore()
    }
    const shipment = await loadShipment(id)
    assert.equal(shipment.status, 'BOOKED')
    assert.equal(shipment.waybillNumber, '774411-92AB')
    assert.deepEqual(
      shipment.packages.map(({ waybillNumber }) => waybillNumber),
      [null, '774411-93']
    )
    const [entry] = await readAudit({ trackingNumber })
    assert.deepEqual(entry, {
      who: 'admin@sendam.test',
      action: 'shipment.book',
      before: { status: 'PENDING' },
      after: {
        status: 'BOOKED',
        waybillNumber: '774411-92AB',
        packageWaybillNumbers: [null, '774411-93'],
      },
    })
    await runJob(SendWaybillJob, { shipmentId: id })
    const [mail] = await mailOf('origin@example.test')
    assert.equal(mail!.subject, `Your waybill for ${trackingNumber}`)
    assert.include(mail!.text, '774411-92AB')
  })

  test('looks to the customer like any other courier while it waits', async ({
    client,
    assert,
  }) => {
    const member = await apiClientOf(client, MEMBER)
    const draft = { status: 'AWAITING_PAYMENT_CONFIRMATION', shippingNaira: 100 } as const
    const readAsCustomer = async (isByHand: boolean) => {
      await Courier.query().where('code', 'DHL').update({ byHand: isByHand })
      const shipment = await makeShipment(draft)
      const path = `/shipment/${shipment.transactionReference}/make_payment/Wallet`
      const paid = await bodyOf(member('post', path))
      const detail = await dataOf(member('get', `/shipment/${shipment.id}/detail`))
      const tracking = await bodyOf(member('get', `/shipment/${shipment.trackingNumber}/track`))
      const history = await dataOf(member('get', '/shipment/history/recent'))
      const row = history.find((entry: any) => entry.id === shipment.id)
      return JSON.stringify([paid, detail, tracking, row])
        .replaceAll(String(shipment.trackingNumber), '…')
        .replaceAll(shipment.transactionReference, '…')
        .replaceAll(/"(id|index|\w*Date|\w*Day|\w*Time|ts|time|day)":("[^"]*"|\d+)/g, '…')
    }
    const usual = await readAsCustomer(false)
    const hand = await readAsCustomer(true)
    assert.equal(hand, usual)
    assert.notMatch(hand, /by hand|manual/i)
  })

  test('refuses the waybill number of another shipment of the courier, and malformed ones', async ({
    client,
    assert,
  }) => {
    const call = await staff(client)
    const other = await byHand({ status: 'BOOKED', packages: 2 })
    await other.packages[1]!.merge({ waybillNumber: '5550001' }).save()
    const { id } = await byHand({ packages: 2 })
    const enter = (waybillNumber: string, packageWaybillNumbers?: (string | null)[]) =>
      call('put', `/by_hand/${id}/waybill`, { waybillNumber, packageWaybillNumbers })
    const sentence = (number: string) =>
      `${number} is already the waybill of shipment ${other.trackingNumber}. Please check the number.`

    const wrong: [Promise<any>, string, string][] = [
      [enter(other.waybillNumber!), 'waybillNumber', sentence(other.waybillNumber!)],
      [enter('555 0001'), 'waybillNumber', sentence('5550001')],
      [enter('5550002', [null, '5550001']), 'packageWaybillNumbers.1', sentence('5550001')],
      [
        enter('5550002', ['5550003', '5550003']),
        'packageWaybillNumbers.1',
        '5550003 is entered for two packages. Each needs its own number.',
      ],
      [
        enter('5550002', [null, null, '5550004']),
        'packageWaybillNumbers',
        'This shipment has only 2 packages.',
      ],
      [enter('12'), 'waybillNumber', '"Waybill Number" has 5 to 40 letters, digits and hyphens'],
      [
        enter('12345/6'),
        'waybillNumber',
        '"Waybill Number" has 5 to 40 letters, digits and hyphens',
      ],
      [
        enter(`1${'-'.repeat(50)}1`),
        'waybillNumber',
        '"Waybill Number" has 5 to 40 letters, digits and hyphens',
      ],
      [enter(''), 'waybillNumber', '"Waybill Number" should not be empty'],
    ]
    for (const [pending, field, message] of wrong) {
      const refused = await pending
      refused.assertStatus(422)
      assert.deepInclude(refused.body().errors[0], { field, message })
    }
    assert.deepEqual(await stateOf(id), { status: 'PENDING', waybillNumber: null })
  })

  test('accepts a waybill number that a shipment of another courier has', async ({
    client,
    assert,
  }) => {
    const call = await staff(client)
    const other = await byHand({ status: 'BOOKED', courierCode: 'UPS' })
    const { id } = await byHand()
    const body = { waybillNumber: other.waybillNumber }
    await expectStatus(200, call('put', `/by_hand/${id}/waybill`, body))
    assert.deepEqual(await stateOf(id), {
      status: 'BOOKED',
      waybillNumber: other.waybillNumber,
    })
  })

  test('answers 409 once the parcel is booked, voided or refused', async ({ client }) => {
    const call = await staff(client)
    const late = [
      ['BOOKED', /^This parcel is already booked, with waybill HAND\d+\.$/],
      ['DELIVERED', /^This parcel is already booked, with waybill HAND\d+\.$/],
      ['VOIDED', /^This parcel was voided and refunded\. If you have booked it with the courier/],
      ['PENDING_ISSUE', /^This parcel was refused\. Retry it first/],
    ] as const
    for (const [status, sentence] of late) {
      const { id } = await byHand({ status })
      const body = { waybillNumber: '7000001' }
      for (const pending of [
        call('put', `/by_hand/${id}/waybill`, body),
        call('put', `/by_hand/${id}/refuse`, { reason: 'Too heavy' }),
      ]) {
        const refused = await pending
        refused.assertStatus(409)
        refused.assert!.match(refused.body().message, sentence)
      }
    }
  })

  test('answers 404 for other parcels, and 403 to anybody but staff', async ({ client }) => {
    const call = await staff(client)
    const sandbox = await makeShipment({ status: 'PENDING' })
    const unpaid = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    const calls = (id: number) =>
      [
        ['put', `/by_hand/${id}/waybill`, { waybillNumber: '7000001' }],
        ['put', `/by_hand/${id}/refuse`, { reason: 'Too heavy' }],
        ['delete', `/by_hand/${id}/event/1`, undefined],
      ] as const
    for (const id of [sandbox.id, unpaid.id, 999_999_999]) {
      for (const [method, path, body] of calls(id)) {
        await expectStatus(404, call(method, path, body))
      }
    }
    const { id } = await byHand()
    for (const username of [MEMBER, 'manager@sendam.test']) {
      const other = await apiClientOf(client, username)
      for (const [method, path, body] of calls(id)) {
        await expectStatus(403, other(method, path, body))
      }
    }
  })

  test('can be refused with a reason, and a retry returns the parcel to the queue', async ({
    client,
    assert,
  }) => {
    const call = await staff(client)
    const { id } = await byHand()
    await expectStatus(422, call('put', `/by_hand/${id}/refuse`, { reason: ' ' }))
    const reason = 'DHL does not fly to that town'
    await expectStatus(200, call('put', `/by_hand/${id}/refuse`, { reason }))
    const refused = await loadShipment(id)
    assert.deepEqual([refused.status, refused.issue], ['PENDING_ISSUE', reason])
    await expectStatus(200, call('put', `/shipment/${id}/retry`))
    await bookWithCourier(id)
    const again = await loadShipment(id)
    assert.deepEqual([again.status, again.issue, again.courierDriver], ['PENDING', null, 'manual'])
    await expectStatus(200, call('put', `/by_hand/${id}/waybill`, { waybillNumber: '7000001' }))
  })

  test('leaves the cancellation of a voided waybill to staff, with its number', async ({
    client,
    assert,
  }) => {
    const call = await staff(client)
    const { id, waybillNumber } = await byHand({ status: 'BOOKED' })
    await expectStatus(200, call('delete', `/shipment/void/${id}`))
    await runJob(VoidWithCourierJob, { shipmentId: id })
    const [task] = await dataOf(call('get', '/waybill_return'))
    assert.equal(task.waybillNumber, waybillNumber)
    assert.equal(
      task.problem,
      `It was booked by hand. Please cancel waybill ${waybillNumber} with the courier.`
    )
  })

  test('keeps the ledger sound when the parcel is paid, booked and voided', async ({
    client,
    assert,
  }) => {
    await Courier.query().where('code', 'DHL').update({ byHand: true })
    const member = await apiClientOf(client, MEMBER)
    const call = await staff(client)
    const shipment = await makeShipment({
      status: 'AWAITING_PAYMENT_CONFIRMATION',
      shippingNaira: 1234.5,
    })
    const { transactionReference, id } = shipment
    await expectStatus(200, member('post', `/shipment/${transactionReference}/make_payment/Wallet`))
    await expectStatus(200, call('put', `/by_hand/${id}/waybill`, { waybillNumber: '7000001' }))
    await expectStatus(200, call('delete', `/shipment/void/${id}`))
    const late = await call('put', `/by_hand/${id}/waybill`, { waybillNumber: '7000001' })
    late.assertStatus(409)
    assert.deepEqual(await findAllLedgerFaults(), [])
  })

  test('is skipped by the sweep, unless the waybill e-mail is missing', async ({ assert }) => {
    const waiting = await byHand()
    const mailed = await byHand({ status: 'BOOKED' })
    await db.table('shipment_letters').insert({ shipment_id: mailed.id, kind: 'waybill' })
    const unmailed = await byHand({ status: 'BOOKED' })
    const updatedAt = DateTime.now().minus({ minutes: 5 }).toJSDate()
    const ids = [waiting.id, mailed.id, unmailed.id]
    await db.from('shipments').whereNotIn('id', ids).update({ updated_at: new Date() })
    await db.from('shipments').whereIn('id', ids).update({ updated_at: updatedAt })
    const queue = QueueManager.fake()
    try {
      await runSweep('shipping.sweep_shipments')
      // The booking process crashed before the email, so the sweep sends it.
      queue.assertPushed(BookWithCourierJob, { payload: { shipmentId: unmailed.id } })
      queue.assertPushedCount(1)
    } finally {
      QueueManager.restore()
    }
    assert.deepEqual(await stateOf(waiting.id), { status: 'PENDING', waybillNumber: null })
  })
})

test.group('The shipment sweep', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('reaches a waiting shipment behind 101 that are left to staff', async ({ assert }) => {
    const stuck = Array.from({ length: 101 }, () => ({ status: 'PENDING' as const }))
    const all = []
    for (const draft of [...stuck, { status: 'PENDING' as const }])
      all.push(await makeShipment(draft))
    const ids = all.map(({ id }) => id)
    const waiting = ids.pop()!
    await db
      .from('shipments')
      .whereIn('id', [...ids, waiting])
      .update({ courier_driver: 'dhl', updated_at: DateTime.now().minus({ hours: 2 }).toJSDate() })
    await db
      .from('shipments')
      .where({ id: waiting })
      .update({ updated_at: DateTime.now().minus({ minutes: 5 }).toJSDate() })
    await db.table('failed_jobs').multiInsert(
      ids.map((shipmentId) => ({
        name: BookWithCourierJob.options.name,
        payload: JSON.stringify({ shipmentId }),
        error: 'It does not fit',
        waits_for_staff: true,
      }))
    )
    const queue = QueueManager.fake()
    try {
      await runSweep('shipping.sweep_shipments')
      queue.assertPushed(BookWithCourierJob, { payload: { shipmentId: waiting } })
    } finally {
      QueueManager.restore()
    }
    assert.lengthOf(ids, 101)
  })
})

test.group('Concurrent bookings by hand', () => {
  test('book one parcel once, and give one number to one of two parcels', async ({
    client,
    assert,
  }) => {
    const call = await staff(client)
    const parcel = await byHand()
    const enter = (id: number, waybillNumber: string) =>
      call('put', `/by_hand/${id}/waybill`, { waybillNumber })
    const twice = await Promise.all([enter(parcel.id, '9100001'), enter(parcel.id, '9100002')])
    assert.sameMembers(
      twice.map((answer) => answer.status()),
      [200, 409]
    )
    const [first, second] = [await byHand(), await byHand()]
    const same = await Promise.all([enter(first.id, '9100003'), enter(second.id, '9100003')])
    assert.sameMembers(
      same.map((answer) => answer.status()),
      [200, 422]
    )
  })
})
