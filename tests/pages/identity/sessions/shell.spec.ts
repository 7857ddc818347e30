import { test } from '@japa/runner'
import type { Page, Route } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import brand from '#config/brand'
import Membership from '#identity/organizations/models/membership'
import User from '#identity/accounts/models/user'
import { seedDemoWallets } from '#wallet/demo_wallets'
import Wallet from '#wallet/balances/wallet'
import { makeShipment } from '#tests/support/shipment_rows'
import {
  assertClean,
  assertCleanEverywhere,
  LARGE,
  takeScreenshot,
  signIn,
} from '#tests/browser/page_checks'

const MEMBER = 'member@sendam.test'

test.group('App shell', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoWallets())

  test('is accessible on a large screen and a phone, in light and dark', async ({
    visitAs,
    assert,
  }) => {
    await makeShipment()
    const page = await visitAs('/base/home')
    await page.getByText('₦5,000.00').waitFor()
    await page.getByText('Grace Miller').waitFor()
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
    await page.getByRole('main').getByRole('paragraph').getByText('₦5,000.00').waitFor()
    await assertCleanEverywhere(page, assert, 'balance')
  })

  test('is drawn narrow by the server once it was collapsed', async ({ visitAs, assert }) => {
    const page = await visitAs('/base/home')
    await page.setViewportSize(LARGE)
    const readWidth = async () => {
      const answer = await page.goto(new URL('/base/wallet/balance', page.url()).href)
      const [bar] = /<nav id="side-bar"[^>]*>/.exec(await answer!.text())!
      return /\bw-\d+/.exec(bar)![0]
    }
    await page.getByRole('button', { name: 'Collapse the menu' }).click()
    assert.equal(await readWidth(), 'w-16')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    assert.equal(await readWidth(), 'w-60')
  })

  test('offers help on WhatsApp if staff have entered it, and the list of shortcuts', async ({
    visitAs,
    cleanup,
  }) => {
    const links = brand.socialLinks
    cleanup(() => void (brand.socialLinks = links))
    brand.socialLinks = [...links, { name: 'WhatsApp', url: 'https://wa.me/2348030000000' }]
    const page = await visitAs('/base/home')
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Help on WhatsApp' }).waitFor()
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  })

  test('changes the theme at once, and marks the chosen one', async ({ visitAs, assert }) => {
    const page = await visitAs('/base/home')
    const readTheme = () => page.evaluate(() => document.documentElement.dataset.theme)
    const choose = async (label: string) => {
      await page.getByRole('button', { name: 'Account' }).click()
      await page.getByRole('menuitemradio', { name: label }).click()
      await page.getByRole('menu').waitFor({ state: 'detached' })
    }
    await choose('Dark')
    assert.equal(await readTheme(), 'dark')
    await page.reload()
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark', checked: true }).waitFor()
    await page.keyboard.press('Escape')
    await choose('Like my device')
    assert.isUndefined(await readTheme())
  })

  test('shows who is signed in, and Back shows nothing after signing out', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/base/home')
    await page.getByRole('link', { name: /^Wallet ₦/ }).click()
    await page.getByRole('heading', { name: 'My Wallet' }).waitFor()
    await page.getByRole('main').getByRole('paragraph').getByText('₦5,000.00').waitFor()
    await page.getByRole('button', { name: 'Account' }).focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('menu')
    await menu.waitFor()
    for (const text of ['Chidi Eze', MEMBER, 'Member']) {
      await menu.getByText(text, { exact: true }).waitFor()
    }
    const entries = await menu.getByRole('menuitem').allTextContents()
    assert.deepEqual(entries, [
      'Settings',
      'Help: common questions',
      `Call ${brand.contactNumber}`,
      'Keyboard shortcuts',
      'Sign out',
    ])
    const question = menu.getByRole('menuitem', { name: 'Help: common questions' })
    assert.equal(await question.getAttribute('href'), '/#faq')
    await takeScreenshot(page, 'account_menu')
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    await page.locator('[role=menu]:focus').waitFor()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Send a parcel from Nigeria' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Sign In' }).waitFor()
    assert.notInclude(await page.textContent('body'), '₦')
  })

  test('lets a member of several organizations choose one', async ({ visitAs }) => {
    const user = await User.findByOrFail('email', MEMBER)
    await Membership.create({ userId: user.id, organizationId: 3, role: 'member' })
    const page = await visitAs('/base/wallet/balance')
    await page.setViewportSize(LARGE)
    await page.getByText('Cash Back Balance').waitFor()
    await page.getByRole('button', { name: 'Organization Retail customers' }).click()
    await takeScreenshot(page, 'organizations')
    await page.getByRole('option', { name: 'ACME Foods' }).click()
    await page.getByText('You are now working for ACME Foods.').waitFor()
    await page.getByText('Referral Bonus').waitFor()
    await page.getByRole('button', { name: 'Organization ACME Foods' }).waitFor()
  })
})

