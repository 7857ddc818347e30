import { test } from '@japa/runner'
import { QueueManager } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import InboxMessage from '#shared/inbox/inbox_message'
import BookWithCourierJob from '#shipping/carriers/jobs/book_with_courier_job'
import SendWaybillJob from '#shipping/documents/send_waybill_job'
import WaybillMail from '#shipping/documents/mails/waybill_mail'
import { emailWaybill } from '#shipping/documents/mails/email_waybill'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentAddress from '#shipping/shipment/models/shipment_address'
import { renderDocument } from '#shipping/documents/shipment_documents'
import { SHIPMENT_STATUSES } from '#shipping/shipment/parcel_progress'
import { fetched } from '#tests/functional/shipping/carriers/pickups/pickup_parcels'
import { apiClientOf } from '#tests/support/api_client'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'

/** Each test has its own senders, since some tests commit. */
async function makeShipmentFrom(sender: string, draft: ShipmentDraft) {
  const { id } = await makeShipment(draft)
  await ShipmentAddress.query().where({ shipmentId: id, side: 'origin' }).update({ email: sender })
  return Shipment.findWithDetails(id)
}

function mailTo(recipient: string) {
  return InboxMessage.query().where({ channel: 'email', recipient })
}

async function isClaimed({ id }: { id: number }) {
  const rows = await db.from('shipment_letters').where('shipment_id', id)
  return rows.length === 1
}

test.group('Waybill mail', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('goes to the sender with all documents and the tracking number', async ({ assert }) => {
    const shipment = await makeShipmentFrom('sender@example.test', { status: 'BOOKED' })
    await emailWaybill(shipment.id)
    const [mail, ...others] = await mailTo('sender@example.test')
    assert.lengthOf(others, 0)
    const { trackingNumber, waybillNumber } = shipment
    assert.equal(mail!.subject, `Your waybill for ${trackingNumber}`)
    for (const text of [
      'Hello Chidi Eze,',
      'DHL has booked your shipment to Grace Miller, United Kingdom.',
      String(trackingNumber),
      waybillNumber!,
      `/track/${trackingNumber}`,
    ]) {
      assert.include(mail!.text, text)
      assert.include(mail!.html!, text)
    }
    assert.deepEqual(mail!.attachments, [
      { filename: `waybill-${trackingNumber}.pdf`, contentType: 'application/pdf' },
      { filename: `invoice-${trackingNumber}.pdf`, contentType: 'application/pdf' },
      { filename: `commercial-invoice-${trackingNumber}.pdf`, contentType: 'application/pdf' },
      { filename: `packing-list-${trackingNumber}.pdf`, contentType: 'application/pdf' },
    ])
    assert.include(mail!.text, 'Print three copies of the invoice')
  })

  test('has no customs documents for a domestic parcel', async ({ assert }) => {
    const { id, trackingNumber } = await makeShipmentFrom('sender@example.test', { to: 'NG' })
    await emailWaybill(id)
    const [mail] = await mailTo('sender@example.test')
    assert.deepEqual(
      mail!.attachments!.map(({ filename }) => filename),
      [`waybill-${trackingNumber}.pdf`, `invoice-${trackingNumber}.pdf`]
    )
    assert.notInclude(mail!.text, 'customs')
  })

  test('states the pickup time and number once known', async ({ assert }) => {
    const { shipment, pickup } = await fetched()
    await emailWaybill(shipment.id)
    const [mail] = await mailTo('origin@example.test')
    assert.match(
      mail!.text,
      /The courier will pick up the parcel: \w{3}, \d\d \w{3} \d{4}, 10:00 AM to 05:00 PM\./
    )
    assert.include(mail!.text, `The pickup number is ${pickup.number}.`)
  })

  test('also goes to the person who booked, when somebody else is the sender', async ({
    assert,
  }) => {
    const { id } = await makeShipmentFrom('abroad@example.test', { from: 'GB', to: 'NG' })
    await emailWaybill(id)
    for (const address of ['abroad@example.test', 'member@sendam.test']) {
      assert.lengthOf(await mailTo(address), 1, address)
    }
    const own = await makeShipmentFrom('Member@sendam.test', {})
    await emailWaybill(own.id)
    const mails = await mailTo('Member@sendam.test')
    assert.lengthOf(mails, 1)
    assert.lengthOf(await mailTo('member@sendam.test'), 1)
  })

  test('attaches the same documents as the download', async ({ assert }) => {
    const shipment = await makeShipment({ status: 'BOOKED' })
    const papers = {
      waybill: await renderDocument(shipment, 'waybill'),
      invoice: await renderDocument(shipment, 'invoice'),
    }
    const booker = await User.findByOrFail('email', 'member@sendam.test')
    const mail = new WaybillMail(shipment, papers, booker)
    await mail.buildWithContents()
    const { attachments } = mail.message.toJSON().message
    assert.deepEqual(
      attachments!.map(({ content }) => content),
      [papers.waybill, papers.invoice]
    )
  })

  for (const status of SHIPMENT_STATUSES) {
    const isSent = ['BOOKED', 'COURIER_ASSIGNED', 'DELIVERED'].includes(status)
    test(`is ${isSent ? 'sent' : 'not sent'} for a shipment that is ${status}`, async ({
      assert,
    }) => {
      const shipment = await makeShipmentFrom('sender@example.test', { status })
      await emailWaybill(shipment.id)
      assert.lengthOf(await mailTo('sender@example.test'), isSent ? 1 : 0)
      assert.equal(await isClaimed(shipment), isSent)
    })
  }

  test('is sent once, however often the job runs', async ({ assert }) => {
    const shipment = await makeShipmentFrom('sender@example.test', { status: 'BOOKED' })
    for (let time = 0; time < 3; time++) await emailWaybill(shipment.id)
    assert.lengthOf(await mailTo('sender@example.test'), 1)
  })

  test('that fails is sent by the next run of its job', async ({ assert }) => {
    const shipment = await makeShipmentFrom('sender@example.test', { status: 'BOOKED' })
    const { waybillNumber } = shipment
    await Shipment.query().where('id', shipment.id).update({ waybillNumber: null })
    await assert.rejects(() => emailWaybill(shipment.id), /not ready/)
    assert.isFalse(await isClaimed(shipment))
    await Shipment.query().where('id', shipment.id).update({ waybillNumber })
    await emailWaybill(shipment.id)
    assert.lengthOf(await mailTo('sender@example.test'), 1)
  })

  test('is queued by each run of the booking job', async ({ assert, cleanup }) => {
    const queue = QueueManager.fake()
    cleanup(() => QueueManager.restore())
    const { id } = await makeShipmentFrom('sender@example.test', { status: 'PENDING' })
    const bookingJob = new BookWithCourierJob()
    Object.defineProperty(bookingJob, 'payload', { value: { shipmentId: id } })
    await bookingJob.execute()
    queue.assertPushed(SendWaybillJob, { payload: { shipmentId: id } })
    await bookingJob.execute()
    const sendJobs = queue.getPushedJobs().filter(({ job }) => job.name === 'shipping.send_waybill')
    assert.lengthOf(sendJobs, 2)
    const booked = await Shipment.findOrFail(id)
    assert.equal(booked.status, 'BOOKED')
  })
})

