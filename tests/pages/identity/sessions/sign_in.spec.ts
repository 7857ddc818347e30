import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEMO_PASSWORD } from '#identity/demo'
import { assertClean, assertCleanEverywhere, takeScreenshot } from '#tests/browser/page_checks'

test.group('Signing in with a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a stranger asks for a page, signs in, lands there and signs out', async ({
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

  test('what is missing is named by its field, and the first of them has the focus', async ({
    visit,
    assert,
  }) => {
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

  test('the password can be read before it is sent', async ({ visit, assert }) => {
    const page = await visit('/signin')
    const password = page.getByLabel(/^Password/)
    await password.fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Show password' }).click()
    assert.equal(await password.getAttribute('type'), 'text')
    assert.equal(await password.inputValue(), DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Hide password' }).click()
    assert.equal(await password.getAttribute('type'), 'password')
  })

  test('after ten wrong tries it says how long to wait', async ({ visit, assert }) => {
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
    await alert.getByText(/Too many tries\. Please wait \d+ seconds and try again\./).waitFor()
    await assertClean(page, assert)
  })
})

test.group('A page that is left open', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('signs in although its cookies have run out', async ({ visit, browserContext }) => {
    const page = await visit('/base/wallet/balance')
    await browserContext.clearCookies()
    await page.getByLabel('E-mail').fill('member@sendam.test')
    await page.getByLabel(/^Password/).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('heading', { name: 'My Wallet' }).waitFor()
  })

  test('loses nothing that was typed when only its token has run out', async ({
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
