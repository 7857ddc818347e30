import { test } from '@japa/runner'
import type { Page } from 'playwright'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import Withdrawal from '#wallet/payouts/models/withdrawal'
import { withdrawalFeeKobo } from '#wallet/balances/wallet_settings'
import type PayoutAccount from '#wallet/payouts/models/payout_account'
import { createWithdrawal, loadWithdrawalTerms } from '#wallet/payouts/create_withdrawal'
import { processWithdrawal } from '#wallet/payouts/process_withdrawal'
import { findCaller, readSentCode, linkPayoutAccount, setCash } from '#tests/support/money/payouts'
import {
  assertClean,
  assertCleanEverywhere,
  LARGE,
  takeScreenshot,
} from '#tests/browser/page_checks'

const MEMBER = 'member@sendam.test'

async function makeWithdrawals({ id: creditAccountId }: PayoutAccount, amounts: number[]) {
  const [caller, terms] = [await findCaller(MEMBER), await loadWithdrawalTerms()]
  for (const amount of amounts) {
    await db.transaction((trx) => createWithdrawal(trx, caller, { amount, creditAccountId }, terms))
  }
}

function readAmounts(page: Page) {
  return page
    .getByRole('table', { name: 'Withdrawals' })
    .getByText(/^₦\d00\.00$/)
    .allInnerTexts()
}

