import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import {
  offersSecondFactor,
  withdrawalsNeedSecondFactorKobo,
} from '#identity/second_factor/second_factor_settings'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { assertCleanAtBothWidths, fillInSignIn, waitForFocus } from '#tests/browser/page_checks'
import { linkPayoutAccount } from '#tests/support/money/payouts'
import { codeFor, givenApp } from '#tests/functional/identity/second_factor/factors'
import { waitForRecoveryCodes } from '#tests/browser/identity/second_factor/factor_page'

const MEMBER = 'member@sendam.test'

test.group('Security page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a withdrawal without a second step links to this page', async ({ visitAs, assert }) => {
    await seedDemoWallets()
    await linkPayoutAccount(MEMBER)
    await withdrawalsNeedSecondFactorKobo.set(0, { by: null })
    const page = await visitAs('/base/wallet/withdraw')
    await page.getByRole('button', { name: /^Withdraw to Access Bank/ }).click()
    await page.getByLabel(/^Amount/).fill('1000')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Withdraw ₦1,000.00' }).click()
    await page.getByText('This needs a second step, and you have none yet.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'withdrawal_without_factor')
    await page.getByRole('link', { name: 'Open Security' }).click()
    await page.getByRole('button', { name: 'Add a passkey' }).waitFor()
  })

  test('asks before it replaces recovery codes and before it removes the last factor', async ({
    visit,
    assert,
  }) => {
    await offersSecondFactor.set(true, { by: null })
    const secret = await givenApp(await User.findByOrFail('email', MEMBER))
    const page = await visit('/base/profile/security')
    await fillInSignIn(page, MEMBER)
    await page.getByLabel(/^Code/).fill(codeFor(secret))
    await page.keyboard.press('Enter')
    await page.getByText('None are left.').waitFor()
    await page.getByRole('button', { name: 'New codes' }).press('Enter')
    const confirmation = page.getByRole('dialog', { name: 'Make new recovery codes?' })
    await assertCleanAtBothWidths(page, assert, 'security_new_codes')
    await confirmation.getByRole('button', { name: 'Make new codes' }).press('Enter')
    await waitForRecoveryCodes(page)
    await page.getByRole('button', { name: 'I have saved them' }).press('Enter')
    await waitForFocus(page, 'New codes')
    await page.getByText('10 codes are left.').waitFor()

    await page.getByRole('button', { name: 'Remove Authenticator app' }).press('Enter')
    const removing = page.getByRole('dialog', { name: 'Remove Authenticator app?' })
    await removing.getByText('It is your only one.').waitFor()
    await removing.getByRole('button', { name: 'Remove' }).press('Enter')
    await page.getByText('You have none yet.').waitFor()
  })
})
