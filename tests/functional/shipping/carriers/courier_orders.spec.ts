import { test } from '@japa/runner'
import { QueueManager } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { AttemptState } from '#shipping/carriers/attempts/booking_attempt'
import CarrierDocument from '#shipping/shipment/models/carrier_document'
import Shipment from '#shipping/shipment/models/shipment'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { bodyOf, dataOf, expectStatus } from '#tests/support/answers'
import { apiClientOf } from '#tests/support/api_client'
import { pdfFile } from '#tests/support/files/pdf_file'
import { makeShipment } from '#tests/support/shipment_rows'
import { readPages } from '#tests/unit/shipping/documents/reading'

async function makeOrder(state: AttemptState) {
  const shipment = await makeShipment({ status: 'PENDING' })
  const [{ id }] = await db
    .table('booking_attempts')
    .insert({
      shipment_id: shipment.id,
      reference: shipment.transactionReference,
      state,
      driver: 'sandbox',
      sent_at: db.raw('now()'),
      problem: 'DHL did not answer book',
    })
    .returning('id')
  return { shipment, path: `/courier_order/${id}`, id: Number(id) }
}

test.group('Unfinished courier orders', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    QueueManager.fake()
    return () => QueueManager.restore()
  })

  test('are listed for staff with the possible decisions, unresolved ones first', async ({
    client,
    assert,
  }) => {
    const lost = await makeOrder('unknown')
    const stuck = await makeOrder('unresolved')
    for (const state of ['calling', 'booked', 'refused', 'abandoned', 'settled'] as const) {
      await makeOrder(state)
    }
    const staff = await apiClientOf(client, 'admin@sendam.test')
    const rows = await dataOf(staff('get', '/courier_order'))
    assert.deepEqual(
      rows.map(({ id }: any) => id),
      [stuck.id, lost.id]
    )
    assert.containsSubset(rows[0], {
      reference: stuck.shipment.transactionReference,
      trackingNumber: stuck.shipment.trackingNumber,
      state: 'Outcome unknown: you decide',
      problem: 'DHL did not answer book',
      decisions: ['adopt', 'ask', 'book_again', 'give_up'],
    })
    const session = await PageSession.signedIn('admin@sendam.test')
    const { props } = await session.visit(`/admin/courier_orders/${stuck.shipment.id}`)
    assert.deepEqual(props.undecided, [rows[0]])
  })

  test('have documents that only staff can download, unchanged', async ({ client, assert }) => {
    const { id: shipmentId } = await makeShipment({ status: 'BOOKED' })
    const bytes = Buffer.from('%PDF-1.4 Freight')
    const paper = { kind: 'invoice', format: 'pdf', position: null, bytes, shipmentId } as const
    const { id } = await CarrierDocument.create(paper)
    const staff = await apiClientOf(client, 'admin@sendam.test')
    const answer = await staff('get', `/courier_paper/${id}`)
    answer.assertStatus(200)
    answer.assertHeader('content-disposition', `attachment; filename="invoice-${id}.pdf"`)
    assert.deepEqual(answer.body(), bytes)
    await expectStatus(404, staff('get', '/courier_paper/999999999'))
    const owner = await apiClientOf(client, 'member@sendam.test')
    await expectStatus(403, owner('get', `/courier_paper/${id}`))
  })

  test('of a voided parcel have a label that is stamped VOID, or none', async ({
    client,
    assert,
  }) => {
    const { id: shipmentId } = await makeShipment({ status: 'VOIDED' })
    const label = { kind: 'label', position: null, shipmentId } as const
    const papers = await CarrierDocument.createMany([
      { ...label, format: 'pdf', bytes: pdfFile() },
      { ...label, format: 'pdf', bytes: Buffer.from('%PDF-1.4 broken') },
      { ...label, format: 'zpl', bytes: Buffer.from('^XA^XZ') },
      { ...label, kind: 'invoice', format: 'pdf', bytes: pdfFile() },
    ])
    const staff = await apiClientOf(client, 'admin@sendam.test')
    const answers = []
    for (const { id } of papers) answers.push(await staff('get', `/courier_paper/${id}`))
    assert.deepEqual(
      answers.map((answer) => answer.status()),
      [200, 422, 422, 200]
    )
    assert.deepEqual(await readPages(answers[0]!.body()), ['VOID'])
    assert.deepEqual(answers[3]!.body(), pdfFile())

    const session = await PageSession.signedIn('admin@sendam.test')
    const { props } = await session.visit(`/admin/courier_orders/${shipmentId}`)
    assert.deepEqual(
      props.parcel.papers.map(({ name, isDownloadable }: any) => [name, isDownloadable]),
      [
        ['Label (PDF, void)', true],
        ['Label (PDF, void)', true],
        ['Label (ZPL, void)', false],
        ['Invoice (PDF)', true],
      ]
    )
  })

  test('accept a valid decision, and say what is wrong with an invalid one', async ({
    client,
    assert,
  }) => {
    const staff = await apiClientOf(client, 'admin@sendam.test')
    const { path, shipment } = await makeOrder('unresolved')
    const wrong = [
      [{}, '"Decision" should not be empty'],
      [{ decision: 'shout' }, '"Decision" is not one of the choices'],
      [{ decision: 'adopt' }, '"Waybill Number" should not be empty'],
      [
        { decision: 'adopt', waybillNumber: '<b>' },
        '"Waybill Number" has 5 to 40 letters, digits and hyphens',
      ],
      [{ decision: 'give_up' }, '"Comment" should not be empty'],
      [{ decision: 'give_up', comment: 'x'.repeat(201) }, null],
    ] as const
    for (const [body, sentence] of wrong) {
      const answer = await staff('put', path, body)
      answer.assertStatus(422)
      if (sentence) assert.equal(answer.body().errors[0].message, sentence, JSON.stringify(body))
    }
    await expectStatus(409, staff('put', path, { decision: 'settle', comment: 'Paid back' }))
    await expectStatus(404, staff('put', '/courier_order/999999999', { decision: 'ask' }))
    const body = { decision: 'adopt', waybillNumber: '12 3456 7890' }
    const { message } = await bodyOf(staff('put', path, body))
    assert.equal(message, 'The parcel is booked with waybill 1234567890.')
    await expectStatus(409, staff('put', path, { decision: 'book_again' }))
    const { status } = await Shipment.findOrFail(shipment.id)
    assert.equal(status, 'BOOKED')
  })

  test('are found by tracking number before waybill number, and of two with one waybill number the newer', async ({
    assert,
  }) => {
    const [older, younger, packed] = [
      await makeShipment({ courierDriver: 'dhl' }),
      await makeShipment({ courierDriver: 'fedex', courierCode: 'FEDEX' }),
      await makeShipment({ packages: 2 }),
    ]
    const [, second] = packed.packages
    await second!.merge({ waybillNumber: 'JD0146000088' }).save()
    await older.merge({ waybillNumber: 'SAME1' }).save()
    await younger.merge({ waybillNumber: 'SAME1' }).save()
    await packed.merge({ waybillNumber: String(older.trackingNumber) }).save()
    const staff = await PageSession.signedIn('admin@sendam.test')
    const foundBy = async (number: string) => {
      const page = await staff.get(`/admin/courier_orders?number=${encodeURIComponent(number)}`)
      return page.headers.get('location')
    }
    assert.equal(await foundBy('jd014 6000088'), `/admin/courier_orders/${packed.id}`)
    assert.equal(await foundBy('SAME1'), `/admin/courier_orders/${younger.id}`)
    const tracking = String(older.trackingNumber)
    assert.equal(await foundBy(tracking), `/admin/courier_orders/${older.id}`)
    assert.isNull(await foundBy('NO-SUCH-1'))
    assert.isNull(await foundBy(''))
  })

  test('are refused to customers with 403', async ({ client }) => {
    const member = await apiClientOf(client, 'member@sendam.test')
    const { path } = await makeOrder('unresolved')
    await expectStatus(403, member('get', '/courier_order'))
    await expectStatus(403, member('put', path, { decision: 'ask' }))
  })
})
