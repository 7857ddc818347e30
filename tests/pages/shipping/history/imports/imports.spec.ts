import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoWallets } from '#wallet/demo_wallets'
import Shipment from '#shipping/shipment/models/shipment'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'
import { openDates, searchDates } from '#tests/support/history_dates'
import {
  assertCleanAtBothWidths,
  assertCleanEverywhere,
  waitForFocus,
  holdRequests,
  LARGE,
  takeScreenshot,
  signIn,
} from '#tests/browser/page_checks'

const makeImport = (draft: ShipmentDraft = {}) => makeShipment({ from: 'GB', to: 'NG', ...draft })

async function openImports(page: Page) {
  await signIn(page, 'admin@sendam.test')
  await page.getByRole('heading', { name: 'Import Requests' }).waitFor()
}

async function readStatus({ id }: Shipment) {
  const { status } = await Shipment.findOrFail(id)
  return status
}

function rowOf(page: Page, { trackingNumber }: Shipment) {
  return page.getByRole('row').filter({ hasText: String(trackingNumber) })
}

async function openMenu(page: Page, shipment: Shipment) {
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await rowOf(page, shipment)
    .getByRole('button', { name: /^Actions for row/ })
    .click()
  await page.locator('[role=menu]:focus').waitFor()
  return page.getByRole('menuitem').allTextContents()
}

async function choose(page: Page, shipment: Shipment, item: string) {
  await openMenu(page, shipment)
  await page.getByRole('menuitem', { name: item }).click()
}

