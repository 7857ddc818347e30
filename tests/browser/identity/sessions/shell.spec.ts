import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoAccounts } from '#identity/demo'
import Membership from '#identity/organizations/models/membership'
import User from '#identity/accounts/models/user'
import { seedDemoWallets } from '#wallet/demo'
import Wallet from '#wallet/balances/wallet'
import {
  assertClean,
  assertCleanEverywhere,
  focused,
  focusReaches,
  LARGE,
  PHONE,
  picture,
  signIn,
} from '#tests/browser/looking'

const MEMBER = 'member@sendam.test'

test.group('The shell', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoAccounts())
  group.each.setup(() => seedDemoWallets())

  test('stands on a large screen and on a phone, by day and by night', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/base/home')
    await page.getByText('₦5,000.00').waitFor()
    await page.getByText('Nothing shipped yet').waitFor()
    const links: [string, string][] = [
      ['Book Shipment', '/base/shipment/book'],
      ['Track Shipments', '/base/shipment/track'],
      ['Fund Wallet', '/base/wallet/fund'],
      ['Referral Program', '/base/referrals'],
      ['Set Up Products', '/base/products'],
      ['Start Customizing', '/base/business'],
      ['See How It Looks', '/branded-tracking'],
    ]
    for (const [name, path] of links) {
      const link = page.getByRole('main').getByRole('link', { name }).first()
      assert.equal(await link.getAttribute('href'), path)
    }
    await assertCleanEverywhere(page, assert, 'home')
    await page.goto(new URL('/base/wallet/balance', page.url()).href)
    await page.getByText('₦5,000.00').waitFor()
    await assertCleanEverywhere(page, assert, 'balance')
  })

  test('lets the keyboard past the navigation, and starts each page at its content', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/base/home')
    await page.getByText('Nothing shipped yet').waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Welcome to Sendam' }).waitFor()
    await page.keyboard.press('Tab')
    await focusReaches(page, 'Skip to content')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.id === 'content')
    await page.keyboard.press('Tab')
    assert.include(await focused(page), 'Book Shipment')

    await page.getByRole('link', { name: 'Wallet', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'My Wallet' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'content')
    const current = page.locator('nav [aria-current=page]')
    assert.equal(await current.textContent(), 'Wallet')
  })

  test('keeps its navigation in a drawer on a phone, for keys as for fingers', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/base/home')
    await page.setViewportSize(PHONE)
    const opener = page.getByRole('button', { name: 'Open the navigation' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('link', { name: 'Wallet' }).waitFor()
    await picture(page, 'drawer')
    await assertClean(page, assert)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await focusReaches(page, 'Open the navigation')

    await page.keyboard.press('Enter')
    await drawer.getByRole('link', { name: 'Wallet' }).click()
    await page.getByRole('heading', { name: 'My Wallet' }).waitFor()
    await drawer.waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.id === 'content')
  })

  test('is as narrow as one left it', async ({ visitAs, assert }) => {
    const page = await visitAs('/base/home')
    await page.setViewportSize(LARGE)
    await page.getByRole('button', { name: 'Narrow the navigation' }).click()
    await page.reload()
    const opener = page.getByRole('button', { name: 'Open the navigation' })
    await opener.waitFor()
    const wallet = page.getByRole('link', { name: 'Wallet', exact: true })
    assert.isBelow((await wallet.boundingBox())!.width, 50)
    await picture(page, 'narrow')
    await assertClean(page, assert)
    await opener.click()
    await page.getByRole('button', { name: 'Narrow the navigation' }).waitFor()
  })

  test('says who is signed in, and signing out leaves nothing to go back to', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/base/home')
    await page.getByRole('link', { name: /^Wallet ₦/ }).click()
    await page.getByRole('heading', { name: 'My Wallet' }).waitFor()
    await page.locator('svg').getByText('₦0', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Account' }).focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('menu')
    await menu.waitFor()
    for (const text of ['Chidi Eze', MEMBER, 'Member']) {
      await menu.getByText(text, { exact: true }).waitFor()
    }
    await picture(page, 'account_menu')
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    await page.locator('[role=menu]:focus').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Send a parcel from Nigeria' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Sign In' }).waitFor()
    assert.notInclude(await page.textContent('body'), '₦')
  })

  test('lets a person with several organizations choose for whom they act', async ({ visitAs }) => {
    const user = await User.findByOrFail('email', MEMBER)
    await Membership.create({ userId: user.id, organizationId: 3, role: 'member' })
    const page = await visitAs('/base/wallet/balance')
    await page.setViewportSize(LARGE)
    await page.getByText('Cash Back Balance').waitFor()
    await page.getByRole('button', { name: 'Organization Retail customers' }).click()
    await picture(page, 'organizations')
    await page.getByRole('option', { name: 'ACME Foods' }).click()
    await page.getByText('You now act for ACME Foods.').waitFor()
    await page.getByText('Referral Bonus').waitFor()
    await page.getByRole('button', { name: 'Organization ACME Foods' }).waitFor()
  })
})

