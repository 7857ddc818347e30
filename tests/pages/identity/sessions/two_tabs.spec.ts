import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import AccessToken from '#identity/sessions/access_token'
import Membership from '#identity/organizations/models/membership'
import User from '#identity/accounts/models/user'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { assertCleanEverywhere, LARGE, openFromMenu } from '#tests/browser/page_checks'

test.group('Two tabs with different organizations', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoWallets())

  test('funding started for one wallet never pays into the other', async ({
    visitAs,
    browserContext,
    assert,
  }) => {
    const user = await User.findByOrFail('email', 'member@sendam.test')
    await Membership.create({ userId: user.id, organizationId: 3, role: 'member' })
    const page = await visitAs('/base/wallet/fund')
    await page.setViewportSize(LARGE)
    await page.getByRole('button', { name: 'Pay by card' }).click()
    await page.getByLabel('Credit Amount').fill('5000')

    const other = await browserContext.newPage()
    await other.setViewportSize(LARGE)
    await other.goto(page.url())
    await other.getByRole('button', { name: 'Organization Retail customers' }).click()
    await other.getByRole('option', { name: 'ACME Foods' }).click()
    await other.getByText('You are now working for ACME Foods.').waitFor()

    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText(/^You opened this page for Retail customers/).waitFor()
    // The address stores the progress.
    await page.reload()
    await page.getByLabel('Credit Amount').fill('5000')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Confirm your payment' }).waitFor()
    await page.getByRole('definition').getByText('ACME Foods').waitFor()
    await assertCleanEverywhere(page, assert, 'fund_confirm')
  })
})

test.group('A session that ends during a booking', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is explained at sign-in, and the booking is kept', async ({ visitAs, assert }) => {
    const user = await User.findByOrFail('email', 'member@sendam.test')
    const page = await visitAs('/base/shipment/book')
    await page.setViewportSize(LARGE)
    await page.getByLabel('Full Name').first().fill('Ada Obi')
    await AccessToken.revokeAllOf(user.id)
    await openFromMenu(page, 'Shipments')
    await page.getByText('Your session has ended').waitFor()
    await page.getByText('The booking you started is saved in this browser.').waitFor()
    await assertCleanEverywhere(page, assert, 'session_ended')
  })
})
