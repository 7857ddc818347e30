import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedReference } from '#tests/support/reference'
import { pdfFile } from '#tests/support/files/pdf_file'
import CarrierDocument from '#shipping/shipment/models/carrier_document'
import { makeShipment } from '#tests/support/shipment_rows'

test.group('The waybill of a voided shipment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedReference()
  })

  test('cannot be downloaded by customers, who read that it is void', async ({
    visitAs,
    assert,
  }) => {
    const { trackingNumber } = await makeShipment({ status: 'VOIDED' })
    for (const path of [`shipments/${trackingNumber}`, `shipment/booked/${trackingNumber}`]) {
      const page = await visitAs(`/base/${path}`)
      await page.getByText('Void: do not use the waybill.').waitFor()
      assert.equal(await page.getByRole('button', { name: /^Download/ }).count(), 0, path)
    }
  })

  test('can be downloaded by staff only if its format can be stamped', async ({
    visitAs,
    assert,
  }) => {
    const { id: shipmentId, trackingNumber } = await makeShipment({ status: 'VOIDED' })
    const label = { kind: 'label', position: null, shipmentId } as const
    await CarrierDocument.createMany([
      { ...label, format: 'pdf', bytes: pdfFile() },
      { ...label, format: 'zpl', bytes: Buffer.from('^XA^XZ') },
    ])
    const page = await visitAs(`/admin/courier_orders/${shipmentId}`, 'admin@sendam.test')
    await page.getByRole('heading', { name: `Orders for ${trackingNumber}` }).waitFor()
    assert.equal(await page.getByRole('link', { name: 'Label (PDF, void)' }).count(), 1)
    assert.equal(await page.getByRole('link', { name: 'Label (ZPL, void)' }).count(), 0)
    await page.getByText('Label (ZPL, void)').waitFor()
  })
})