test.group('Withdrawal pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.timeout(240_000)
  group.each.setup(async () => {
    await seedDemoWallets()
  })

  test('a person links an account with a code, withdraws, and sees the money arrive', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/base/wallet/withdraw')
    await page.getByText('No bank account is linked yet.').waitFor()
    await assertCleanEverywhere(page, assert, 'withdraw_no_account')
    await page.setViewportSize(LARGE)
    await page.getByRole('link', { name: 'Link a bank account' }).click()

    await page.getByRole('combobox', { name: 'Bank' }).fill('Acc')
    await page.getByRole('option', { name: 'Access Bank' }).click()
    await page.getByRole('textbox', { name: 'Account Number' }).fill('069 000 0031')
    await page.getByRole('listbox').waitFor({ state: 'hidden' })
    await assertCleanEverywhere(page, assert, 'link_account')
    await page.setViewportSize(LARGE)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Is this your account?').waitFor()
    await assertClean(page, assert)
    await takeScreenshot(page, 'link_name')
    await page.getByRole('button', { name: 'Yes, send me a code' }).click()

    await page.getByRole('textbox', { name: 'Code' }).fill('12')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('"Code" must have 6 digits').waitFor()
    await assertCleanEverywhere(page, assert, 'link_code')
    await page.setViewportSize(LARGE)
    await page.getByRole('textbox', { name: 'Code' }).fill(await readSentCode(MEMBER))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('Access Bank ****0031 is linked to your wallet.').waitFor()
    await page.getByRole('cell', { name: '0690000031', exact: true }).waitFor()
    await assertClean(page, assert)

    await page.getByRole('link', { name: 'Withdraw', exact: true }).first().click()
    await page.getByRole('heading', { name: 'Where to?' }).waitFor()
    await page.getByRole('cell', { name: '0690000031', exact: true }).click()
    await page.getByText('You can withdraw up to ₦749,950.00. The fee is ₦50.00.').waitFor()
    await page.getByRole('textbox', { name: 'Amount' }).fill('99.99')
    await page.getByText('"Amount" must be at least 100').waitFor()
    await page.getByRole('textbox', { name: 'Amount' }).fill('750,000')
    await page.getByText('You can withdraw at most ₦749,950.00, after the fee of ₦50.00.').waitFor()
    await assertCleanEverywhere(page, assert, 'withdraw_amount')
    await page.setViewportSize(LARGE)
    await page.getByRole('textbox', { name: 'Amount' }).fill('2,000.50')
    await page.keyboard.press('Enter')

    await page.getByText('Confirm Withdrawal').waitFor()
    await page.getByText('₦2,050.50').waitFor()
    await assertCleanEverywhere(page, assert, 'withdraw_confirm')
    await page.setViewportSize(LARGE)
    await page.getByRole('button', { name: 'Back' }).click()
    assert.equal(await page.getByRole('textbox', { name: 'Amount' }).inputValue(), '2,000.50')
    await page.getByRole('button', { name: 'Continue' }).click()
    await withdrawalFeeKobo.set(75_50, { by: null })
    await page.getByRole('button', { name: 'Withdraw ₦2,000.50' }).click()
    await page.getByText('The fee is now ₦75.50.').waitFor()
    await page.getByText('₦2,076.00').waitFor()
    await assertCleanEverywhere(page, assert, 'withdraw_fee_changed')
    await page.setViewportSize(LARGE)
    await page.getByRole('button', { name: 'Withdraw ₦2,000.50' }).dblclick()

    await page.getByText('Wallet balance: ₦747,924.00').waitFor()
    await page.getByRole('cell', { name: 'On its way' }).waitFor()
    const [withdrawal, ...more] = await Withdrawal.query().where('status', 'pending')
    assert.lengthOf(more, 0)
    await processWithdrawal(withdrawal!.id)
    await page.getByRole('cell', { name: 'Paid out' }).waitFor()
    await assertCleanEverywhere(page, assert, 'withdraw_done')
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('the URL keeps the page and order of both tables separately', async ({
    visitAs,
    assert,
  }) => {
    for (let last = 40; last < 67; last++) await linkPayoutAccount(MEMBER, `06900000${last}`)
    await makeWithdrawals(await linkPayoutAccount(), [300, 200, 400])
    const page = await visitAs('/base/wallet/withdraw?accountsPage=2&sort=-amount')
    const accounts = page.getByRole('navigation', { name: 'Pages of Linked Accounts' })
    await accounts.getByText('26 to 28 of 28').waitFor()
    assert.deepEqual(await accounts.getByLabel('Rows').locator('option').allTextContents(), [
      '10',
      '25',
      '50',
      '100',
    ])
    await accounts.getByLabel('Rows').selectOption('10')
    await page.waitForURL(/sort=-amount&accountsPerPage=10/)
    assert.deepEqual(await readAmounts(page), ['₦400.00', '₦300.00', '₦200.00'])
    await accounts.getByRole('button', { name: 'Next page' }).click()
    await accounts.getByText('11 to 20 of 28').waitFor()
    await page.getByRole('button', { name: 'Amount' }).click()
    await page.waitForURL(({ searchParams }) => !searchParams.has('sort'))
    assert.include(page.url(), 'accountsPage=2')
    assert.deepEqual(await readAmounts(page), ['₦400.00', '₦200.00', '₦300.00'])
    await page.reload()
    await accounts.getByText('11 to 20 of 28').waitFor()
  })

  test('an account is unlinked by keyboard', async ({ visitAs }) => {
    await linkPayoutAccount()
    const page = await visitAs('/base/wallet/accounts')
    await page.getByRole('button', { name: 'Unlink Access Bank 0690000031' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Unlink', exact: true }).click()
    await page.getByText('Access Bank ****0031 is no longer linked.').waitFor()
    await page.getByRole('table', { name: 'Linked Accounts' }).waitFor({ state: 'detached' })
  })

  test('an empty wallet says that there is nothing to withdraw', async ({ visitAs, assert }) => {
    await linkPayoutAccount('other@sendam.test')
    await setCash('other@sendam.test', 0)
    const page = await visitAs('/base/wallet/withdraw', 'other@sendam.test')
    await page
      .getByText('You do not have any funds to withdraw. Your wallet balance is 0.')
      .waitFor()
    assert.equal(await page.getByRole('button', { name: /^Withdraw/ }).count(), 0)
  })
})
