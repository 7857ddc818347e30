import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEMO_PASSWORD } from '#identity/demo'
import User from '#identity/accounts/models/user'
import {
  staffNeedSecondFactor,
  withdrawalsNeedSecondFactorKobo,
} from '#identity/second_factor/second_factor_settings'
import { seedDemoWallets } from '#wallet/demo_wallets'
import {
  assertCleanAtBothWidths,
  assertCleanEverywhere,
  fillInSignIn,
} from '#tests/browser/page_checks'
import { linkPayoutAccount } from '#tests/support/money/payouts'
import { addressOfServer } from '#tests/support/api_client'
import { codeFor, givenApp } from '#tests/functional/identity/second_factor/factors'

const ADMIN = 'admin@sendam.test'
const MEMBER = 'member@sendam.test'

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Send a parcel from Nigeria' }).waitFor()
}

async function askToWithdraw(page: Page) {
  await page.getByRole('button', { name: /^Withdraw to Access Bank/ }).click()
  await page.getByLabel(/^Amount/).fill('1000')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Withdraw ₦1,000.00' }).click()
}

test.group('Second step', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('staff set up an authenticator app before the console opens, and sign in with it', async ({
    visit,
    assert,
  }) => {
    await staffNeedSecondFactor.set(true, { by: null })
    const page = await visit('/base/users')
    await fillInSignIn(page, ADMIN)
    await page.getByText('Set up a second step to continue').waitFor()
    await assertCleanEverywhere(page, assert, 'security_needed')

    await page.getByRole('button', { name: 'Add an authenticator app' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Your password/).fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    const secret = await dialog.locator('code').innerText()
    await assertCleanAtBothWidths(page, assert, 'security_app')
    await dialog.getByLabel(/^Code/).fill(codeFor(secret, -1))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor()
    assert.equal(await page.getByRole('dialog').getByRole('listitem').count(), 10)
    await assertCleanAtBothWidths(page, assert, 'security_codes')
    await page.getByRole('button', { name: 'I have saved them' }).click()
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Users' }).waitFor()

    await signOut(page)
    await page.goto(`${addressOfServer()}/signin`)
    await fillInSignIn(page, ADMIN)
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
    await assertCleanAtBothWidths(page, assert, 'second_step')
    await page.getByLabel(/^Code/).fill('000000')
    await page.keyboard.press('Enter')
    await page.getByText('This code is not correct').waitFor()
    await page.getByLabel(/^Code/).fill(codeFor(secret))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/(base|admin)\/home$/)
  })

  test('a withdrawal waits for the code and then continues', async ({ visitAs, assert }) => {
    await seedDemoWallets()
    await linkPayoutAccount(MEMBER)
    const page = await visitAs('/base/wallet/withdraw')
    const secret = await givenApp(await User.findByOrFail('email', MEMBER))
    await withdrawalsNeedSecondFactorKobo.set(0, { by: null })
    await askToWithdraw(page)
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
    await assertCleanAtBothWidths(page, assert, 'second_step_withdrawal')
    await page.keyboard.press('Escape')
    await page.getByText('Please confirm that it is you with your second step.').waitFor()
    await page.getByRole('button', { name: 'Withdraw ₦1,000.00' }).click()
    await page.getByLabel(/^Code/).fill(codeFor(secret))
    await page.keyboard.press('Enter')
    await page.getByText(/₦1,000.00 is on its way/).waitFor()
  })
})
