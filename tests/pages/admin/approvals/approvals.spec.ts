import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import { needsTwo } from '#tests/functional/identity/approvals/approval_calls'
import {
  approveRequest,
  submitApprovalRequest,
  waitForPendingApproval,
} from '#tests/browser/admin/approvals/approval_screen'
import { openAsUser } from '#tests/browser/page_url'
import { assertCleanEverywhere, LARGE } from '#tests/browser/page_checks'
import { walletOf } from '#tests/support/money/wallet_rows'

test.group('Approval pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a second person sees the request of the first, and approves it', async ({
    visitAs,
    assert,
  }) => {
    await needsTwo('wallet_operation', 1000)
    const { id } = await User.findByOrFail('email', 'member@sendam.test')
    const wallet = await walletOf('member@sendam.test')
    const page = await visitAs(`/base/users/${id}?tab=wallet`, 'admin@sendam.test')
    const dialog = page.getByRole('dialog', { name: 'Confirm Credit' })
    await page.getByLabel('Amount').fill('1000')
    await page.getByLabel('Comment').fill('Paid at the counter')
    await page.getByRole('button', { name: 'Credit' }).click()
    await dialog.getByRole('button', { name: 'Credit Wallet' }).waitFor()
    assert.equal(await dialog.getByText('A second person').count(), 0)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByLabel('Amount').fill('5000')
    await page.getByRole('button', { name: 'Credit' }).click()
    await dialog.getByText('administrators of the approval groups Finance and Management').waitFor()
    await assertCleanEverywhere(page, assert, 'approval_asked')
    await page.setViewportSize(LARGE)
    await submitApprovalRequest(page, dialog, 'The counter was online')
    await waitForPendingApproval(page, 'Credit ₦5,000.00 to the personal wallet of Chidi Eze')
    await assertCleanEverywhere(page, assert, 'approval_waiting')
    await page.setViewportSize(LARGE)

    const entry = page.getByRole('link', { name: /^Approvals/ })
    await entry.first().click()
    await page.getByText('Nothing for you to approve').waitFor()
    await page.getByLabel('Show').selectOption('asked')
    await page.getByRole('link', { name: /^Credit ₦5,000\.00 to the personal wallet/ }).click()
    await page.getByText('The counter was online').waitFor()
    await page.getByRole('button', { name: 'Change the Reason' }).click()
    await page.getByRole('textbox', { name: 'Why' }).fill('The counter was offline')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The counter was offline').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Approve' }).count(), 0)

    const root = await openAsUser(page, 'root@sendam.test')
    await root.getByRole('link', { name: 'Approvals 1 waiting' }).click()
    await root.getByLabel('Show').waitFor()
    await assertCleanEverywhere(root, assert, 'approvals')
    await root.setViewportSize(LARGE)
    await root.getByRole('link', { name: /^Credit ₦5,000\.00/ }).click()
    const row = root.getByRole('row', { name: /Cash balance/ })
    assert.match(await row.innerText(), /Cash balance\s+₦0\.00\s+₦5,000\.00/)
    await root.getByText('The counter was offline').waitFor()
    await assertCleanEverywhere(root, assert, 'approval')
    await root.setViewportSize(LARGE)
    await approveRequest(root, 'Ngozi Okafor')
    const of = { wallet_id: wallet.id, kind: 'cash' }
    const { balance_kobo: kobo } = await db.from('ledger_accounts').where(of).firstOrFail()
    assert.equal(Number(kobo), 5000_00)
    await root.getByRole('link', { name: 'See the wallet' }).click()
    await root.getByRole('heading', { level: 1, name: 'Chidi' }).waitFor()
    assert.equal(await root.getByText('Waiting for approval').count(), 0)
  })
})
