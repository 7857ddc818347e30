import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { makeShipment } from '#tests/support/shipment_rows'
import { assertCleanEverywhere, LARGE, PHONE, signIn } from '#tests/browser/page_checks'

test.group('Live and setup mode of the console in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are changed by a switch, and the browser remembers the choice', async ({
    visit,
    assert,
  }) => {
    // Needs a browser: on a narrow screen, the style sheet makes the navigation a drawer.
    const shipment = await makeShipment({ status: 'PENDING_ISSUE' })
    const page = await visit('/signin')
    const waitForStoredView = (view: string) =>
      page.waitForFunction((name) => localStorage.getItem('view') === name, view)
    await signIn(page, 'admin@sendam.test')
    await page.getByRole('heading', { name: 'Welcome', exact: true }).waitFor()
    await page.assertPath('/admin/home')
    await waitForStoredView('admin')
    await page.getByText('The courier asks for a postal code.').waitFor()
    await assertCleanEverywhere(page, assert, 'admin_home')

    await page.setViewportSize(LARGE)
    await page.getByRole('switch', { name: 'Setup Mode' }).click()
    await page.getByRole('heading', { name: 'Welcome to Sendam' }).waitFor()
    await page.getByRole('switch', { name: 'Live Mode', checked: true }).waitFor()
    await waitForStoredView('dashboard')
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByRole('dialog').getByRole('switch', { name: 'Live Mode' }).click()
    await page.getByRole('heading', { name: 'Welcome', exact: true }).waitFor()
    await page.setViewportSize(LARGE)
    await page.getByRole('link', { name: String(shipment.trackingNumber), exact: true }).click()
    await page.waitForURL(`**/base/shipments/${shipment.trackingNumber}`)
    await page.getByRole('switch', { name: 'Setup Mode' }).waitFor()
    await waitForStoredView('admin')
  })
})
