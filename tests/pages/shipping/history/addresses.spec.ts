import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { openDates } from '#tests/support/history_dates'
import { makeShipment } from '#tests/support/shipment_rows'
import { openAsUser } from '#tests/browser/page_url'
import { LARGE } from '#tests/browser/page_checks'

test.group('Shipment URLs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test("a copied URL restores the list's filters and the open dialog", async ({ visitAs }) => {
    await makeShipment({ receiver: { fullname: 'Somebody Else' } })
    const { trackingNumber } = await makeShipment({ status: 'COURIER_ASSIGNED' })
    const page = await visitAs('/base/shipment/history')
    await page.setViewportSize(LARGE)
    await page.getByRole('searchbox', { name: 'Search' }).fill('grace')
    await page.waitForURL(/search=grace/)
    await page.getByRole('button', { name: 'Courier Assigned 1' }).click()
    await page.waitForURL(/status=COURIER_ASSIGNED/)
    await page.getByText('1 shipment with "grace" in the row.').waitFor()
    await page.getByRole('button', { name: /^Actions for row/ }).click()
    await page.getByRole('menuitem', { name: 'Track Shipment' }).click()
    const words = 'Your package is on the way.'
    await page.getByRole('dialog').getByRole('heading', { name: words }).waitFor()

    const colleague = await openAsUser(page, 'member@sendam.test')
    await colleague.getByRole('dialog').getByRole('heading', { name: words }).waitFor()
    await colleague.keyboard.press('Escape')
    await colleague.getByRole('dialog').waitFor({ state: 'detached' })
    await colleague.getByText('1 shipment with "grace" in the row.').waitFor()
    await colleague.getByRole('cell', { name: 'Grace Miller' }).click()
    await colleague.waitForURL(`**/base/shipments/${trackingNumber}`)
    await colleague.goBack()
    await colleague.getByText('1 shipment with "grace" in the row.').waitFor()
    await colleague.context().close()
  })

  test('a copied URL opens a confirmation dialog, until somebody has confirmed it', async ({
    visitAs,
    assert,
  }) => {
    const { id } = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    const page = await visitAs('/base/shipment/history')
    await page.setViewportSize(LARGE)
    await page.getByText('1 shipment.').waitFor()
    await page.getByRole('button', { name: /^Actions for row/ }).click()
    await page.getByRole('menuitem', { name: 'Ignore' }).click()
    const confirmation = page.getByRole('dialog', { name: 'Ignore this booking?' })
    await confirmation.getByText('is not paid for').waitFor()
    const address = page.url()
    assert.equal(new URL(address).search, `?ignore=${id}`)

    const laptop = await openAsUser(page, 'member@sendam.test')
    const question = laptop.getByRole('dialog', { name: 'Ignore this booking?' })
    await question.getByRole('button', { name: 'Ignore Booking' }).click()
    await question.waitFor({ state: 'detached' })
    await laptop.waitForURL((url) => url.search === '')
    await laptop.getByText('Cancelled', { exact: true }).first().waitFor()
    await laptop.context().close()

    for (const parameter of ['void', 'ignore']) {
      await page.goto(address.replace('ignore', parameter))
      await page.getByText('1 shipment.').waitFor()
      await page.waitForLoadState('networkidle')
      assert.equal(await page.getByRole('dialog').count(), 0)
    }
  })

  test('a retry sends all filters chosen while the list failed to load', async ({
    visitAs,
    assert,
  }) => {
    await makeShipment({ status: 'COURIER_ASSIGNED' })
    await makeShipment({ status: 'BOOKED' })
    const page = await visitAs('/base/shipment/history')
    await page.setViewportSize(LARGE)
    await page.getByText('2 shipments.').waitFor()
    const list = '**/base/shipment/history?*'
    await page.route(list, (route) => route.abort())
    await openDates(page)
    await page.getByRole('button', { name: 'Last 7 days' }).click()
    const failure = page.getByRole('alert').filter({ hasText: 'Could not load shipping history.' })
    await failure.waitFor()
    await page.getByRole('button', { name: 'Courier Assigned 1' }).click()
    await failure.waitFor()
    await page.unroute(list)
    await failure.getByRole('button').click()
    await page.waitForURL(/status=COURIER_ASSIGNED/)
    assert.include(page.url(), 'startDate=')
  })
})
