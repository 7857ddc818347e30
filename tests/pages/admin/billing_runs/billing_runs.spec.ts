import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import {
  chargeLastWeek,
  openInvoice,
  REPACKING,
  runPeriodNow,
  previewPeriod,
} from '#tests/browser/admin/billing_runs/billing_screen'
import { assertCleanAtBothWidths, waitForHydration } from '#tests/browser/page_checks'
import { invoicesOf, makeOverdue, createTwoOpenInvoices } from '#tests/support/money/billing'
import { seedReference } from '#tests/support/reference'

test.group('Billing pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedReference()
  })
  group.each.timeout(120_000)

  test('staff preview a period, bill it, and open its invoice', async ({ visitAs, assert }) => {
    await chargeLastWeek()
    const page = await visitAs('/admin/billing', 'admin@sendam.test')
    await waitForHydration(page)
    await previewPeriod(page)
    await assertCleanAtBothWidths(page, assert, 'billing_runs')
    await runPeriodNow(page)
    const [invoice] = await invoicesOf()
    await assertCleanAtBothWidths(page, assert, 'billing_run')
    await openInvoice(page, invoice!.number)
    await page.getByText(REPACKING).waitFor()
  })

  test('a root user credits and writes off an invoice, and filters open ones by age', async ({
    visitAs,
    assert,
  }) => {
    const [first, second] = await createTwoOpenInvoices()
    await makeOverdue(first!, 40)
    const page = await visitAs('/admin/invoices', 'root@sendam.test')
    await waitForHydration(page)
    await page.getByLabel('Age', { exact: true }).selectOption('31')
    await page.getByRole('link', { name: first!.number }).waitFor()
    await page.getByRole('link', { name: second!.number }).waitFor({ state: 'detached' })
    await assertCleanAtBothWidths(page, assert, 'billing_invoices')
    await page.getByRole('link', { name: first!.number }).click()
    await page.getByRole('button', { name: 'Credit Note' }).click()
    const credit = page.getByRole('dialog', { name: `Credit ${first!.number}` })
    await credit.getByLabel('Amount').fill('25.5')
    await credit.getByLabel('Reason').fill('Agreed discount')
    await credit.getByRole('button', { name: 'Issue Credit Note' }).click()
    await page.getByText('₦74.50 is open.').waitFor()
    await page.getByRole('button', { name: 'Write Off' }).click()
    const writeOff = page.getByRole('dialog', { name: 'Write off ₦74.50' })
    await writeOff.getByLabel('Reason').fill('Insolvent')
    await writeOff.getByRole('button', { name: 'Write Off' }).click()
    await page.getByText('Written off', { exact: true }).waitFor()
    await assertCleanAtBothWidths(page, assert, 'billing_invoice')
  })
})