test.group('Retry of a courier booking', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('sends a refused shipment to the courier again and records who asked', async ({
    client,
    assert,
    cleanup,
  }) => {
    const queue = QueueManager.fake()
    cleanup(() => QueueManager.restore())
    const shipment = await makeShipment({ status: 'PENDING_ISSUE' })
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const response = await admin('put', `/shipment/${shipment.id}/retry`)
    response.assertStatus(200)
    queue.assertPushed(BookWithCourierJob, { payload: { shipmentId: shipment.id } })
    const { status, issue } = await Shipment.findOrFail(shipment.id)
    assert.deepEqual({ status, issue }, { status: 'PENDING', issue: null })
    const [last] = await db
      .from('shipment_status_changes')
      .where({ shipment_id: shipment.id })
      .orderBy('id', 'desc')
    assert.containsSubset(last, { from_status: 'PENDING_ISSUE', reason: 'Asked again' })
    assert.isNotNull(last.user_id)
    const again = await admin('put', `/shipment/${shipment.id}/retry`)
    again.assertStatus(409)
  })

  for (const status of SHIPMENT_STATUSES.filter((other) => other !== 'PENDING_ISSUE')) {
    test(`is refused with 409 for a shipment that is ${status}`, async ({ client, assert }) => {
      const shipment = await makeShipment({ status })
      const admin = await apiClientOf(client, 'admin@sendam.test')
      const response = await admin('put', `/shipment/${shipment.id}/retry`)
      response.assertStatus(409)
      response.assertBodyContains({ code: 'E_FORBIDDEN_MOVE' })
      const unchanged = await Shipment.findOrFail(shipment.id)
      assert.equal(unchanged.status, status)
    })
  }

  test('is only for staff who can see the shipment', async ({ client }) => {
    const shipment = await makeShipment({ status: 'PENDING_ISSUE' })
    for (const [as, expected] of [
      ['member@sendam.test', 403],
      ['manager@sendam.test', 404],
      ['root@sendam.test', 200],
    ] as const) {
      const apiClient = await apiClientOf(client, as)
      const response = await apiClient('put', `/shipment/${shipment.id}/retry`)
      response.assertStatus(expected)
    }
  })
})
