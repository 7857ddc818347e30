import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import {
  LARGE,
  assertClean,
  waitForFocus,
  waitForHydration,
  takeScreenshot,
} from '#tests/browser/page_checks'
import { addressOfServer } from '#tests/support/api_client'
import { smallTariff } from '#tests/support/tariff'

test.group('Landing page price form', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test("works without scripts, as do the page's menus, anchors and frequent questions", async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: LARGE })
    const page = await context.newPage()
    await page.goto(addressOfServer())
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByText('Products').click()
    await main.getByRole('link', { name: 'Branded Tracking' }).click()
    await page.getByRole('heading', { level: 1, name: 'A tracking page' }).waitFor()

    await main.getByRole('link', { name: 'FAQ' }).click()
    await page.waitForURL('**/#faq')
    await page.getByText('How soon is my parcel picked up?').click()
    await page.getByText('Within 24 to 48 hours, on weekdays.').waitFor()

    await page.getByLabel('From Nigeria to').selectOption('United Kingdom')
    await page.getByLabel('Weight (kg)').fill('0.9')
    await page.getByRole('button', { name: 'See prices' }).click()
    await page.getByRole('heading', { name: 'Nigeria to United Kingdom' }).waitFor()
    await context.close()
  })

  test('opens the rates page with scripts', async ({ visit }) => {
    const page = await visit('/')
    await waitForHydration(page)
    await page.getByLabel('From Nigeria to').selectOption('GB')
    await page.getByLabel('Weight (kg)').fill('0.9')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Nigeria to United Kingdom' }).waitFor()
    await page.assertPath('/rates')
  })
})

test.group('Public navigation', () => {
  test('opens its menus by keyboard, one at a time', async ({ visit, assert }) => {
    const page = await visit('/')
    await page.setViewportSize(LARGE)
    await waitForHydration(page)
    const main = page.getByRole('navigation', { name: 'Main' })
    const developers = main.locator('summary', { hasText: 'Developers' })
    const products = main.locator('summary', { hasText: 'Products' })

    await developers.focus()
    await page.keyboard.press('Enter')
    await main.getByText('API for All your shipping needs.').waitFor()
    await main.getByText('Check Rates | Generate Labels | Track Shipments').waitFor()
    await assertClean(page, assert)
    await takeScreenshot(page, 'developers_menu')
    await page.keyboard.press('Escape')
    await main.getByText('API for All your shipping needs.').waitFor({ state: 'hidden' })
    await waitForFocus(page, 'Developers')

    await developers.click()
    await products.click()
    await main.getByText('API docs').waitFor({ state: 'hidden' })
    await main.getByRole('link', { name: 'Branded Tracking' }).waitFor()
    await page.getByRole('heading', { level: 1 }).click()
    await main.getByRole('link', { name: 'Branded Tracking' }).waitFor({ state: 'hidden' })

    await developers.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'API for All' }).waitFor()
    await page.assertPath('/developers')
    await main.getByText('OpenAPI file').waitFor({ state: 'hidden' })
  })
})
