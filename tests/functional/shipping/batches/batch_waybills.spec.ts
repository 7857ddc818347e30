import { PDFDocument } from '@cantoo/pdf-lib'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { voidShipment } from '#shipping/carriers/void_shipment'
import CarrierDocument from '#shipping/shipment/models/carrier_document'
import { createBatchCalls, buildLocalRows } from '#tests/support/developers/batches'
import { createShop } from '#tests/support/developers/shop'
import { pdfFile } from '#tests/support/files/pdf_file'
import { findCaller } from '#tests/support/money/payouts'
import { smallTariff } from '#tests/support/tariff'
import { readPages, scan } from '#tests/unit/shipping/documents/reading'

async function paidBatch(count: number) {
  const shop = await createShop({ naira: 100_000 })
  const calls = createBatchCalls(shop)
  const { body } = await calls.price(await buildLocalRows(count))
  const paid = await calls.pay(body.data.id)
  const shipments: { id: number; trackingNumber: number }[] = paid.body.data.rows.map(
    ({ shipment }: any) => shipment
  )
  return { ...calls, id: body.data.id as number, shipments }
}

const A4 = [595, 842]

async function sizesOf(pdf: Buffer) {
  const document = await PDFDocument.load(pdf)
  return document.getPages().map((page) => [page.getWidth(), page.getHeight()].map(Math.round))
}

test.group('The waybills of a batch', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('come in one PDF, in the order of the sheet', async ({ assert }) => {
    const { id, shipments, file } = await paidBatch(5)
    for (const shipment of shipments.toReversed()) await bookWithCourier(shipment.id)
    const { bytes, status } = await file(`${id}/waybills`)
    assert.equal(status, 200)
    const pages = await readPages(bytes)
    assert.lengthOf(pages, 5)
    shipments.forEach(({ trackingNumber }, at) => {
      assert.include(pages[at]!, String(trackingNumber))
    })
  })

  test('fit four on an A4 page', async ({ assert }) => {
    const { id, shipments, file } = await paidBatch(5)
    for (const shipment of shipments) await bookWithCourier(shipment.id)
    const { bytes } = await file(`${id}/waybills?layout=a4`)
    const pages = await readPages(bytes)
    assert.lengthOf(pages, 2)
    for (const { trackingNumber } of shipments.slice(0, 4)) {
      assert.include(pages[0]!, String(trackingNumber))
    }
    assert.include(pages[1]!, String(shipments[4]!.trackingNumber))
    assert.deepEqual(await sizesOf(bytes), [A4, A4])
    assert.lengthOf(await scan(bytes, 1, 'QRCode'), 4)
    assert.lengthOf(await scan(bytes, 1, 'Code128'), 4)
  })

  test('use the label of the courier where there is one', async ({ assert }) => {
    const { id, shipments, file } = await paidBatch(2)
    for (const shipment of shipments) await bookWithCourier(shipment.id)
    const [first, second] = shipments
    await CarrierDocument.query().where('shipmentId', first!.id).delete()
    await CarrierDocument.create({
      shipmentId: first!.id,
      kind: 'label',
      format: 'pdf',
      bytes: pdfFile(),
    })
    const { bytes } = await file(`${id}/waybills`)
    const pages = await readPages(bytes)
    assert.lengthOf(pages, 2)
    assert.deepEqual(await sizesOf(bytes), [
      [200, 200],
      [298, 420],
    ])
    assert.include(pages[1]!, String(second!.trackingNumber))
  })

  test('are of booked shipments only; without any, or with an unknown layout, we answer 422', async ({
    assert,
  }) => {
    const { id, shipments, file } = await paidBatch(2)
    const none = await file(`${id}/waybills`)
    assert.equal(none.status, 422)
    await bookWithCourier(shipments[1]!.id)
    const { bytes } = await file(`${id}/waybills`)
    const pages = await readPages(bytes)
    assert.lengthOf(pages, 1)
    assert.include(pages[0]!, String(shipments[1]!.trackingNumber))
    const odd = await file(`${id}/waybills?layout=poster`)
    assert.equal(odd.status, 422)
  })

  test('leave out a voided parcel', async ({ assert }) => {
    const { id, shipments, file, read } = await paidBatch(2)
    for (const shipment of shipments) await bookWithCourier(shipment.id)
    await voidShipment(await findCaller('admin@sendam.test'), shipments[0]!.id, 'Sent by mistake')
    const { bytes } = await file(`${id}/waybills`)
    const pages = await readPages(bytes)
    assert.lengthOf(pages, 1)
    assert.include(pages[0]!, String(shipments[1]!.trackingNumber))
    const { progress } = await read(id)
    assert.deepEqual(progress, { waiting: 0, booked: 1, failed: 0, voided: 1 })
  })
})
