import { test } from '@japa/runner'
import AxeBuilder from '@axe-core/playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEMO_PASSWORD, seedDemoAccounts } from '#identity/demo'

test.group('Signing in with a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoAccounts())

  test('a stranger asks for the dashboard, signs in, lands there and signs out', async ({
    visit,
    assert,
  }) => {
    const page = await visit('/base/home')
    await page.getByRole('heading', { name: 'Sign In' }).waitFor()
    const axe = await new AxeBuilder({ page }).analyze()
    assert.deepEqual(axe.violations, [])

    await page.getByLabel('E-mail').fill('member@sendam.test')
    await page.getByLabel('Password').fill('Wrong#2026')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('alert').waitFor()
    await page.assertTextContains('[role=alert]', 'The username or password is not correct.')

    await page.getByLabel('Password').fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('heading', { name: 'Welcome to Sendam' }).waitFor()
    await page.assertPath('/base/home')
    await page.assertTextContains('main', 'Chidi Eze')

    await page.getByRole('link', { name: 'Wallet' }).click()
    await page.getByRole('heading', { name: 'My Wallet' }).waitFor()
    await page.assertTextContains('main', 'Cash Back Balance')
    const walletAxe = await new AxeBuilder({ page }).analyze()
    assert.deepEqual(walletAxe.violations, [])

    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Send a parcel from Nigeria' }).waitFor()
    await page.assertPath('/')
  })
})
