import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { assertCleanAtBothWidths } from '#tests/browser/page_checks'

test.group('Test data', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is switched on by keyboard, marked on every page, and left again', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/base/home')
    const band = page.getByRole('region', { name: 'Test data' })
    await page.getByRole('button', { name: 'Use test data' }).focus()
    await page.keyboard.press('Space')
    await band.getByText('Test data: nothing here is real.').waitFor()
    await page.getByRole('link', { name: '₦1,000,000.00' }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Use test data' }).count(), 0)
    assert.equal(await page.getByRole('link', { name: 'Fund Wallet' }).count(), 0)
    await assertCleanAtBothWidths(page, assert, 'test_home')

    await page.goto(new URL('/base/wallet/balance', page.url()).href)
    await band.waitFor()
    await page.getByRole('button', { name: 'Top up test money' }).click()
    await page.getByText('Your test wallet already has ₦1,000,000.00.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'test_wallet')

    await page.goto(new URL('/base/wallet/fund', page.url()).href)
    await page.getByText('This only works with live data. Switch to live data first.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'test_refused')

    await band.getByRole('button', { name: 'Back to live data' }).click()
    await band.waitFor({ state: 'detached' })
    await page.assertPath('/base/home')
  })
})
