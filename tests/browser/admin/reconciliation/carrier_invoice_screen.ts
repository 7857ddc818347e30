import type { Page } from 'playwright'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { writeInvoice } from '#tests/support/money/carrier_invoices'
import { makeShipment } from '#tests/support/shipment_rows'

/** Creates a shipment with a DHL waybill number. */
export async function makeCarriedShipment() {
  const shipment = await makeShipment({ status: 'PENDING', shippingNaira: 62_000 })
  await bookWithCourier(shipment.id)
  return shipment.refresh()
}

interface Invoice {
  number: string
  total: string
  rows: string[]
}

/** Fills in an import and opens its preview, starting at the list of invoices. */
export async function previewInvoice(page: Page, { number, total, rows }: Invoice) {
  await page.getByRole('link', { name: 'Import an Invoice' }).click()
  await page.getByRole('textbox', { name: 'Invoice number', exact: true }).fill(number)
  await page.getByRole('textbox', { name: 'Stated total' }).fill(total)
  const buffer = Buffer.from(writeInvoice(...rows))
  await page.getByLabel('File').setInputFiles({ name: 'dhl.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Check the Lines' }).click()
}

export async function importInvoice(page: Page, number: string) {
  await page.getByRole('button', { name: 'Import the Invoice' }).click()
  await page.getByRole('heading', { name: `DHL invoice ${number}` }).waitFor()
}

export function lineOf(page: Page, waybill: string | null) {
  return page.getByRole('row').filter({ hasText: waybill! })
}

export async function openLineMenu(page: Page, waybill: string | null) {
  await lineOf(page, waybill)
    .getByRole('button', { name: /^Actions for row/ })
    .click()
}

export async function chooseForLine(page: Page, waybill: string | null, what: string) {
  await openLineMenu(page, waybill)
  await page.getByRole('menuitem', { name: what }).click()
}

/** Opens the dispute dialog of an invoice line and fills in the reason. */
export async function disputeLine(page: Page, waybill: string | null, row: number) {
  await chooseForLine(page, waybill, 'Dispute')
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Dispute row ${row}`) })
  await dialog.getByLabel('Reason').fill('Far above the quote')
  return dialog
}

export async function creditLine(page: Page, waybill: string | null, dollars: string) {
  await chooseForLine(page, waybill, 'Record a credit')
  const credit = page.getByRole('dialog', { name: /^Record a credit/ })
  await credit.getByLabel('Amount in USD').fill(dollars)
  await credit.getByLabel('Credit note').fill('CN-77')
  await credit.getByRole('button', { name: 'Record Credit' }).click()
}
