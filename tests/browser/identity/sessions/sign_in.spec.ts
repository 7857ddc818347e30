import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEMO_PASSWORD } from '#identity/demo'
import { holdRequests, takeScreenshot } from '#tests/browser/page_checks'
import { addressOfServer } from '#tests/support/api_client'

test.group('Sign-in page without scripts or before they load', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('disables Sign In without scripts, so that no password gets into a URL', async ({
    browser,
    assert,
  }) => {
    // Needs a browser: without scripts only the browser acts.
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${addressOfServer()}/signin`)
    await page.getByLabel(/^Password/).fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    assert.isTrue(await page.getByRole('button', { name: 'Sign In' }).isDisabled())
    await takeScreenshot(page, 'sign_in_no_script')
    await page.getByRole('link', { name: 'track a parcel' }).waitFor()
    assert.notInclude(page.url(), 'password')
    await context.close()
  })

  test('keeps what was typed before the scripts loaded', async ({ browserContext }) => {
    // Needs a browser: the page can be used before its scripts arrive.
    const page = await browserContext.newPage()
    const release = await holdRequests(page, '**/assets/app-*.js')
    await page.goto(`${addressOfServer()}/signin`, { waitUntil: 'commit' })
    await page.getByLabel('E-mail').fill('member@sendam.test')
    await page.getByLabel(/^Password/).fill(DEMO_PASSWORD)
    release()
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('heading', { name: 'Welcome to Sendam' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'content')
  })

  test('runs a click made before the scripts loaded exactly once', async ({
    browserContext,
    assert,
  }) => {
    // Needs a browser: the page can be used before its scripts arrive.
    const page = await browserContext.newPage()
    const release = await holdRequests(page, '**/assets/app-*.js')
    await page.goto(`${addressOfServer()}/signin`, { waitUntil: 'commit' })
    const password = page.getByLabel(/^Password/)
    await password.fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Show password' }).click()
    assert.equal(await password.getAttribute('type'), 'password')
    release()
    await page.getByRole('button', { name: 'Hide password' }).click()
    await page.getByRole('button', { name: 'Show password' }).waitFor()
  })
})
