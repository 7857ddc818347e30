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
import { fetched } from '#tests/functional/shipping/carriers/pickups/pickup_stories'
import { programOf } from '#tests/support/program'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'

/** Each test has its own senders, since some tests commit. */
async function madeFor(sender: string, draft: ShipmentDraft) {
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

test.group('The waybill by mail', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('goes to the sender with all papers, and says how the parcel is known', async ({
    assert,
  }) => {
    const shipment = await madeFor('sender@example.test', { status: 'BOOKED' })
    await emailWaybill(shipment.id)
    const [letter, ...others] = await mailTo('sender@example.test')
    assert.lengthOf(others, 0)
    const { trackingNumber, waybillNumber } = shipment
    assert.equal(letter!.subject, `Your waybill for ${trackingNumber}`)
    for (const text of [
      'Hello Chidi Eze,',
      'DHL has booked your shipment to Grace Miller, United Kingdom.',
      String(trackingNumber),
      waybillNumber!,
      `/track/${trackingNumber}`,
    ]) {
      assert.include(letter!.text, text)
      assert.include(letter!.html!, text)
    }
    assert.deepEqual(letter!.attachments, [
      { filename: `waybill-${trackingNumber}.pdf`, contentType: 'application/pdf' },
      { filename: `invoice-${trackingNumber}.pdf`, contentType: 'application/pdf' },
      { filename: `commercial-invoice-${trackingNumber}.pdf`, contentType: 'application/pdf' },
      { filename: `packing-list-${trackingNumber}.pdf`, contentType: 'application/pdf' },
    ])
    assert.include(letter!.text, 'Print three copies of the invoice')
  })

  test('has no papers for customs of a parcel at home', async ({ assert }) => {
    const { id, trackingNumber } = await madeFor('sender@example.test', { to: 'NG' })
    await emailWaybill(id)
    const [letter] = await mailTo('sender@example.test')
    assert.deepEqual(
      letter!.attachments!.map(({ filename }) => filename),
      [`waybill-${trackingNumber}.pdf`, `invoice-${trackingNumber}.pdf`]
    )
    assert.notInclude(letter!.text, 'customs')
  })

  test('says when the courier comes, where that is known', async ({ assert }) => {
    const { shipment, pickup } = await fetched()
    await emailWaybill(shipment.id)
    const [letter] = await mailTo('origin@example.test')
    assert.match(
      letter!.text,
      /The courier will pick up the parcel: \w{3}, \d\d \w{3} \d{4}, 10:00 to 17:00\./
    )
    assert.include(letter!.text, `The pickup number is ${pickup.number}.`)
  })

  test('goes to who booked it too, where somebody else sends it', async ({ assert }) => {
    const { id } = await madeFor('abroad@example.test', { from: 'GB', to: 'NG' })
    await emailWaybill(id)
    for (const address of ['abroad@example.test', 'member@sendam.test']) {
      assert.lengthOf(await mailTo(address), 1, address)
    }
    const own = await madeFor('Member@sendam.test', {})
    await emailWaybill(own.id)
    const letters = await mailTo('Member@sendam.test')
    assert.lengthOf(letters, 1)
    assert.lengthOf(await mailTo('member@sendam.test'), 1)
  })

  test('holds the very papers that can be downloaded', async ({ assert }) => {
    const shipment = await makeShipment({ status: 'BOOKED' })
    const papers = {
      waybill: await renderDocument(shipment, 'waybill'),
      invoice: await renderDocument(shipment, 'invoice'),
    }
    const booker = await User.findByOrFail('email', 'member@sendam.test')
    const letter = new WaybillMail(shipment, papers, booker)
    await letter.buildWithContents()
    const { attachments } = letter.message.toJSON().message
    assert.deepEqual(
      attachments!.map(({ content }) => content),
      [papers.waybill, papers.invoice]
    )
  })

  for (const status of SHIPMENT_STATUSES) {
    const isSent = ['BOOKED', 'COURIER_ASSIGNED', 'DELIVERED'].includes(status)
    test(`of a shipment that is ${status} ${isSent ? 'is sent' : 'is not'}`, async ({ assert }) => {
      const shipment = await madeFor('sender@example.test', { status })
      await emailWaybill(shipment.id)
      assert.lengthOf(await mailTo('sender@example.test'), isSent ? 1 : 0)
      assert.equal(await isClaimed(shipment), isSent)
    })
  }

  test('is written once, however often the job runs', async ({ assert }) => {
    const shipment = await madeFor('sender@example.test', { status: 'BOOKED' })
    for (let time = 0; time < 3; time++) await emailWaybill(shipment.id)
    assert.lengthOf(await mailTo('sender@example.test'), 1)
  })

  test('a mail that cannot be written leaves no claim, so the next try writes it', async ({
    assert,
  }) => {
    const shipment = await madeFor('sender@example.test', { status: 'BOOKED' })
    const { waybillNumber } = shipment
    await Shipment.query().where('id', shipment.id).update({ waybillNumber: null })
    await assert.rejects(() => emailWaybill(shipment.id), /not ready/)
    assert.isFalse(await isClaimed(shipment))
    await Shipment.query().where('id', shipment.id).update({ waybillNumber })
    await emailWaybill(shipment.id)
    assert.lengthOf(await mailTo('sender@example.test'), 1)
  })

  test('is asked for by the job that books with the courier, also when it runs again', async ({
    assert,
    cleanup,
  }) => {
    const queue = QueueManager.fake()
    cleanup(() => QueueManager.restore())
    const { id } = await madeFor('sender@example.test', { status: 'PENDING' })
    const work = new BookWithCourierJob()
    Object.defineProperty(work, 'payload', { value: { shipmentId: id } })
    await work.execute()
    queue.assertPushed(SendWaybillJob, { payload: { shipmentId: id } })
    await work.execute()
    const asked = queue.getPushedJobs().filter(({ job }) => job.name === 'shipping.send_waybill')
    assert.lengthOf(asked, 2)
    const booked = await Shipment.findOrFail(id)
    assert.equal(booked.status, 'BOOKED')
  })
})

test.group('Asking the courier again', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('sends a refused shipment back to the courier, and writes down who asked', async ({
    client,
    assert,
    cleanup,
  }) => {
    const queue = QueueManager.fake()
    cleanup(() => QueueManager.restore())
    const shipment = await makeShipment({ status: 'PENDING_ISSUE' })
    const admin = await programOf(client, 'admin@sendam.test')
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

  for (const status of SHIPMENT_STATUSES.filter((one) => one !== 'PENDING_ISSUE')) {
    test(`is nothing for a shipment that is ${status}`, async ({ client, assert }) => {
      const shipment = await makeShipment({ status })
      const admin = await programOf(client, 'admin@sendam.test')
      const response = await admin('put', `/shipment/${shipment.id}/retry`)
      response.assertStatus(409)
      response.assertBodyContains({ code: 'E_FORBIDDEN_MOVE' })
      const same = await Shipment.findOrFail(shipment.id)
      assert.equal(same.status, status)
    })
  }

  test('is for staff, and for those who see the shipment', async ({ client }) => {
    const shipment = await makeShipment({ status: 'PENDING_ISSUE' })
    for (const [as, expected] of [
      ['member@sendam.test', 403],
      ['manager@sendam.test', 404],
      ['root@sendam.test', 200],
    ] as const) {
      const program = await programOf(client, as)
      const response = await program('put', `/shipment/${shipment.id}/retry`)
      response.assertStatus(expected)
    }
  })
})
