import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEMO_PASSWORD } from '#identity/demo'
import { assertClean, assertCleanEverywhere, takeScreenshot } from '#tests/browser/page_checks'

test.group('Sign-in page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('returns to the requested page after sign-in, and signing out leads home', async ({
    visit,
    assert,
  }) => {
    const page = await visit('/base/wallet/balance')
    await page.getByRole('heading', { name: 'Sign In' }).waitFor()
    await assertCleanEverywhere(page, assert, 'sign_in')

    await page.getByLabel('E-mail').fill('member@sendam.test')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Wrong#2026')
    await page.keyboard.press('Enter')
    const alert = page.getByRole('alert')
    await alert.getByText('The username or password is not correct.').waitFor()
    await takeScreenshot(page, 'sign_in_refused')
    await assertClean(page, assert)

    await page.getByLabel(/^Password/).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('heading', { name: 'My Wallet' }).waitFor()
    await page.assertPath('/base/wallet/balance')

    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Send a parcel from Nigeria' }).waitFor()
    await page.assertPath('/')
  })

  test('names each missing field, and focuses the first', async ({ visit, assert }) => {
    const page = await visit('/signin')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByText('"Password" should not be empty').waitFor()
    await page.locator('[name=username]:focus').waitFor()
    await takeScreenshot(page, 'sign_in_missing')
    await assertClean(page, assert)
    await page.getByLabel('E-mail').fill('member@sendam.test')
    await page.getByText('"E-mail" should not be empty').waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'password')
  })

  test('can show the password', async ({ visit, assert }) => {
    const page = await visit('/signin')
    const password = page.getByLabel(/^Password/)
    await password.fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Show password' }).click()
    assert.equal(await password.getAttribute('type'), 'text')
    assert.equal(await password.inputValue(), DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Hide password' }).click()
    assert.equal(await password.getAttribute('type'), 'password')
  })

  test('says how long to wait after ten failed attempts', async ({ visit, assert }) => {
    const page = await visit('/signin')
    await page.getByLabel('E-mail').fill('franchise@sendam.test')
    await page.getByLabel(/^Password/).fill('Wrong#2026')
    const button = page.getByRole('button', { name: 'Sign In' })
    const alert = page.getByRole('alert')
    for (let tries = 0; tries < 11; tries++) {
      const answer = page.waitForResponse('**/api/v1/login')
      await button.click()
      await answer
    }
    await alert.getByText(/Too many attempts\. Please wait \d+ seconds and try again\./).waitFor()
    await assertClean(page, assert)
  })
})

test.group('A page with expired cookies', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('still signs in', async ({ visit, browserContext }) => {
    const page = await visit('/base/wallet/balance')
    await browserContext.clearCookies()
    await page.getByLabel('E-mail').fill('member@sendam.test')
    await page.getByLabel(/^Password/).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('heading', { name: 'My Wallet' }).waitFor()
  })

  test('keeps what was typed when only the CSRF token is missing', async ({
    visitAs,
    browserContext,
    assert,
  }) => {
    const page = await visitAs('/base/profile/settings')
    await page.getByRole('button', { name: 'Edit full name' }).click()
    await page.getByLabel('Full Name').fill('Chidiebere Eze')
    await browserContext.clearCookies({ name: 'XSRF-TOKEN' })
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads++
    })
    await page.getByRole('button', { name: 'Update Full Name' }).click()
    await page.getByRole('button', { name: 'Edit full name' }).waitFor()
    await page.getByText('Chidiebere Eze').first().waitFor()
    assert.equal(loads, 0)
  })
})
