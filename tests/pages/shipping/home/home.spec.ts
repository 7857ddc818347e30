import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import Invitation from '#identity/organizations/models/invitation'
import Membership from '#identity/organizations/models/membership'
import User from '#identity/accounts/models/user'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { makeShipment } from '#tests/support/shipment_rows'
import {
  assertClean,
  assertCleanEverywhere,
  LARGE,
  recordTimers,
  takeScreenshot,
  signIn,
  openFromMenu,
} from '#tests/browser/page_checks'

const CHIDI = 'member@sendam.test'
const ACME = 3

async function makeShipmentsOverMonths(owner = CHIDI) {
  const month = DateTime.now().setZone('Africa/Lagos').startOf('month')
  for (const [months, days, naira] of [
    [0, 1, 42_500],
    [1, 2, 9_000],
    [3, 4, 24_062.5],
  ] as const) {
    for (let day = 0; day < days; day++) {
      const createdAt = month.minus({ months }).plus({ days: day })
      await makeShipment({ owner, createdAt, shippingNaira: naira })
    }
  }
}

test.group('Dashboard', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoWallets())

  test('draws spending and shipments, and shows the same as a table', async ({ visit, assert }) => {
    await makeShipmentsOverMonths()
    await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    const page = await visit('/base/home')
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.message))
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) failures.push(message.text())
    })
    await signIn(page)
    await page.locator('.recharts-bar-rectangle').first().waitFor()
    await page.getByText('₦156,750.00').waitFor()
    await page.getByText('The booking for Grace Miller is not paid for').waitFor()
    await assertCleanEverywhere(page, assert, 'home_charts')
    await page.getByRole('button', { name: 'Show as table' }).click()
    await page.getByRole('row', { name: /₦96,250\.00/ }).waitFor()
    await assertCleanEverywhere(page, assert, 'home_table')
    assert.deepEqual(failures, [])
    await page.getByRole('link', { name: /Referral Program.*Give credit/ }).click()
    await page.getByRole('heading', { name: 'Give ₦1,000 and Get ₦1,000' }).waitFor()
  })

  test('of a new account leads to the first parcel, without anything empty', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/base/home')
    const form = page.getByRole('form', { name: 'Send your first parcel' })
    await page.getByRole('list', { name: 'First steps' }).getByText('Done: ').first().waitFor()
    await page.getByRole('main').getByText('Wallet Balance').waitFor()
    for (const gone of ['Recent Shipments', 'Parcels by status', /in your own brand/]) {
      assert.equal(await page.getByRole('heading', { name: gone }).count(), 0, String(gone))
    }
    await assertCleanEverywhere(page, assert, 'home_new_account')

    await page.getByRole('link', { name: 'Save your sender address' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Address' })
    assert.isTrue(await dialog.getByRole('radio', { name: 'Sender' }).isChecked())

    await page.goto(new URL('/base/home', page.url()).href)
    await form.getByLabel('From Nigeria to').selectOption('Ghana')
    await form.getByLabel('Weight (kg)').fill('2.5')
    await form.getByRole('button', { name: 'See prices' }).click()
    await page.waitForURL(/shipment\/rate\?.*destinationCountry=GH&weight=2\.5/)
    await page.getByRole('heading', { level: 1, name: 'Shipping Rates' }).waitFor()
  })

  test("shows a member's organization, and switches to it", async ({ visitAs, assert }) => {
    const chidi = await User.findByOrFail('email', CHIDI)
    await Membership.create({ userId: chidi.id, organizationId: ACME, role: 'member' })
    await makeShipmentsOverMonths('owner@acme.test')
    const page = await visitAs(`/base/dashboard/${ACME}`)
    await page.getByRole('heading', { name: 'ACME Foods' }).waitFor()
    await page.locator('.recharts-bar-rectangle').first().waitFor()
    await assertCleanEverywhere(page, assert, 'dashboard_acme')
    await page.setViewportSize(LARGE)
    await page.getByRole('button', { name: 'Act for ACME Foods' }).click()
    await page.getByText('You are now working for ACME Foods.').waitFor()
    await page.waitForURL('**/base/home')
  })

  test('of another organization shows the not-found page', async ({ visitAs }) => {
    const page = await visitAs(`/base/dashboard/${ACME}`)
    await page.getByRole('heading', { name: 'Ooooops! Looks like you got lost.' }).waitFor()
  })

  test('lets an invited person join the business', async ({ visitAs, assert }) => {
    const owner = await User.findByOrFail('email', 'owner@acme.test')
    await Invitation.create({
      organizationId: ACME,
      email: CHIDI,
      role: 'member',
      tokenHash: Invitation.hashOf('a token'),
      invitedBy: owner.id,
      expiresAt: DateTime.utc().plus({ days: 7 }),
    })
    const page = await visitAs('/base/home')
    await page.getByText('Amaka Obi invites you to join ACME Foods').waitFor()
    await assertClean(page, assert)
    await takeScreenshot(page, 'home_invited')
    await page.getByRole('button', { name: 'Join ACME Foods' }).click()
    await page.getByText('You have joined ACME Foods.').waitFor()
    await page.getByRole('link', { name: 'Team' }).waitFor()
  })
})

