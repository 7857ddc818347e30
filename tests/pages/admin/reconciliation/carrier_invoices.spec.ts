import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoWallets } from '#wallet/demo_wallets'
import {
  makeCarriedShipment,
  chooseForLine,
  creditLine,
  disputeLine,
  importInvoice,
  lineOf,
  previewInvoice,
  openLineMenu,
} from '#tests/browser/admin/reconciliation/carrier_invoice_screen'
import { holdMatchingRequests, matchDeferredProp } from '#tests/browser/held_requests'
import { assertCleanAtBothWidths, waitForHydration } from '#tests/browser/page_checks'
import { setDollarRate, deleteMargins } from '#tests/support/money/costs'
import { seedReference } from '#tests/support/reference'
import { smallTariff } from '#tests/support/tariff'

const ADMIN = 'admin@sendam.test'

test.group('Courier invoice pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedReference()
    await seedDemoWallets()
    await smallTariff()
    await deleteMargins()
  })
  group.each.timeout(120_000)

  test('staff preview an invoice, import it, and settle its differences', async ({
    visitAs,
    assert,
  }) => {
    await setDollarRate(1500)
    const [fine, dear, heavy] = [
      await makeCarriedShipment(),
      await makeCarriedShipment(),
      await makeCarriedShipment(),
    ]
    const rows = [
      `${fine.waybillNumber},28,1,,,`,
      `${dear.waybillNumber},44,2.5,,,`,
      `${heavy.waybillNumber},29,,,,3.5`,
      'JD0146,12,,,,1',
    ]
    const page = await visitAs('/admin/carrier_invoices', ADMIN)
    await waitForHydration(page)
    await page.getByText('No courier invoices yet').waitFor()
    await previewInvoice(page, { number: 'LOS-88123', total: '116', rows })
    await page.getByText('Differs by USD 0.50').waitFor()
    await assertCleanAtBothWidths(page, assert, 'new_carrier_invoice')
    await importInvoice(page, 'LOS-88123')

    await page.getByText('The lines and the total differ by USD 0.50').waitFor()
    await chooseForLine(page, heavy.waybillNumber, 'Propose a reweigh')
    await page.getByText(/^The (reweigh is proposed|weight is noted)/).waitFor()
    const dispute = await disputeLine(page, dear.waybillNumber, 3)
    await assertCleanAtBothWidths(page, assert, 'carrier_invoice_dispute')
    await dispute.getByRole('button', { name: 'Dispute' }).click()
    await lineOf(page, dear.waybillNumber).getByText('Far above the quote').waitFor()
    await page.getByLabel('Found', { exact: true }).selectOption('unknown')
    await page.getByRole('button', { name: 'Accept 1 line: No such parcel' }).click()
    await page.getByText('1 line is accepted.').waitFor()
    assert.match(page.url(), /finding=unknown/)
    await page.getByLabel('Found', { exact: true }).selectOption('')
    await creditLine(page, dear.waybillNumber, '17.5')
    await lineOf(page, dear.waybillNumber).getByText('USD 17.50 credited').waitFor()
    await assertCleanAtBothWidths(page, assert, 'carrier_invoice')

    await page.getByRole('link', { name: String(dear.trackingNumber) }).click()
    await page.getByText('Freight, credit').waitFor()
    await assertCleanAtBothWidths(page, assert, 'shipment_invoiced')
    await page.getByRole('link', { name: 'Invoice LOS-88123' }).first().click()
    await page.getByRole('heading', { name: 'DHL invoice LOS-88123' }).waitFor()
    assert.match(page.url(), new RegExp(`search=${dear.waybillNumber}`))
  })

  test('the menu of a line stays open while the lines reload after a decision', async ({
    visitAs,
  }) => {
    await setDollarRate(1500)
    const [fine, heavy] = [await makeCarriedShipment(), await makeCarriedShipment()]
    const page = await visitAs('/admin/carrier_invoices', ADMIN)
    await waitForHydration(page)
    const rows = [`${fine.waybillNumber},44,2.5,,,`, `${heavy.waybillNumber},29,,,,3.5`]
    await previewInvoice(page, { number: 'LOS-88124', total: '75.5', rows })
    await importInvoice(page, 'LOS-88124')
    await lineOf(page, heavy.waybillNumber).waitFor()

    const release = await holdMatchingRequests(page, matchDeferredProp('lines'))
    const reload = page.waitForRequest(matchDeferredProp('lines'))
    await chooseForLine(page, heavy.waybillNumber, 'Propose a reweigh')
    await reload
    await openLineMenu(page, fine.waybillNumber)
    const reloaded = page.waitForResponse((response) =>
      matchDeferredProp('lines')(response.request())
    )
    release('continue')
    await reloaded
    await page.getByText(/^The (reweigh is proposed|weight is noted)/).waitFor()
    await page.getByRole('menuitem', { name: 'Dispute' }).click()
    await page.getByRole('heading', { name: /^Dispute row 2/ }).waitFor()
  })

  test('a file with invalid cells and unknown columns says how to correct it', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/admin/carrier_invoices/new', ADMIN)
    await waitForHydration(page)
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