const recentOn = (page: Page) => page.getByRole('region', { name: 'Recent Shipments' })

const isDashboard = (route: Route) =>
  route.request().headers()['x-inertia-partial-data']?.split(',').includes('dashboard') ?? false

test.group('Recent shipments on the dashboard', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('link to their pages, where an unpaid one can be completed', async ({ visitAs, assert }) => {
    const receiver = { fullname: 'Olúwaṣeun Adébáyọ̀-Nwankwo' }
    const { trackingNumber } = await makeShipment({ status: 'COURIER_ASSIGNED', receiver })
    const unpaid = await makeShipment({
      status: 'AWAITING_PAYMENT_CONFIRMATION',
      receiver: { fullname: 'Ada Obi' },
    })
    const page = await visitAs('/base/home')
    const recent = recentOn(page)
    const shipped = recent.getByRole('link', { name: 'Olúwaṣeun' })
    await shipped.waitFor()
    await assertCleanEverywhere(page, assert, 'home_recent')
    assert.equal(await shipped.getAttribute('href'), `/base/shipments/${trackingNumber}`)
    assert.include(await shipped.textContent(), 'Courier Assigned')
    await page.setViewportSize(LARGE)
    await recent.getByRole('link', { name: 'Ada Obi' }).click()
    await page.waitForURL(`**/base/shipments/${unpaid.trackingNumber}`)
    const complete = page.getByRole('link', { name: 'Complete Booking' })
    const href = `/base/shipment/history/${unpaid.id}/complete`
    assert.equal(await complete.getAttribute('href'), href)
  })

  test('say when they fail to load, and can be retried', async ({ visit, assert }) => {
    await makeShipment()
    const page = await visit('/base/home')
    const fail = (route: Route) => (isDashboard(route) ? route.abort() : route.fallback())
    await page.route('**/base/home', fail)
    await signIn(page)
    const recent = recentOn(page)
    await recent.getByText('Could not load shipping history. Please try again.').waitFor()
    await assertClean(page, assert)
    await page.unroute('**/base/home', fail)
    await recent.getByRole('button', { name: 'Retry', exact: true }).click()
    await recent.getByText('Grace Miller').waitFor()
  })
})

test.group('App shell with failing requests', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoWallets())

  test('offers to load the balances again', async ({ visit, assert, cleanup }) => {
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
    await takeScreenshot(page, 'retry')
    Wallet.of = read
    await retry.click()
    await page.getByRole('main').getByText('₦5,000.00').waitFor()
  })

  test('shows that it is loading, and then that the server cannot be reached', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/base/wallet/balance')
    await page.setViewportSize(LARGE)
    await page.getByText('Cash Back Balance').waitFor()

    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/base/home', async (route) => {
      const deferredProps = route.request().headers()['x-inertia-partial-data']
      if (!deferredProps) return route.continue()
      await held
      await route.abort()
    })
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByText('Loading Dashboard. Please wait...').waitFor()
    await assertClean(page, assert)
    await takeScreenshot(page, 'loading')
    release()
    await page.getByText("Connectivity Error! The server can't be reached.").waitFor()
    await page.getByRole('button', { name: 'retry', exact: true }).waitFor()
    await page.unroute('**/base/home')
    await page.getByRole('button', { name: 'retry', exact: true }).click()
    await page.getByText('Cash Back Balance').waitFor()
  })
})
