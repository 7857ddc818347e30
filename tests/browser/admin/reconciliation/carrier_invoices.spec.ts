import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoAccounts } from '#identity/demo'
import { seedDemoWallets } from '#wallet/demo'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { assertCleanAtBothWidths, hydrated } from '#tests/browser/looking'
import { invoiceOf } from '#tests/support/money/carrier_invoices'
import { dollarsAt, withoutMargins } from '#tests/support/money/costs'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'
import { smallTariff } from '#tests/support/tariff'

const ADMIN = 'admin@sendam.test'

async function carried() {
  const shipment = await makeShipment({ status: 'PENDING', shippingNaira: 62_000 })
  await bookWithCourier(shipment.id)
  return shipment.refresh()
}

test.group("A courier's invoice, in a browser", (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedReference()
    await seedDemoAccounts()
    await seedDemoWallets()
    await smallTariff()
    await withoutMargins()
  })
  group.each.timeout(120_000)

  test('staff look at an invoice, import it, and settle what is wrong with it', async ({
    visitAs,
    assert,
  }) => {
    await dollarsAt(1500)
    const [fine, dear, heavy] = [await carried(), await carried(), await carried()]
    const rows = [
      `${fine.waybillNumber},28,1,,,`,
      `${dear.waybillNumber},44,2.5,,,`,
      `${heavy.waybillNumber},29,,,,3.5`,
      'JD0146,12,,,,1',
    ]
    const page = await visitAs('/admin/carrier_invoices', ADMIN)
    await hydrated(page)
    await page.getByText('No courier’s invoice has been imported yet.').waitFor()
    await page.getByRole('link', { name: 'Import an Invoice' }).click()
    await page.getByRole('textbox', { name: 'Invoice number', exact: true }).fill('LOS-88123')
    await page.getByRole('textbox', { name: 'Stated total' }).fill('116')
    const buffer = Buffer.from(invoiceOf(...rows))
    await page.getByLabel('File').setInputFiles({ name: 'dhl.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Check the Lines' }).click()
    await page.getByText('Differs by USD 0.50').waitFor()
    await assertCleanAtBothWidths(page, assert, 'new_carrier_invoice')
    await page.getByRole('button', { name: 'Import the Invoice' }).click()

    await page.getByRole('heading', { name: 'DHL invoice LOS-88123' }).waitFor()
    await page.getByText('The lines differ from the total by USD 0.50').waitFor()
    const line = (text: string) => page.getByRole('row').filter({ hasText: text })
    const choose = async (row: string, what: string) => {
      await line(row)
        .getByRole('button', { name: /^Actions for row/ })
        .click()
      await page.getByRole('menuitem', { name: what }).click()
    }
    await choose(heavy.waybillNumber!, 'Propose a reweigh')
    await page.getByText(/^The (reweigh is proposed|weight is noted)/).waitFor()
    await choose(dear.waybillNumber!, 'Dispute')
    const dispute = page.getByRole('dialog', { name: /^Dispute row 3/ })
    await dispute.getByLabel('Reason').fill('Far above the quote')
    await assertCleanAtBothWidths(page, assert, 'carrier_invoice_dispute')
    await dispute.getByRole('button', { name: 'Dispute' }).click()
    await line(dear.waybillNumber!).getByText('Far above the quote').waitFor()
    await page.getByLabel('Found', { exact: true }).selectOption('unknown')
    await page.getByRole('button', { name: 'Accept 1 line: No such parcel' }).click()
    await page.getByText('1 line is accepted.').waitFor()
    assert.match(page.url(), /finding=unknown/)
    await page.getByLabel('Found', { exact: true }).selectOption('')
    await choose(dear.waybillNumber!, 'Record a credit')
    const credit = page.getByRole('dialog', { name: /^Record a credit/ })
    await credit.getByLabel('Amount in USD').fill('17.5')
    await credit.getByLabel('Credit note').fill('CN-77')
    await credit.getByRole('button', { name: 'Record Credit' }).click()
    await line(dear.waybillNumber!).getByText('USD 17.50 credited').waitFor()
    await assertCleanAtBothWidths(page, assert, 'carrier_invoice')

    await page.getByRole('link', { name: String(dear.trackingNumber) }).click()
    await page.getByText('Freight, credit').waitFor()
    await assertCleanAtBothWidths(page, assert, 'shipment_invoiced')
    await page.getByRole('link', { name: 'Invoice LOS-88123' }).first().click()
    await page.getByRole('heading', { name: 'DHL invoice LOS-88123' }).waitFor()
    assert.match(page.url(), new RegExp(`search=${dear.waybillNumber}`))
  })

  test('a file with wrong cells and unknown columns says what to do', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/admin/carrier_invoices/new', ADMIN)
    await hydrated(page)
    await page.getByRole('textbox', { name: 'Invoice number', exact: true }).fill('LOS-1')
    await page.getByRole('textbox', { name: 'Stated total' }).fill('12')
    const buffer = Buffer.from('Paket,Betrag\nX1,12\nX2,zwölf')
    await page.getByLabel('File').setInputFiles({ name: 'dhl.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Check the Lines' }).click()
    await page.getByText('Choose the column of the waybill').waitFor()
    await page.getByRole('combobox', { name: 'Waybill' }).selectOption('Paket')
    await page.getByRole('combobox', { name: 'Freight' }).fill('Bet')
    await page.getByRole('listbox').getByRole('option', { name: 'Betrag' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Use These Columns' }).click()
    await page.getByText('Row 3, Betrag: "zwölf" is not an amount').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Import the Invoice' }).count(), 0)
    await assertCleanAtBothWidths(page, assert, 'carrier_invoice_problems')
  })
})