const SHIPPED = {
  id: 7,
  requestDate: '2026-11-20T03:30:00.000+01:00',
  requestDay: 'Fri, 20 Nov 2026',
  requestTime: '03:30 AM',
  trackingNumber: 60012345,
  recipient: 'Olúwaṣeun Adébáyọ̀-Onyekachukwu Nwankwo',
  destinationCountry: 'United Kingdom',
  status: 'COURIER_ASSIGNED',
  inTransit: true,
}

test.group('Recent shipments on the dashboard', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoAccounts())

  test('lead to where each is, and to the payment of what is not paid', async ({
    visit,
    assert,
  }) => {
    const page = await visit('/base/home')
    const unpaid = { ...SHIPPED, id: 8, recipient: 'Ada', status: 'AWAITING_PAYMENT_CONFIRMATION' }
    const data = { months: [], shipments: 0, spendText: '₦0.00', recent: [SHIPPED, unpaid] }
    await page.route('**/api/v1/dashboard', (route) => route.fulfill({ json: { data } }))
    await signIn(page)
    const shipped = page.getByRole('link', { name: 'Olúwaṣeun' })
    await shipped.waitFor()
    await assertCleanEverywhere(page, assert, 'home_recent')
    assert.equal(await shipped.getAttribute('href'), '/base/shipment/track?trackingNumber=60012345')
    assert.include(await shipped.textContent(), 'Courier Assigned')
    const href = await page.getByRole('link', { name: 'Ada' }).getAttribute('href')
    assert.equal(href, '/base/shipment/book?resume=8')
  })

  test('say when they cannot be loaded, and load when asked again', async ({ visit, assert }) => {
    const page = await visit('/base/home')
    await page.route('**/api/v1/dashboard', (route) => route.abort())
    await signIn(page)
    await page.getByText('Could not load shipping history. Please try again.').waitFor()
    await assertClean(page, assert)
    await page.unroute('**/api/v1/dashboard')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('Nothing shipped yet').waitFor()
  })
})

test.group('A shell in trouble', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoAccounts())
  group.each.setup(() => seedDemoWallets())

  test('offers to read the balances again', async ({ visit, assert, cleanup }) => {
    const page = await visit('/base/home')
    const read = Wallet.of
    cleanup(() => {
      Wallet.of = read
    })
    Wallet.of = () => Promise.reject(new Error('The wallet is away'))
    await signIn(page)
    const retry = page.getByRole('button', { name: 'retry', exact: true })
    await retry.waitFor()
    await assertClean(page, assert)
    await picture(page, 'retry')
    Wallet.of = read
    await retry.click()
    await page.getByRole('main').getByText('₦5,000.00').waitFor()
  })

  test('says that it waits, and that the line is down', async ({ visitAs, assert }) => {
    const page = await visitAs('/base/wallet/balance')
    await page.setViewportSize(LARGE)
    await page.getByText('Cash Back Balance').waitFor()

    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/base/home', async (route) => {
      const late = route.request().headers()['x-inertia-partial-data']
      if (!late) return route.continue()
      await held
      await route.abort()
    })
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByText('Loading Dashboard. Please wait...').waitFor()
    await assertClean(page, assert)
    await picture(page, 'loading')
    release()
    await page.getByText("Connectivity Error! The server can't be reached.").waitFor()
    await page.getByRole('button', { name: 'retry', exact: true }).waitFor()
    await page.unroute('**/base/home')
    await page.getByRole('button', { name: 'retry', exact: true }).click()
    await page.getByText('Cash Back Balance').waitFor()
  })
})
