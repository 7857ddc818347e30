import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import {
  assertClean,
  assertCleanEverywhere,
  waitForFocus,
  waitForHydration,
  PHONE,
  takeScreenshot,
  signIn,
} from '#tests/browser/page_checks'
import { addressOfServer } from '#tests/support/api_client'

test.group('Public pages in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('have a drawer on a phone without scripts', async ({ browser }) => {
    // Needs a browser: the style sheet shows the menu on a phone.
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
    const page = await context.newPage()
    await page.goto(addressOfServer())
    await page.locator('summary', { hasText: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.locator('summary', { hasText: 'Developers' }).click()
    await takeScreenshot(page, 'public_drawer')
    await menu.getByRole('link', { name: 'API docs' }).click()
    await page.waitForURL('**/developers')
    await page.locator('summary', { hasText: 'Menu' }).click()
    await menu.getByRole('link', { name: 'Sign Up' }).click()
    await page.waitForURL('**/register')
    await context.close()
  })

  test('scroll to a section of the landing page, and open another page at its top', async ({
    visit,
    assert,
  }) => {
    // Needs a browser: it scrolls.
    const page = await visit('/')
    await waitForHydration(page)
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('link', { name: 'FAQ' }).click()
    await page.waitForFunction(() => window.scrollY > 300)
    assert.match(page.url(), /#faq$/)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Track' })
      .click()
    await page.getByRole('heading', { name: 'Track a shipment' }).waitFor()
    await page.waitForFunction(() => window.scrollY === 0)
    await page.waitForFunction(() => document.activeElement?.id === 'content')
    await main.getByRole('link', { name: 'Why Choose Us' }).click()
    await page.getByRole('heading', { name: 'Why Choose Us' }).waitFor()
    await page.waitForFunction(() => window.scrollY > 100)
  })

  test('put their navigation into a menu on a phone, for keyboard and touch', async ({
    visit,
    assert,
  }) => {
    // Needs a browser: the style sheet hides one navigation on a phone, and the keyboard moves through the other.
    const page = await visit('/')
    await page.setViewportSize(PHONE)
    await waitForHydration(page)
    const opener = page.locator('summary', { hasText: 'Menu' })
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await menu.getByRole('link', { name: 'Track' }).waitFor()
    await assertClean(page, assert)
    await page.keyboard.press('Tab')
    await waitForFocus(page, 'Check Rates')
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await waitForFocus(page, 'Menu')
    await page.keyboard.press('Enter')
    await menu.getByRole('link', { name: 'Track' }).click()
    await page.getByRole('heading', { name: 'Track a shipment' }).waitFor()
    await menu.waitFor({ state: 'hidden' })
  })

  test('offer signed-in people the dashboard and Sign out', async ({ visit, assert }) => {
    // Needs a browser: the style sheet moves "Sign out" into the menu on a phone.
    const page = await visit('/signin')
    await signIn(page)
    await page.goto(new URL('/', page.url()).href)
    await waitForHydration(page)
    await assertCleanEverywhere(page, assert, 'landing_signed_in')
    await page.setViewportSize(PHONE)
    await page.getByRole('link', { name: 'Dashboard', exact: true }).waitFor()
    await page.locator('summary', { hasText: 'Menu' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first().waitFor()
  })
})

test.group('Landing page without scripts', () => {
  test('shows its menu, and its tracking form works', async ({ browser, assert }) => {
    // Needs a browser: the style sheet shows the menu on a phone.
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
    const page = await context.newPage()
    await page.goto(addressOfServer())
    await page.locator('summary', { hasText: 'Menu' }).click()
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Check Rates' })
      .waitFor()
    await page.getByLabel('Tracking Number').fill('60012345')
    await page.getByRole('button', { name: 'Track' }).click()
    await page.waitForURL('**/track/60012345')
    assert.include(await page.textContent('main'), 'No tracking information.')
    await context.close()
  })
})
