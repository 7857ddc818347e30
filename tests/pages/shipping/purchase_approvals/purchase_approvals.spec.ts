import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import Membership from '#identity/organizations/models/membership'
import type { TeamRole } from '#identity/teams/rules/team_rights'
import Wallet from '#wallet/balances/wallet'
import { openAsUser } from '#tests/browser/page_url'
import {
  assertClean,
  assertCleanAtBothWidths,
  assertCleanEverywhere,
  LARGE,
  takeScreenshot,
} from '#tests/browser/page_checks'
import { putMoney } from '#tests/support/money/wallet_rows'
import { makeShipment } from '#tests/support/shipment_rows'

const ACME = 3
const OWNER = 'owner@acme.test'
const CHIDI = 'member@sendam.test'

/** Makes Chidi a member of ACME only. */
async function joinAcmeAs(role: TeamRole) {
  const chidi = await User.findByOrFail('email', CHIDI)
  await Membership.query().where('userId', chidi.id).delete()
  await Membership.create({ userId: chidi.id, organizationId: ACME, role })
}

async function makeUnpaidShipment() {
  const shipment = await makeShipment({
    status: 'AWAITING_PAYMENT_CONFIRMATION',
    shippingNaira: 45_000,
    owner: CHIDI,
  })
  return shipment.merge({ organizationId: ACME }).save()
}

test.group('Purchase approvals of a business', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await putMoney(await Wallet.ownedBy(ACME, null), { kobo: 100_000_00 })
  })

  test('an owner sets limits, a member asks, the owner pays, and the activity log shows it', async ({
    visitAs,
    assert,
  }) => {
    await joinAcmeAs('payer')
    const { id } = await makeUnpaidShipment()
    const owner = await visitAs('/base/members', OWNER)
    await owner.getByRole('button', { name: 'Actions for row 2' }).click()
    await owner.getByRole('menuitem', { name: 'Set limits' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Limits of Chidi Eze' })
    await dialog.getByLabel('Most they may spend in a month').fill('-5')
    await dialog.getByRole('button', { name: 'Save Limits' }).click()
    await dialog.getByText('"Amount" must be at least 0').waitFor()
    await dialog.getByLabel('Most they may spend in a month').fill('200,000')
    await assertClean(owner, assert)
    await takeScreenshot(owner, 'team_limits')
    await dialog.getByRole('button', { name: 'Save Limits' }).click()
    await owner.getByText('₦0.00 of ₦200,000.00 this month').waitFor()
    await owner.getByLabel('Bookings above this amount need an owner’s approval').fill('40000')
    await owner.getByRole('button', { name: 'Save Rule' }).click()
    await owner.getByText('Bookings above ₦40,000.00 need an owner’s approval').waitFor()
    await assertCleanEverywhere(owner, assert, 'team_people')
    await owner.setViewportSize(LARGE)

    const chidi = await openAsUser(owner, CHIDI)
    await chidi.goto(new URL(`/base/shipment/history/${id}/complete`, owner.url()).href)
    await chidi.getByText('Bookings above ₦40,000.00 need an owner’s approval.').waitFor()
    await chidi.getByText('You have spent ₦0.00 of ₦200,000.00 this month.').waitFor()
    assert.equal(await chidi.getByRole('button', { name: /^Pay / }).count(), 0)
    await chidi.getByLabel('Note to the owner').fill('For the fair in London')
    await assertCleanAtBothWidths(chidi, assert, 'team_ask')
    await chidi.getByRole('button', { name: 'Ask an owner to pay ₦45,000.00' }).click()
    await chidi.getByText('Waiting for approval. We will e-mail you').waitFor()

    await owner.goto(new URL('/base/home', owner.url()).href)
    await owner.getByText('A booking is waiting for your approval').waitFor()
    await owner.getByRole('link', { name: 'See what to approve' }).click()
    await owner.getByText('“For the fair in London”').waitFor()
    await assertCleanEverywhere(owner, assert, 'team_approvals')
    await owner.setViewportSize(LARGE)
    await owner.getByRole('button', { name: 'Approve', exact: true }).click()
    await owner.getByRole('button', { name: 'Approve and pay ₦45,000.00' }).click()
    await owner.getByText(/Approved and paid\. The tracking number is \d+\./).waitFor()
    await owner.getByText('Nothing is waiting for approval').waitFor()

    await owner.getByRole('link', { name: 'Activity' }).click()
    await owner.getByText(/Approved the payment of Shipment/).waitFor()
    await owner.getByLabel('Person').selectOption('Chidi Eze')
    await owner.waitForURL(/person=/)
    await owner.getByText(/Approved the payment of Shipment/).waitFor({ state: 'detached' })
    await owner.getByText(/Asked an owner to pay for Shipment/).waitFor()
    await assertCleanAtBothWidths(owner, assert, 'team_activity')
    await chidi.context().close()
  })

  test('a viewer reads that they cannot book, pay or fund', async ({ visitAs, assert }) => {
    await joinAcmeAs('viewer')
    const { id } = await makeUnpaidShipment()
    const sentence = "You can see this business's shipments but not"
    const page = await visitAs('/base/home', CHIDI)
    const at = (path: string) => new URL(path, page.url()).href
    await page.getByText(`${sentence} book. Ask an owner: Amaka Obi.`).waitFor()
    assert.equal(await page.getByRole('link', { name: 'Fund Wallet' }).count(), 0)
    await assertCleanAtBothWidths(page, assert, 'team_viewer_home')
    await page.goto(at('/base/shipment/book'))
    await page.getByText(`${sentence} book.`).waitFor()
    await page.goto(at(`/base/shipment/history/${id}/complete`))
    await page.getByText(`${sentence} pay for them.`).waitFor()
    assert.equal(await page.getByRole('button', { name: /^(Pay|Ask) / }).count(), 0)
    await page.goto(at('/base/wallet/fund'))
    await page.getByText(`${sentence} put money into its wallet.`).waitFor()
    await assertClean(page, assert)
  })
})
