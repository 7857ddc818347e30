import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { isBvnRequired } from '#wallet/balances/wallet_settings'
import BvnReview from '#wallet/payouts/models/bvn_review'
import { recordUnmatchedWebhook } from '#wallet/providers/unmatched_webhooks/resolve_unmatched_webhook'
import { makeShipment } from '#tests/support/shipment_rows'
import { assertCleanAtBothWidths } from '#tests/browser/page_checks'

const MEMBER = 'member@sendam.test'

async function makeBvnReview() {
  const { id: userId, fullName: accountName } = await User.findByOrFail('email', MEMBER)
  return BvnReview.create({ userId, accountName, bankName: 'UMEH NGOZI', bvnHash: 'x' })
}

test.group('Tasks of staff on the console home', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test("staff compare and reject a BVN registered to another name, in the list or on the person's page", async ({
    visitAs,
    assert,
  }) => {
    const review = await makeBvnReview()
    const page = await visitAs('/admin/home', 'admin@sendam.test')
    await page.getByText('The bank says UMEH NGOZI.').waitFor()
    await page.getByRole('button', { name: 'Accept the BVN of Chidi Eze' }).waitFor()
    await assertCleanAtBothWidths(page, assert, 'bvn_list')
    await page.getByRole('link', { name: 'BVN of Chidi Eze' }).click()
    await page.getByRole('heading', { level: 1, name: 'Chidi' }).waitFor()
    await page.getByText('BVNs in another name').waitFor()
    await assertCleanAtBothWidths(page, assert, 'bvn_person')
    await page.getByRole('button', { name: 'Reject the BVN of Chidi Eze' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reject the BVN of Chidi Eze' })
    await dialog.getByText('The account says Chidi Eze, the bank says UMEH NGOZI.').waitFor()
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await dialog.getByText('"Reason" must have at least 2 characters').waitFor()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two people')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await page.getByText('The BVN of Chidi Eze is rejected.').waitFor()
    await page.getByText('BVNs in another name').waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'Profile' }).click()
    await page.getByText('Rejected: Two people').waitFor()
    await review.refresh()
    assert.isFalse(review.accepted)
  })

  test('the owner of a BVN registered to another name reads that staff are checking it', async ({
    visitAs,
    assert,
  }) => {
    await isBvnRequired.set(true, { by: null })
    await makeBvnReview()
    const page = await visitAs('/base/wallet/accounts', MEMBER)
    await page.getByText('Our staff are checking your BVN').waitFor()
    assert.equal(await page.getByText('Ngozi').count(), 0)
    await assertCleanAtBothWidths(page, assert, 'bvn_waits')
  })

  test('staff retry all parcels of one cause, take one on and write a note on it', async ({
    visitAs,
    assert,
  }) => {
    const makeRefused = (hours: number) =>
      makeShipment({
        status: 'PENDING_ISSUE',
        courierCode: 'UPS',
        since: DateTime.now().minus({ hours }),
      })
    const [first] = [await makeRefused(2), await makeRefused(1)]
    const cause = 'UPS: The courier asks for a postal code.'
    const page = await visitAs('/admin/home', 'admin@sendam.test')
    await page.getByRole('heading', { name: '2 things need you' }).waitFor()
    await page.getByRole('button', { name: `Show ${cause}` }).click()
    await assertCleanAtBothWidths(page, assert, 'inbox_group')
    const choose = async (item: string) => {
      await page.getByRole('button', { name: `Actions for ${first.trackingNumber}` }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await choose('Assign to me')
    await page.getByText('It is assigned to you.').waitFor()
    await page.getByText('Yours', { exact: true }).waitFor()
    await choose('Write a note')
    const dialog = page.getByRole('dialog', { name: `Note on ${first.trackingNumber}` })
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Rang the sender')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Yours: Rang the sender').waitFor()
    await page.getByRole('button', { name: /^Mine/ }).click()
    await page.getByRole('link', { name: `Correct Address ${first.trackingNumber}` }).waitFor()
    await page.getByRole('button', { name: 'All', exact: true }).click()
    await page.getByRole('button', { name: `Retry all 2 ${cause}` }).click()
    await page.getByText('2 done').waitFor()
    await page.getByText('Nothing needs you').waitFor()
  })

  test('staff settle a waybill that the courier does not cancel', async ({ visitAs, assert }) => {
    const { id } = await makeShipment({ status: 'VOIDED' })
    const problem = 'This waybill has been scanned already.'
    const waybill = { shipment_id: id, waybill_number: '1234567890', problem }
    await db.table('waybill_returns').insert(waybill)
    const page = await visitAs('/admin/home', 'admin@sendam.test')
    await page.getByText(problem).waitFor()
    await assertCleanAtBothWidths(page, assert, 'waybill_list')
    await page.getByRole('button', { name: 'Settle 1234567890' }).click()
    const dialog = page.getByRole('dialog', { name: 'Settle waybill 1234567890' })
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('They struck it off the bill')
    await dialog.getByRole('button', { name: 'Settle' }).click()
    await page.getByText('Waybill 1234567890 is settled with the courier.').waitFor()
    await page.getByText(problem).waitFor({ state: 'detached' })
  })

  test('staff resolve a transfer at a payment provider that is not in our records', async ({
    visitAs,
    assert,
  }) => {
    await recordUnmatchedWebhook('paystack', 'transfer', 'wd-by-hand')
    await recordUnmatchedWebhook('paystack', 'transfer', 'wd-by-hand')
    const page = await visitAs('/admin/home', 'admin@sendam.test')
    const notice = page.getByText('Paystack told us about a transfer that is not in our records.')
    await notice.waitFor()
    await page.getByText('wd-by-hand, reported 2 times').waitFor()
    await assertCleanAtBothWidths(page, assert, 'stray_note_list')
    await page.getByRole('button', { name: 'Resolve wd-by-hand' }).click()
    const dialog = page.getByRole('dialog', { name: 'Resolve wd-by-hand' })
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('Sent by hand for the fuel')
    await dialog.getByRole('button', { name: 'Resolve' }).click()
    await page.getByText('wd-by-hand is resolved.').waitFor()
    await notice.waitFor({ state: 'detached' })
  })

  test('the inbox says that it failed to load, and can be retried', async ({ visitAs, assert }) => {
    await makeBvnReview()
    const page = await visitAs('/base/home', 'admin@sendam.test')
    await page.route('**/admin/home', (route) => {
      const isPart = 'x-inertia-partial-component' in route.request().headers()
      return isPart ? route.abort() : route.continue()
    })
    await page.goto(new URL('/admin/home', page.url()).href)
    const inbox = page.getByRole('alert').filter({ hasText: 'Could not load what needs you.' })
    await inbox.waitFor()
    await assertCleanAtBothWidths(page, assert, 'console_not_loaded')
    await page.unroute('**/admin/home')
    await inbox.getByRole('button').click()
    await page.getByText('The bank says UMEH NGOZI.').waitFor()
    await inbox.waitFor({ state: 'detached' })
  })

  test("a person's wallets that fail to load can be retried", async ({ visitAs, assert }) => {
    const { id } = await User.findByOrFail('email', MEMBER)
    const page = await visitAs('/base/home', 'admin@sendam.test')
    await page.route(/base\/users\//, (route) => {
      const parts = route.request().headers()['x-inertia-partial-data'] ?? ''
      return parts.split(',').includes('wallets') ? route.abort() : route.continue()
    })
    await page.goto(new URL(`/base/users/${id}`, page.url()).href)
    const failure = page
      .getByRole('tabpanel')
      .getByRole('alert')
      .filter({ hasText: 'Could not load the wallets. Please try again.' })
    await failure.waitFor()
    await assertCleanAtBothWidths(page, assert, 'wallets_not_loaded')
    await page.unroute(/base\/users\//)
    await failure.getByRole('button').click()
    await page.getByRole('heading', { name: 'Personal wallet of Chidi Eze' }).waitFor()
  })
})
