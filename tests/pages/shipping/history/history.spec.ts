import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import brand from '#config/brand'
import { brandFromEnvironment } from '#shared/brand/brand'
import { brandContact } from '#shared/brand/brand_settings'
import { loadBrand } from '#shared/brand/current_brand'
import Shipment from '#shipping/shipment/models/shipment'
import { makeShipment } from '#tests/support/shipment_rows'
import type { ShipmentDraft } from '#tests/support/shipment_rows'
import { openDates, searchDates } from '#tests/support/history_dates'
import { assertCleanAtBothWidths, holdRequests, signIn } from '#tests/browser/page_checks'
import { readFile } from 'node:fs/promises'
import { pollTracking } from '#shipping/carriers/poll_tracking'

async function openHistory(page: Page, username: string) {
  await signIn(page, username)
  await page.getByRole('heading', { name: 'Past Shipments' }).waitFor()
  await page.assertPath('/base/shipment/history')
}

function rowOf(page: Page, { trackingNumber }: Shipment) {
  return page.getByRole('row').filter({ hasText: String(trackingNumber) })
}

/** Phone and desktop layouts have the same text in different places of a row. */
function findVisible(row: Locator, text: string) {
  return row.getByText(text).filter({ visible: true })
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

const makeMemberShipment = (draft: ShipmentDraft) =>
  makeShipment({ owner: 'member@sendam.test', ...draft })

async function makeOneInEachState() {
  const now = DateTime.now()
  const at = (hours: number) => ({ createdAt: now.minus({ hours }) })
  return {
    pending: await makeMemberShipment({ status: 'PENDING', ...at(9) }),
    issue: await makeMemberShipment({ status: 'PENDING_ISSUE', ...at(8) }),
    booked: await makeMemberShipment({ status: 'BOOKED', courierCode: 'FEDEX', ...at(7) }),
    assigned: await makeMemberShipment({
      status: 'COURIER_ASSIGNED',
      packages: 2,
      acceptedAt: now.minus({ seconds: 170 }),
      estimatedDeliveryOn: now.minus({ days: 2 }),
      ...at(6),
    }),
    delivered: await makeMemberShipment({ status: 'DELIVERED', courierCode: 'ARAMEX', ...at(5) }),
    voided: await makeMemberShipment({ status: 'VOIDED', courierCode: 'UPS', ...at(4) }),
    canceled: await makeMemberShipment({ status: 'CANCELED', to: 'GH', ...at(3) }),
    unpaid: await makeMemberShipment({
      status: 'AWAITING_PAYMENT_CONFIRMATION',
      to: 'US',
      ...at(2),
    }),
  }
}

async function readOtherLinks(page: Page, shipment: Shipment) {
  const links = rowOf(page, shipment).getByRole('link')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
  const own = `/base/shipments/${shipment.trackingNumber}`
  if (!hrefs.includes(own)) throw new Error(`The row does not lead to ${own}`)
  return hrefs.filter((href) => href !== own)
}

test.group('Past shipments', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a refused parcel says why and what its owner can do', async ({ visitAs, assert }) => {
    const refused = await makeMemberShipment({
      status: 'PENDING_ISSUE',
      estimatedDeliveryOn: DateTime.now().plus({ days: 3 }),
    })
    const page = await visitAs('/base/shipment/history')
    await findVisible(rowOf(page, refused), 'The courier asks for a postal code.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'history_held')
    const dialog = page.getByRole('dialog')
    for (const side of ['Detail', 'Track Shipment']) {
      await choose(page, refused, side)
      const notice = dialog.getByRole('status').filter({ hasText: 'could not take this shipment' })
      await notice.getByText('The courier asks for a postal code.').waitFor()
      assert.include(await notice.textContent(), 'or take the refund')
      assert.equal(await notice.getByRole('link', { name: 'Open shipment' }).count(), 1)
      assert.equal(await notice.getByRole('link', { name: /^\+?[\d ]+$/ }).count(), 1)
      await assertCleanAtBothWidths(page, assert, `history_held_${side}`)
      if (side === 'Track Shipment') {
        await dialog
          .getByRole('heading', { name: 'The courier could not take your package.' })
          .waitFor()
        assert.notInclude(await dialog.textContent(), 'Estimated Delivery Date')
      }
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
  })

  test('a refused parcel names no number if staff have emptied it', async ({
    visitAs,
    assert,
    cleanup,
  }) => {
    const contact = { contactNumber: '', contactEmail: '', privacyEmail: '', openingHours: '' }
    await brandContact.set(contact, { by: null })
    await loadBrand()
    cleanup(() => void Object.assign(brand, brandFromEnvironment(process.env)))
    const { trackingNumber } = await makeMemberShipment({ status: 'PENDING_ISSUE' })
    const page = await visitAs(`/base/shipments/${trackingNumber}`, 'member@sendam.test')
    const notice = page.getByRole('status').filter({ hasText: 'could not take this shipment' })
    await notice.getByRole('button', { name: 'Correct the address' }).waitFor()
    assert.notInclude(await notice.textContent(), 'call us')
    assert.equal(await notice.getByRole('link').count(), 0)
  })

  test("a sender corrects the address on the parcel's page, or takes the refund", async ({
    visitAs,
    assert,
  }) => {
    const refused = await makeMemberShipment({
      status: 'PENDING_ISSUE',
      receiver: { address: '12 REFUSE Road' },
    })
    const page = await visitAs(`/base/shipments/${refused.trackingNumber}`, 'member@sendam.test')
    await page.getByRole('button', { name: 'Refund ₦45,000.00 to my wallet' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('₦45,000.00 goes back to your wallet at once.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'refused_refund')
    await dialog.getByRole('button', { name: 'Back' }).click()
    await dialog.waitFor({ state: 'detached' })
    assert.equal(await page.getByRole('link', { name: 'Book again' }).count(), 0)
    await assertCleanAtBothWidths(page, assert, 'refused')

    await page.getByRole('button', { name: 'Correct the address' }).click()
    await dialog.getByText('The price stays ₦45,000.00.').waitFor()
    const address = dialog.getByLabel(/^Address/)
    assert.equal(await address.inputValue(), '12 REFUSE Road')
    await address.fill('12 Accept Road')
    await dialog.getByRole('button', { name: 'Send again' }).click()
    await dialog.getByText(/postal codes look like NW1 6XE/).waitFor()
    await assertCleanAtBothWidths(page, assert, 'refused_correction')
    await dialog.getByLabel(/^Postal Code/).fill('SW1A 1AA')
    await dialog.getByRole('button', { name: 'Send again' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Paid. We are getting your waybill').waitFor()
    const shipment = await Shipment.findWithDetails(refused.id)
    assert.equal(shipment.address('destination').address, '12 Accept Road')
  })

  test('an unpaid booking is cancelled after a confirmation', async ({ visit, assert }) => {
    const { unpaid } = await makeOneInEachState()
    const page = await visit('/base/shipment/history')
    await openHistory(page, 'member@sendam.test')
    const row = rowOf(page, unpaid)
    const link = row.getByRole('link', { name: 'Complete Booking' })
    assert.equal(await link.getAttribute('href'), `/base/shipment/history/${unpaid.id}/complete`)
    await link.click()
    await page.getByRole('heading', { name: 'Complete Booking' }).waitFor()
    await page.getByText('Grace Miller').filter({ visible: true }).first().waitFor()
    // Only staff see additional payments.
    assert.equal(await page.getByText('Additional payments').count(), 0)
    await assertCleanAtBothWidths(page, assert, 'history_unfinished')
    await page.getByRole('link', { name: 'Return to Shipping History' }).click()
    await link.waitFor()
    assert.deepEqual(await openMenu(page, unpaid), [
      'Detail',
      'Track Shipment',
      'Book again',
      'Complete Booking',
      'Ignore',
    ])
    await page.getByRole('menuitem', { name: 'Ignore' }).click()
    await page.getByRole('button', { name: 'Keep It' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await row.getByRole('button', { name: 'Ignore' }).click()
    await page.getByRole('heading', { name: 'Ignore this booking?' }).waitFor()
    await assertCleanAtBothWidths(page, assert, 'history_ignore')
    await page.getByRole('button', { name: 'Ignore Booking' }).click()
    await findVisible(row, 'Cancelled').waitFor()
    await page.getByText('The booking is cancelled. Nothing was charged.').waitFor()
    const stored = await Shipment.findOrFail(unpaid.id)
    assert.equal(stored.status, 'CANCELED')
    assert.deepEqual(await openMenu(page, unpaid), ['Detail', 'Track Shipment', 'Book again'])
    await page.getByRole('menuitem', { name: 'Track Shipment' }).click()
    await page.getByText('No tracking information.').waitFor()
    await page.getByText('This booking was cancelled.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'history_canceled')
  })

  test('have no filters before the first shipment, and say what a search found', async ({
    visit,
    assert,
  }) => {
    const page = await visit('/base/shipment/history')
    await openHistory(page, 'member@sendam.test')
    await page.getByText('No shipments yet').waitFor()
    assert.equal(await page.getByRole('button', { name: /^Filter by date/ }).count(), 0)
    await assertCleanAtBothWidths(page, assert, 'history_nothing_yet')

    const createdAt = DateTime.fromISO('2026-03-10T23:59:00', { zone: 'Africa/Lagos' })
    const old = await makeMemberShipment({ createdAt })
    await page.reload()
    await rowOf(page, old).waitFor()
    await openDates(page)
    assert.isTrue(await page.getByRole('button', { name: 'Search', exact: true }).isDisabled())
    await assertCleanAtBothWidths(page, assert, 'history_dates')
    await page.keyboard.press('Escape')
    await searchDates(page, '01/01/2026', '09/03/2026')
    await page.getByText('No records found! You may need to modify the search date.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'history_none_found')

    const release = await holdRequests(page, /shipment\/history\?/)
    await searchDates(page, '10/03/2026', '10/03/2026')
    await page.getByText('Loading your past shipments... Please wait!').waitFor()
    release()
    await rowOf(page, old).waitFor()
    await page.getByText('1 shipment requested from 10/03/2026 to 10/03/2026.').waitFor()

    await page.unroute(/shipment\/history\?/)
    await page.route(/shipment\/history\?/, (route) => route.abort())
    await searchDates(page, '10/03/2026', '11/03/2026')
    await page.getByText('Could not load shipping history. Please try again.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'history_failed')
    await page.unroute(/shipment\/history\?/)
    await page.getByRole('button', { name: 'Retry' }).click()
    await rowOf(page, old).waitFor()
    await openDates(page)
    await page.getByRole('button', { name: 'Any time', exact: true }).click()
    await page.getByText('1 shipment.').waitFor()
  })

  test('dates out of order move each other, and Search uses both', async ({ visit, assert }) => {
    await makeMemberShipment({})
    const page = await visit('/base/shipment/history')
    await openHistory(page, 'member@sendam.test')
    await openDates(page)
    const start = page.getByLabel(/^Start date/)
    const end = page.getByLabel(/^End date/)
    await start.fill('01/03/2026')
    await end.fill('05/03/2026')
    await start.fill('08/03/2026')
    assert.equal(await end.inputValue(), '08/03/2026')
    await end.fill('07/03/2026')
    assert.equal(await start.inputValue(), '07/03/2026')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForURL(/startDate=2026-03-07&endDate=2026-03-07/)
  })

  test('keep the searched days after another page was opened', async ({ visit, assert }) => {
    const createdAt = DateTime.fromISO('2026-03-10T12:00:00', { zone: 'Africa/Lagos' })
    const old = await makeMemberShipment({ createdAt })
    await makeMemberShipment({})
    const page = await visit('/base/shipment/history')
    await openHistory(page, 'member@sendam.test')
    await searchDates(page, '10/03/2026', '10/03/2026')
    await page.getByText('1 shipment requested from').waitFor()
    await page.getByRole('link', { name: 'Home' }).first().click()
    await page.getByRole('heading', { name: 'Welcome to Sendam' }).waitFor()
    await page.goBack()
    await page.getByText('1 shipment requested from').waitFor()
    assert.equal(await rowOf(page, old).count(), 1)
    const dates = page.getByRole('button', { name: /^Filter by date/ })
    assert.equal(
      await dates.getAttribute('aria-label'),
      'Filter by date: from 10/03/2026 to 10/03/2026'
    )
  })

  test('a customer views a shipment, tracks it, and downloads its waybill', async ({
    visit,
    assert,
  }) => {
    const { assigned, pending } = await makeOneInEachState()
    await pollTracking()
    const page = await visit('/base/shipment/history')
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.message))
    await openHistory(page, 'member@sendam.test')
    await page.getByText('8 shipments.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'history_recent')
    assert.equal(await findVisible(rowOf(page, assigned), 'Courier Assigned').count(), 1)
    assert.deepEqual(await readOtherLinks(page, assigned), [])
    assert.deepEqual(await openMenu(page, pending), ['Detail', 'Track Shipment', 'Book again'])
    await page.keyboard.press('Escape')

    const release = await holdRequests(page, /view=detail/)
    await choose(page, assigned, 'Detail')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Loading shipment...').waitFor()
    release()
    await dialog.getByText('Grace Miller').waitFor()
    for (const text of [
      'Ankara fabric, six yards',
      '30 X 20 X 10 cm',
      'Shipping Rate',
      '₦45,000.00',
      'Pickup from the sender',
      'Package 2',
    ]) {
      assert.include(await dialog.textContent(), text)
    }
    const payment = dialog.locator('section').filter({ hasText: 'Payment amount' })
    assert.match((await payment.textContent())!, /StatusPaid on \d+ \w+ \d{4} from the wallet/)
    assert.notInclude(await payment.textContent(), 'Courier Assigned')
    await assertCleanAtBothWidths(page, assert, 'history_details')

    const saving = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download Waybill' }).click()
    const saved = await saving
    assert.equal(saved.suggestedFilename(), `waybill-${assigned.trackingNumber}.pdf`)
    const bytes = await readFile(await saved.path())
    assert.equal(bytes.subarray(0, 5).toString(), '%PDF-')

    await dialog.getByRole('button', { name: 'Track Shipment' }).click()
    await dialog.getByRole('heading', { name: 'Your package is on the way.' }).waitFor()
    await assertCleanAtBothWidths(page, assert, 'history_tracked')
    await page.keyboard.press('Enter')
    await dialog.getByText('Ankara fabric, six yards').first().waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.assertPath('/base/shipment/history')
    assert.deepEqual(failures, [])
  })
})
