import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { createHomeCaller } from '#identity/sessions/create_caller'
import User from '#identity/accounts/models/user'
import { openCheckout, createPaymentIntent } from '#wallet/funding/create_payment_intent'
import { verifyCharge } from '#wallet/funding/verify_payment'
import { setCardOutcome } from '#tests/support/money/payments'
import { walletOf } from '#tests/support/money/wallet_rows'
import {
  submitApprovalRequest,
  waitForPendingApproval,
} from '#tests/browser/admin/approvals/approval_screen'
import { assertCleanAtBothWidths, assertCleanEverywhere, LARGE } from '#tests/browser/page_checks'
import { needsTwo } from '#tests/functional/identity/approvals/approval_calls'

const MEMBER = 'member@sendam.test'

/** Creates a card payment whose amount or currency does not match its payment intent. */
async function makeUnmatchedPayment(change: object) {
  const caller = await createHomeCaller(await User.findByOrFail('email', MEMBER))
  const intent = await createPaymentIntent(caller, { amountKobo: 1000_00, purpose: 'fund_wallet' })
  await openCheckout(caller, intent, '/base/wallet/fund')
  const { reference } = intent
  await verifyCharge({
    provider: 'sandbox',
    id: await setCardOutcome(reference, change),
    reference,
  })
  return reference
}

test.group('Unmatched payments', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('staff see who paid and why it did not match, and credit or return it', async ({
    visitAs,
    assert,
  }) => {
    const before = await walletOf(MEMBER)
    const short = await makeUnmatchedPayment({ amountKobo: 900_00 })
    const foreign = await makeUnmatchedPayment({ currency: 'USD' })
    const page = await visitAs('/admin/home', 'admin@sendam.test')
    await page.getByText('₦900.00 by card, requested from Chidi Eze (member@sendam.test)').waitFor()
    await page.getByText('We got ₦900.00, but asked for ₦1,000.00.').waitFor()
    await assertCleanEverywhere(page, assert, 'attention_list')
    await page.setViewportSize(LARGE)

    await page.getByRole('button', { name: `Resolve ${short}` }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Credit it to a wallet').waitFor()
    await dialog.getByRole('button', { name: 'Resolve' }).click()
    await dialog.getByText('"Comment" must have at least 2 characters').waitFor()
    await assertCleanEverywhere(page, assert, 'attention_resolve')
    await page.setViewportSize(LARGE)
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('The bank took a charge')
    await dialog.getByRole('button', { name: 'Resolve' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: `Resolve ${short}` }).waitFor({ state: 'detached' })
    const after = await walletOf(MEMBER)
    const credited = after.account('cash').balanceKobo - before.account('cash').balanceKobo
    assert.equal(credited, 900_00)

    await page.getByRole('button', { name: `Resolve ${foreign}` }).click()
    await dialog.getByText('Wallets hold naira only', { exact: false }).waitFor()
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('Sent back today')
    await dialog.getByRole('button', { name: 'Resolve' }).click()
    await page.getByText('Nothing needs you').waitFor()
  })

  test('a large credit says that a second person has to approve it', async ({
    visitAs,
    assert,
  }) => {
    await needsTwo('payment_credit', 899)
    const short = await makeUnmatchedPayment({ amountKobo: 900_00 })
    const page = await visitAs('/admin/home', 'admin@sendam.test')
    await page.getByRole('button', { name: `Resolve ${short}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('The bank took a charge')
    await dialog.getByText('A second person has to approve this').waitFor()
    await assertCleanAtBothWidths(page, assert, 'attention_asking')
    await dialog.getByRole('switch', { name: 'Credit it to a wallet' }).click()
    await dialog.getByRole('button', { name: 'Resolve' }).waitFor()
    await dialog.getByRole('switch', { name: 'Credit it to a wallet' }).click()
    await submitApprovalRequest(page, dialog, 'She rang twice')
    const title = 'Credit an unmatched payment of ₦900.00 to the personal wallet of Chidi Eze'
    await waitForPendingApproval(page, title)
    await assertCleanAtBothWidths(page, assert, 'attention_waiting')
    const { why } = await db.from('approvals').orderBy('id', 'desc').firstOrFail()
    assert.equal(why, 'She rang twice')
    await page.getByRole('link', { name: title }).click()
    await page.getByRole('link', { name: 'See the payment' }).click()
    await dialog.getByText('Resolve ₦900.00').waitFor()
  })
})
