import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { PHONE } from '#tests/browser/page_checks'
import { addressOfServer } from '#tests/support/api_client'
import { smallTariff } from '#tests/support/tariff'

test.group('Developer site in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('shows its contents and every code language on a phone without scripts', async ({
    browser,
  }) => {
    // Needs a browser: without scripts, the style sheet shows and hides parts of the page.
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
    const page = await context.newPage()
    await page.goto(`${addressOfServer()}/developers`)
    await page.locator('summary', { hasText: 'Contents of the API docs' }).click()
    await page
      .getByRole('navigation', { name: 'API docs' })
      .getByRole('link', { name: 'Webhooks' })
      .click()
    await page.waitForURL('**/developers/webhooks')
    const receiver = page.locator('figure', { hasText: 'Receive and verify' })
    await receiver.getByText('PHP', { exact: true }).click()
    await receiver.getByText('composer require').waitFor()
    await context.close()
  })
})
