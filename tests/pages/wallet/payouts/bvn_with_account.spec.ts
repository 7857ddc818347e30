import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { isBvnRequired } from '#wallet/balances/wallet_settings'
import { assertCleanAtBothWidths } from '#tests/browser/page_checks'
import { selectPaymentProvider, openPaystack } from '#tests/support/money/payment_providers'

test.group('BVN check with a bank account', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('asks for the BVN and the account together, and sends both', async ({
    visitAs,
    assert,
    cleanup,
  }) => {
    await isBvnRequired.set(true, { by: null })
    const fake = await openPaystack(cleanup)
    selectPaymentProvider('paystack', cleanup)
    fake.gives('/bank', [{ code: '058', name: 'Guaranty Trust Bank' }])
    fake.gives('/bank/resolve', { account_name: 'EZE CHIDI' })
    fake.gives('/customer', { customer_code: 'CUS_b' })
    fake.on('/customer/CUS_b/identification', { status: 202, body: { status: true } })
    const page = await visitAs('/base/wallet/accounts')
    await page.getByLabel(/^Account Number/).waitFor()
    await assertCleanAtBothWidths(page, assert, 'bvn_with_account')
    await page.getByLabel(/^BVN/).fill('22200000000')
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByText('"Bank" should not be empty').waitFor()
    await page.getByText('"Account Number" must have 10 digits').waitFor()
    await page.getByRole('combobox', { name: /^Bank/ }).fill('Guaranty')
    await page.getByRole('option', { name: 'Guaranty Trust Bank' }).click()
    await page.getByLabel(/^Account Number/).fill('0001234567')
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByLabel(/Code/).first().waitFor()
    const [request] = fake.asked('POST', '/customer/CUS_b/identification')
    assert.deepInclude(request!.body, { bank_code: '058', account_number: '0001234567' })
  })
})
