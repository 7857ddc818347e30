import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import { billingRuns } from '#shipping/invoicing/invoicing_settings'
import { hold, latePart } from '#tests/browser/late_parts'
import { assertCleanAtBothWidths, hydrated, picture } from '#tests/browser/looking'
import { acmeOnCredit, overdueBy, OWNER, twoOpenInvoices } from '#tests/support/money/billing'

const INVOICES = '/base/wallet/invoices'

const entry = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Invoices', exact: true })

test.group('The invoices of a business, in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.timeout(120_000)

  test('are found in the menu, narrowed to what is overdue, and opened', async ({
    visitAs,
    assert,
  }) => {
    const [first, second] = await twoOpenInvoices()
    await overdueBy(first!, 3)
    const page = await visitAs('/base/home', OWNER)
    await entry(page).click()
    await page.getByRole('link', { name: second!.number }).waitFor()
    await assertCleanAtBothWidths(page, assert, 'own_invoices')
    await page.getByLabel('State', { exact: true }).selectOption('overdue')
    await page.getByRole('link', { name: second!.number }).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('link', { name: first!.number }).press('Enter')
    await page.getByRole('heading', { name: 'Statement of the wallet' }).waitFor()
    await assertCleanAtBothWidths(page, assert, 'own_invoice')
    const paper = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PDF' }).click()
    const file = await paper
    assert.equal(file.suggestedFilename(), `${first!.number}.pdf`)
    await page.getByRole('link', { name: 'CSV' }).waitFor()
  })

  test('say that they are on their way, and that they could not be read', async ({
    visitAs,
    assert,
  }) => {
    const [first] = await twoOpenInvoices()
    const page = await visitAs('/base/home', OWNER)
    const end = await hold(page, latePart('invoices'))
    await page.goto(new URL(INVOICES, page.url()).href)
    await page.getByText('Loading invoices... Please wait!').waitFor()
    await picture(page, 'own_invoices_loading')
    end('abort')
    await page.getByText('Could not load the invoices. Please try again.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'own_invoices_failed')
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('link', { name: first!.number }).waitFor()
  })

  test('are promised to who is billed, and to nobody else', async ({ visitAs, assert }) => {
    await acmeOnCredit()
    const page = await visitAs(INVOICES, OWNER)
    await page.getByText('No invoices yet').waitFor()
    await page.getByText(/^Your first invoice comes after \d+ \w+ \d{4}/).waitFor()
    await entry(page).waitFor()
    await assertCleanAtBothWidths(page, assert, 'own_invoices_first')
    await billingRuns.set(false, { by: null })
    await page.reload()
    await page.getByText('Invoices are for businesses that pay on credit.').waitFor()
    await hydrated(page)
    assert.equal(await entry(page).count(), 0)
    await assertCleanAtBothWidths(page, assert, 'own_invoices_none')
  })
})
