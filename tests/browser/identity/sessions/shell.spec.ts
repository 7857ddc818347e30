import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { makeShipment } from '#tests/support/shipment_rows'
import {
  assertClean,
  readFocus,
  waitForFocus,
  LARGE,
  PHONE,
  takeScreenshot,
  waitForHydration,
} from '#tests/browser/page_checks'

test.group('App shell in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoWallets())

  test('lets the keyboard skip the navigation, and focuses the content of each new page', async ({
    visitAs,
    assert,
  }) => {
    // Needs a browser: it determines the focus order of the whole page.
    await makeShipment()
    const page = await visitAs('/base/home')
    await page.getByText('Grace Miller').waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Welcome to Sendam' }).waitFor()
    await page.keyboard.press('Tab')
    await waitForFocus(page, 'Skip to content')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.id === 'content')
    await page.keyboard.press('Tab')
    assert.include(await readFocus(page), 'Book Shipment')

    await page.getByRole('link', { name: 'Wallet', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'My Wallet' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'content')
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
    assert.equal(await current.textContent(), 'Wallet')

    // Goes back to the skipped-to content: an address with a fragment is the same page.
    await page.goBack()
    await page.getByRole('heading', { name: 'Welcome to Sendam' }).waitFor()
    await page.getByText('Grace Miller').waitFor()
    assert.equal(await current.textContent(), 'Home')
    assert.equal(new URL(page.url()).hash, '#content')
  })

  test('puts its navigation into a drawer on a phone, for keyboard and touch', async ({
    visitAs,
    assert,
  }) => {
    // Needs a browser: the style sheet shows the drawer's button, which gets the focus back.
    const page = await visitAs('/base/home')
    await page.setViewportSize(PHONE)
    const opener = page.getByRole('button', { name: 'Open the menu' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('link', { name: 'Wallet' }).waitFor()
    await drawer.getByRole('button', { name: 'Use test data' }).waitFor()
    await takeScreenshot(page, 'drawer')
    await assertClean(page, assert)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await waitForFocus(page, 'Open the menu')

    await page.keyboard.press('Enter')
    await drawer.getByRole('link', { name: 'Wallet' }).click()
    await page.getByRole('heading', { name: 'My Wallet' }).waitFor()
    await drawer.waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.id === 'content')
  })

  test('shows every entry of staff on a small laptop, and scrolls to the current one', async ({
    visitAs,
    assert,
  }) => {
    // Needs a browser: it takes a layout to scroll.
    const page = await visitAs('/admin/proof', 'admin@sendam.test')
    await page.setViewportSize({ width: 1280, height: 720 })
    const navigation = page.getByRole('navigation', { name: 'Main' })
    const home = navigation.getByRole('link', { name: 'Home', exact: true })
    const current = navigation.locator('[aria-current]')
    const isInView = async (entry: typeof home) => {
      const [box, bar] = [await entry.boundingBox(), await navigation.boundingBox()]
      return box!.y >= 0 && box!.y + box!.height <= bar!.height
    }
    await current.getByText('System').waitFor()
    assert.deepEqual([await isInView(home), await isInView(current)], [true, true])
    await takeScreenshot(page, 'staff_navigation')
    await page.setViewportSize({ width: 1280, height: 400 })
    await page.reload()
    await waitForHydration(page)
    assert.deepEqual([await isInView(home), await isInView(current)], [false, true])
  })

  test('stays collapsed after a reload', async ({ visitAs, assert }) => {
    // Needs a browser: the width of the navigation needs a layout.
    const page = await visitAs('/base/home')
    await page.setViewportSize(LARGE)
    await page.getByRole('button', { name: 'Collapse the menu' }).click()
    await page.reload()
    const opener = page.getByRole('button', { name: 'Open the menu' })
    await opener.waitFor()
    const wallet = page.getByRole('link', { name: 'Wallet', exact: true })
    assert.isBelow((await wallet.boundingBox())!.width, 50)
    await takeScreenshot(page, 'narrow')
    await assertClean(page, assert)
    await opener.click()
    await page.getByRole('button', { name: 'Collapse the menu' }).waitFor()
  })
})
