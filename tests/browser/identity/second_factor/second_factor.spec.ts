import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEMO_PASSWORD } from '#identity/demo'
import {
  offersSecondFactor,
  withdrawalsNeedSecondFactorKobo,
} from '#identity/second_factor/second_factor_settings'
import { seedDemoWallets } from '#wallet/demo_wallets'
import {
  assertCleanEverywhere,
  fillInSignIn,
  waitForFocus,
  signIn,
} from '#tests/browser/page_checks'
import { linkPayoutAccount } from '#tests/support/money/payouts'
import { addressOfServer } from '#tests/support/api_client'
import { letFactorsAge } from '#tests/functional/identity/second_factor/factors'
import {
  waitForRecoveryCodes,
  addAuthenticator,
  readDownload,
} from '#tests/browser/identity/second_factor/factor_page'

const MEMBER = 'member@sendam.test'

/** Passkeys need a host name: an IP address cannot have any. */
const NAMED = addressOfServer().replace('127.0.0.1', 'localhost')

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

test.group('Second step in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a new passkey confirms a sign-in and a withdrawal', async ({ visit, assert }) => {
    // Needs a browser: the browser and its device create passkeys.
    await offersSecondFactor.set(true, { by: null })
    await withdrawalsNeedSecondFactorKobo.set(0, { by: null })
    await seedDemoWallets()
    await linkPayoutAccount(MEMBER)
    const page = await visit(`${NAMED}/base/profile/security`)
    await addAuthenticator(page)
    await signIn(page)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Name/).fill('My phone')
    await dialog.getByLabel(/^Your password/).fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await waitForRecoveryCodes(page)
    const codes = await dialog.getByRole('listitem').allInnerTexts()
    assert.include(await readDownload(page, 'Download'), codes.join('\n'))
    await page.getByRole('button', { name: 'I have saved them' }).press('Enter')
    await waitForFocus(page, 'Add a passkey')
    await page.getByRole('button', { name: 'Remove My phone' }).waitFor()
    await assertCleanEverywhere(page, assert, 'security')

    await signOut(page)
    await page.goto(`${NAMED}/signin`)
    await fillInSignIn(page, MEMBER)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByRole('button', { name: 'Account' }).waitFor()

    await letFactorsAge()
    await page.goto(`${NAMED}/base/wallet/withdraw`)
    await askToWithdraw(page)
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByText(/₦1,000.00 is on its way/).waitFor()
  })
})
