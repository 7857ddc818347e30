import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import { billingRuns } from '#shipping/invoicing/invoicing_settings'
import { holdMatchingRequests, matchDeferredProp } from '#tests/browser/held_requests'
import {
  assertCleanAtBothWidths,
  waitForHydration,
  takeScreenshot,
  openFromMenu,
} from '#tests/browser/page_checks'
import {
  giveAcmeCredit,
  makeOverdue,
  OWNER,
  createTwoOpenInvoices,
} from '#tests/support/money/billing'

const INVOICES = '/base/wallet/invoices'

const findMenuEntry = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Invoices', exact: true })

test.group('Invoices of a business', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.timeout(120_000)

  test('are listed, filtered by overdue, opened and downloaded', async ({ visitAs, assert }) => {
    const [first, second] = await createTwoOpenInvoices()
    await makeOverdue(first!, 3)
    const page = await visitAs('/base/home', OWNER)
    await openFromMenu(page, 'Wallet', 'Invoices')
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

  test('say that they are loading, and that they could not be loaded', async ({
    visitAs,
    assert,
  }) => {
    const [first] = await createTwoOpenInvoices()
    const page = await visitAs('/base/home', OWNER)
    const end = await holdMatchingRequests(page, matchDeferredProp('invoices'))
    await page.goto(new URL(INVOICES, page.url()).href)
    await page.getByText('Loading invoices... Please wait!').waitFor()
    await takeScreenshot(page, 'own_invoices_loading')
    end('abort')
    await page.getByText('Could not load the invoices. Please try again.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'own_invoices_failed')
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('link', { name: first!.number }).waitFor()
  })

  test('are announced only to businesses that pay on credit', async ({ visitAs, assert }) => {
    const wallet = await giveAcmeCredit()
    const page = await visitAs(INVOICES, OWNER)
    await page.getByText('No invoices yet').waitFor()
    await page.getByText(/^Your first invoice comes after \d+ \w+ \d{4}/).waitFor()
    await findMenuEntry(page).waitFor()
    await assertCleanAtBothWidths(page, assert, 'own_invoices_first')
    await billingRuns.set(false, { by: null })
    await page.reload()
    await page
      .getByText('Your business has ₦1,000,000.00 of credit, and is not invoiced for it.')
      .waitFor()
    assert.equal(await page.getByText('Invoices are for businesses').count(), 0)
    await wallet.setCreditLimit(0)
    await page.reload()
    await page.getByText('Invoices are for businesses that pay on credit.').waitFor()
    await waitForHydration(page)
    assert.equal(await findMenuEntry(page).count(), 0)
    await assertCleanAtBothWidths(page, assert, 'own_invoices_none')
  })
})
