import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'
import { assertCleanEverywhere, waitForHydration } from '#tests/browser/page_checks'

const ADMIN = 'admin@sendam.test'

test.group('Courier order pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedReference()
  })
  group.each.timeout(120_000)

  test('staff read the exchange with a courier, and enter its waybill number', async ({
    visitAs,
    assert,
  }) => {
    const shipment = await makeShipment({ status: 'PENDING' })
    const { id: shipmentId, transactionReference: reference, trackingNumber } = shipment
    await db.table('booking_attempts').insert({
      shipment_id: shipmentId,
      reference,
      driver: 'sandbox',
      state: 'unresolved',
      sent_at: db.raw('now()'),
      problem: 'DHL did not answer book',
      charged_amount: 148_250.5,
      charged_currency: 'NGN',
    })
    await db.table('carrier_papers').insert({
      shipment_id: shipmentId,
      kind: 'invoice',
      format: 'pdf',
      bytes: Buffer.from('%PDF-1.4'),
    })
    await db.table('carrier_exchanges').insert({
      shipment_id: shipmentId,
      driver: 'sandbox',
      operation: 'book',
      sent_at: db.raw('now()'),
      ms: 60_000,
      status: null,
      request: '{ "POST /shipments": {} }',
      answer: 'CourierUnresponsive',
    })
    const page = await visitAs('/admin/courier_orders', ADMIN)
    await waitForHydration(page)
    await page.getByText('Needs you', { exact: true }).waitFor()
    await page.getByText('DHL did not answer book').waitFor()
    await page.getByRole('checkbox', { name: `Tick ${trackingNumber}` }).click()
    await page.getByRole('button', { name: 'Check 1 ticked' }).waitFor()
    await assertCleanEverywhere(page, assert, 'courier_orders')
    await page.getByRole('link', { name: String(trackingNumber) }).click()
    await page.getByRole('heading', { level: 1, name: `Orders for ${trackingNumber}` }).waitFor()
    await page.getByText('₦148,250.50').waitFor()
    const invoice = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Invoice (PDF)' }).click()
    const file = await invoice
    assert.match(file.suggestedFilename(), /^invoice-\d+\.pdf$/)
    await page.getByText('no answer, 60000 ms').click()
    await page.getByText('CourierUnresponsive').waitFor()
    await assertCleanEverywhere(page, assert, 'parcel_orders')

    await page.getByRole('button', { name: `Actions for order ${reference}` }).click()
    await page.getByRole('menuitem', { name: 'Enter waybill number' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Waybill Number').fill('1234567890')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The parcel is booked with waybill 1234567890.').waitFor()
    await page.getByRole('link', { name: 'Courier Orders' }).first().click()
    await page.getByText('Every courier has answered').waitFor()

    const search = page.getByLabel('Orders of a parcel')
    await search.fill('000000000001')
    await search.press('Enter')
    await page.getByText('No shipment has the number 000000000001.').waitFor()
    await page.getByLabel('Orders of a parcel').fill('12 3456 7890')
    await page.getByRole('button', { name: 'Show' }).click()
    await page.getByRole('heading', { level: 1, name: `Orders for ${trackingNumber}` }).waitFor()
  })

  test('staff set the carrier services of a courier', async ({ visitAs, assert }) => {
    const page = await visitAs('/admin/config/lists', ADMIN)
    await waitForHydration(page)
    await page.getByRole('tab', { name: 'Couriers' }).click()
    await page.getByRole('button', { name: 'Services of DHL' }).click()
    const dialog = page.getByRole('dialog', { name: 'Services behind DHL' })
    await dialog.getByLabel('Export, goods').fill('Y')
    await assertCleanEverywhere(page, assert, 'carrier_services')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('From now on, we book DHL with these services.').waitFor()
    const row = await db
      .from('carrier_services')
      .where({ courier_code: 'DHL', kind: 'export' })
      .firstOrFail()
    assert.equal(row.goods_service, 'Y')
  })
})