test.group('Import requests', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await Shipment.query().where('kind', 'import').update({ kind: 'export' })
  })

  test('staff update an import until its delivery, and the tracking shows each event', async ({
    visit,
    assert,
  }) => {
    const shipment = await makeImport({ estimatedDeliveryOn: DateTime.now().plus({ days: 3 }) })
    await makeImport({ from: 'US', status: 'PENDING_ISSUE', courierCode: 'UPS' })
    await makeImport({ status: 'DELIVERED' })
    await makeImport({ from: 'GH', status: 'AWAITING_PAYMENT_CONFIRMATION' })
    const exported = await makeShipment()
    const page = await visit('/base/import/history')
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.message))
    await openImports(page)
    await page.getByText('4 shipments.').waitFor()
    assert.equal(await rowOf(page, exported).count(), 0)
    await assertCleanEverywhere(page, assert, 'imports')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(LARGE)
    const headers = await page.getByRole('columnheader').allTextContents()
    assert.deepEqual(headers.slice(0, 6), [
      '#',
      'Date',
      'Tracking No.',
      'Sender',
      'Recipient',
      'Status',
    ])
    const words = (await rowOf(page, shipment).textContent()) ?? ''
    for (const text of ['England, United Kingdom', 'DHL Express Worldwide', 'Nigeria', 'Booked']) {
      assert.include(words, text)
    }
    await page.getByRole('navigation').getByRole('link', { name: 'Import Requests' }).waitFor()
    await page.getByRole('button', { name: 'Print' }).waitFor()
    assert.deepEqual(await openMenu(page, shipment), ['Detail', 'Edit Track'])
    await page.getByRole('menuitem', { name: 'Detail' }).click()
    const dialog = page.getByRole('dialog').first()
    for (const text of ['Chidi Eze', '30 X 20 X 10 cm', 'Pickup from the sender', '₦45,000.00']) {
      await dialog.getByText(text).first().waitFor()
    }
    await assertCleanAtBothWidths(page, assert, 'import_detail')
    await dialog.getByRole('button', { name: 'Edit Track' }).click()
    const origin = dialog.getByRole('group', { name: 'Origin: United Kingdom' })
    const destination = dialog.getByRole('group', { name: 'Destination: Nigeria' })
    await origin.waitFor()
    assert.deepEqual(await origin.getByRole('button').allTextContents(), [
      'Processing at Warehouse',
      'Package Shipped (Departed Warehouse)',
      'Export Scan',
      'Flight Delay',
      'Delay Due to Natural Events',
    ])
    assert.equal(await destination.getByRole('button').count(), 10)
    await assertCleanAtBothWidths(page, assert, 'import_tracking')

    const tracking = dialog.getByRole('region', { name: 'Tracking', exact: true })
    await origin.getByRole('button', { name: 'Export Scan' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Update Successful').waitFor()
    await tracking.getByText('Export Scan').waitFor()
    await waitForFocus(page, 'Export Scan')
    await destination.getByRole('button', { name: 'Flight Delay' }).click()
    await tracking.getByText('Flight Delay').waitFor()
    await assertCleanAtBothWidths(page, assert, 'import_pushed')

    await destination.getByRole('button', { name: 'Delivered', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Mark this import as delivered?' })
    await question.getByRole('heading').waitFor()
    await takeScreenshot(page, 'import_question')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    assert.equal(await readStatus(shipment), 'COURIER_ASSIGNED')
    await destination.getByRole('button', { name: 'Delivered', exact: true }).click()
    await question.getByRole('button', { name: 'Mark as Delivered' }).click()
    await question.waitFor({ state: 'detached' })
    await dialog.getByText('This import is delivered. Its tracking is complete.').waitFor()
    await dialog.getByRole('heading', { name: 'Package Delivered' }).waitFor()
    assert.equal(await destination.count(), 0)
    await waitForFocus(page, 'This import is delivered. Its tracking is complete.')
    assert.equal(await readStatus(shipment), 'DELIVERED')
    await assertCleanAtBothWidths(page, assert, 'import_delivered')
    await dialog.getByRole('button', { name: 'Shipment Detail' }).click()
    await dialog.getByText('Ankara fabric, six yards').first().waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await rowOf(page, shipment).getByText('Delivered').filter({ visible: true }).waitFor()
    assert.deepEqual(failures, [])
  })

  test('a status update after the delivery says why it fails, and shows the current status', async ({
    visit,
    assert,
  }) => {
    const shipment = await makeImport({ status: 'COURIER_ASSIGNED' })
    const page = await visit('/base/import/history')
    await openImports(page)
    await rowOf(page, shipment).getByText('ON THE WAY').filter({ visible: true }).waitFor()
    await choose(page, shipment, 'Edit Track')
    const dialog = page.getByRole('dialog')
    const scan = dialog.getByRole('button', { name: 'Import Scan' })
    await scan.waitFor()
    await Shipment.query()
      .where('id', shipment.id)
      .update({ status: 'DELIVERED', deliveredAt: new Date() })
    await scan.click()
    await page.getByText('This one is delivered.').waitFor()
    await dialog.getByRole('heading', { name: 'Package Delivered' }).waitFor()
    assert.equal(await page.getByText('Update Successful').count(), 0)
  })

  test('staff complete an unpaid import and return to the list, or cancel it with Ignore', async ({
    visit,
    assert,
  }) => {
    await seedDemoWallets()
    const [paid, ignored] = [
      await makeImport({ status: 'AWAITING_PAYMENT_CONFIRMATION' }),
      await makeImport({ from: 'US', status: 'AWAITING_PAYMENT_CONFIRMATION' }),
    ]
    const page = await visit('/base/import/history')
    await openImports(page)
    assert.deepEqual(await openMenu(page, paid), [
      'Detail',
      'Edit Track',
      'Complete Booking',
      'Ignore',
    ])
    await page.getByRole('menuitem', { name: 'Edit Track' }).click()
    await page.getByText('No tracking information.').waitFor()
    await page.getByText('A shipment can be tracked once it is paid for.').waitFor()
    await page.keyboard.press('Escape')
    await choose(page, paid, 'Complete Booking')
    await page.getByRole('heading', { name: 'Complete Booking' }).waitFor()
    await page.assertPath(`/base/import/history/${paid.id}/complete`)
    await assertCleanAtBothWidths(page, assert, 'import_completion')
    await page.getByRole('link', { name: 'Return to Shipping History' }).click()
    await page.getByRole('heading', { name: 'Import Requests' }).waitFor()

    await rowOf(page, ignored).getByRole('button', { name: 'Ignore' }).click()
    await page.getByRole('button', { name: 'Ignore Booking' }).click()
    await rowOf(page, ignored).getByText('Cancelled').filter({ visible: true }).waitFor()
    assert.equal(await readStatus(ignored), 'CANCELED')
  })

  test('the list has a message for each state of the search', async ({ visit, assert }) => {
    const page = await visit('/base/import/history')
    await openImports(page)
    await page.getByText('Your search results will show up here!').waitFor()
    await openDates(page)
    const search = page.getByRole('button', { name: 'Search', exact: true })
    assert.isTrue(await search.isDisabled())
    await assertCleanAtBothWidths(page, assert, 'imports_before')

    const start = page.getByLabel(/^Start date/)
    const end = page.getByLabel(/^End date/)
    await start.fill('01/03/2026')
    assert.isTrue(await search.isDisabled())
    await end.fill('05/03/2026')
    assert.isFalse(await search.isDisabled())
    await start.fill('08/03/2026')
    assert.equal(await end.inputValue(), '08/03/2026')
    await end.fill('07/03/2026')
    assert.equal(await start.inputValue(), '08/03/2026')
    assert.equal(await end.inputValue(), '', 'an end before the start is cleared')
    await end.fill('06/03/2026')
    assert.equal(await end.inputValue(), '', 'an end before the start is cleared again')
    assert.isTrue(await search.isDisabled())
    await end.fill('08/03/2026')
    assert.isFalse(await search.isDisabled())

    const createdAt = DateTime.fromISO('2026-03-10T00:00:00', { zone: 'Africa/Lagos' })
    const old = await makeImport({ createdAt })
    await page.keyboard.press('Escape')
    await searchDates(page, '01/03/2026', '09/03/2026')
    await page.getByText('No records found! You may need to modify the search date.').waitFor()

    const release = await holdRequests(page, /import\/history\?/)
    await searchDates(page, '10/03/2026', '10/03/2026')
    await page.getByText('Loading your past shipments... Please wait!').waitFor()
    await openDates(page)
    assert.isTrue(await page.getByRole('button', { name: 'Searching...' }).isDisabled())
    await page.keyboard.press('Escape')
    release()
    await rowOf(page, old).waitFor()
    await page.getByText('1 shipment requested from 10/03/2026 to 10/03/2026.').waitFor()

    await page.unroute(/import\/history\?/)
    await page.route(/import\/history\?/, (route) => route.abort())
    await searchDates(page, '10/03/2026', '10/03/2026')
    await page.getByText('Could not load shipping history. Please try again.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'imports_failed')
  })
})
