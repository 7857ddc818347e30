import { DateTime } from 'luxon'
import type { Page } from 'playwright'
import { endedBillingPeriods, billingPeriodEnd } from '#shipping/invoicing/billing_periods'
import { waitForHydration } from '#tests/browser/page_checks'
import { runSweep } from '#tests/support/jobs'
import { giveAcmeCredit } from '#tests/support/money/billing'
import { backdate, putMoney } from '#tests/support/money/wallet_rows'

export const REPACKING = 'Repacking of five parcels'

/** Charges ACME Foods ₦300.00 in the last complete week. */
export async function chargeLastWeek() {
  const wallet = await giveAcmeCredit()
  const [week] = endedBillingPeriods('Weekly', DateTime.now(), 1)
  const debit = { kobo: -300_00, kind: 'staff_debit', from: 'adjustments' } as const
  const transfer = await putMoney(wallet, { ...debit, comment: REPACKING })
  await backdate(transfer, billingPeriodEnd(week!).minus({ hours: 5 }))
}

export async function previewPeriod(page: Page) {
  await page.getByRole('button', { name: 'Trial Run' }).click()
  await page.getByText('1 business has this cycle').waitFor()
  await page.getByText('ACME Foods').waitFor()
}

/** Runs the previewed period, then reloads the page with the worker's result. */
export async function runPeriodNow(page: Page) {
  await page.getByRole('button', { name: 'Run Now' }).click()
  const dialog = page.getByRole('dialog', { name: /^Send 1 invoice for ₦/ })
  await dialog.getByRole('button', { name: 'Run Now' }).click()
  await page.getByRole('button', { name: 'Run Again' }).waitFor()
  await runSweep('shipping.run_billing')
  await page.reload()
  await waitForHydration(page)
}

export async function openInvoice(page: Page, number: string) {
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('heading', { name: number }).waitFor()
}