test.group('Live and setup mode of the console', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('users, discount codes and imports open in the mode in which staff work', async ({
    visitAs,
  }) => {
    const page = await visitAs('/admin/home', 'admin@sendam.test')
    const waitForMode = async (mode: string, view: string) => {
      await page.getByRole('switch', { name: mode }).waitFor()
      await page.waitForFunction((name) => localStorage.getItem('view') === name, view)
    }
    for (const [entry, title, path] of [
      ['Customers', 'Users', '/base/users'],
      ['Discount Codes', undefined, '/base/discounts'],
      ['Import Requests', undefined, '/base/import/history'],
    ] as const) {
      await openFromMenu(page, entry, title)
      await page.getByRole('heading', { level: 1, name: title ?? entry }).waitFor()
      await page.assertPath(path)
      await waitForMode('Setup Mode', 'admin')
    }
    await page.getByRole('switch', { name: 'Setup Mode' }).click()
    await page.getByRole('heading', { name: 'Welcome to Sendam' }).waitFor()
    for (const title of ['Users', 'Discount Codes', 'Import Requests']) {
      await openFromMenu(page, 'Staff', title)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await waitForMode('Live Mode', 'dashboard')
    }
  })

  test('the console has its own settings page, and its messages are in the corner', async ({
    visit,
    assert,
  }) => {
    const page = await visit('/signin')
    await recordTimers(page)
    await page.reload()
    await signIn(page, 'admin@sendam.test')
    await page.getByRole('heading', { name: 'Welcome', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tunde Bakare' }).waitFor()
    await page.assertPath('/admin/profile/settings')
    await page.getByText('Sign up method').waitFor()
    await assertCleanEverywhere(page, assert, 'admin_settings')
    await page.setViewportSize(LARGE)
    await page.getByRole('button', { name: 'Add phone number' }).click()
    await page.getByRole('textbox', { name: 'Phone Number' }).fill('08031234567')
    await page.getByRole('button', { name: 'Update Phone Number' }).click()
    await page.getByText('0803 123 4567').waitFor()
    const toaster = page.locator('[data-sonner-toaster]')
    assert.equal(await toaster.getAttribute('data-y-position'), 'top')
    assert.equal(await toaster.getAttribute('data-x-position'), 'right')
    await page.waitForFunction(() => window.delays.includes(5000))
  })

  test('a customer has no mode switch', async ({ visitAs, assert }) => {
    const page = await visitAs('/admin/home')
    await page.assertPath('/base/home')
    // Customers have a button for test data.
    await page.setViewportSize(LARGE)
    await page.getByRole('button', { name: 'Use test data' }).waitFor()
    for (const name of ['Live Mode', 'Setup Mode']) {
      assert.equal(await page.getByRole('switch', { name, includeHidden: true }).count(), 0)
    }
  })
})
