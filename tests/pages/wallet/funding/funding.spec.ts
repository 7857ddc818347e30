import { test } from '@japa/runner'
import type { Page } from 'playwright'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoWallets } from '#wallet/demo'
import { signIn } from '#tests/browser/looking'

const FUND = '/base/wallet/fund'

async function openFunding(page: Page) {
  await signIn(page)
  await page.getByRole('heading', { level: 1, name: 'Fund Wallet' }).waitFor()
}

/** Nobody works off the jobs of a test, so nothing may be left of them either. */
async function forgetJobs() {
  await db.from('queue_jobs').delete()
}

test.group('The address of funding in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoWallets())
  group.each.teardown(() => forgetJobs())

  test('has the amount, which Back and Forward bring again', async ({ visit, browser, assert }) => {
    const page = await visit(FUND)
    await openFunding(page)
    await page.getByRole('button', { name: 'Fund Wallet' }).click()
    await page.getByLabel('Credit Amount').fill('2,500.50')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Confirm your payment' }).waitFor()
    await page.goBack()
    assert.equal(await page.getByLabel('Credit Amount').inputValue(), '2500.5')
    await page.goForward()
    assert.equal(await page.getByLabel('Credit Amount').inputValue(), '2500.5')

    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await other.goto(page.url())
    await signIn(other)
    await other.getByRole('heading', { level: 1, name: 'Fund Wallet' }).waitFor()
    assert.equal(await other.getByLabel('Credit Amount').inputValue(), '2500.5')
    await elsewhere.close()

    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Pay ₦2,500.50 by card' }).waitFor()
  })
})
