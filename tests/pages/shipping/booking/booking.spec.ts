import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedReference } from '#tests/support/reference'
import Shipment from '#shipping/shipment/models/shipment'
import {
  ACCRA,
  LONDON,
  addPackage,
  fillRecipient,
  fillSender,
  heading,
  next,
  openShop,
  payFromWallet,
  side,
  signIn,
} from '#tests/browser/shipping/booking/booking_page'
import { assertCleanAtBothWidths, takeScreenshot } from '#tests/browser/page_checks'

const BOOK = '/base/shipment/book'

test.group('Booking', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => openShop())

  test('a customer books two packages from Lagos to London and pays from the wallet', async ({
    visit,
    assert,
  }) => {
    const page = await visit(BOOK)
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.message))
    await signIn(page, 'member@sendam.test')
    await assertCleanAtBothWidths(page, assert, 'booking_0_empty')
    await next(page)
    await assertCleanAtBothWidths(page, assert, 'booking_0_errors')
    await fillSender(page)
    await fillRecipient(page, LONDON)
    await side(page, 'Recipient').getByLabel('Save in address book').check()
    await assertCleanAtBothWidths(page, assert, 'booking_0_filled')
    await next(page)

    await heading(page, 'Shipment')
    assert.isTrue(await page.getByRole('button', { name: 'Next', exact: true }).isDisabled())
    await assertCleanAtBothWidths(page, assert, 'booking_1_empty')
    await addPackage(page, '0.4', 'Cotton shirts', '75,000')
    await addPackage(page, ' 0.5', 'Leather shoes', '80 000.50')
    await assertCleanAtBothWidths(page, assert, 'booking_1_filled')
    await next(page)

    await heading(page, 'Others')
    await page.getByLabel('Your reference').fill(' ORDER-1001 ')
    await assertCleanAtBothWidths(page, assert, 'booking_2')
    await next(page)

    await page.getByText('is above ₦150,000').waitFor()
    await assertCleanAtBothWidths(page, assert, 'booking_3_duty')
    await page.getByRole('button', { name: 'I understand' }).click()
    await heading(page, 'Courier')
    // The notice appears once for each request for rates.
    await page.getByRole('button', { name: 'Previous' }).click()
    await heading(page, 'Others')
    await next(page)
    await page.getByText('is above ₦150,000').waitFor()
    await page.getByRole('button', { name: 'I understand' }).click()
    await page.getByText('is above ₦150,000').waitFor({ state: 'detached' })
    await heading(page, 'Courier')
    await page.getByText('Cheapest').waitFor()
    await page.getByText('Fastest').waitFor()
    const couriers = page.getByRole('group', { name: 'Courier' }).getByRole('radio')
    const first = () => couriers.first().getAttribute('value')
    assert.equal(await first(), 'FEDEX')
    await page.getByLabel('Sort by').selectOption('arrives')
    assert.equal(await first(), 'DHL')
    assert.isTrue(await page.getByRole('button', { name: 'Next', exact: true }).isDisabled())
    await page.getByRole('radio', { name: /FedEx/ }).check()
    const summary = page.getByRole('complementary', { name: 'Price summary' }).first()
    await summary.getByText('Why this price?').click()
    await summary
      .getByText('Zone United Kingdom: above 0.50 kg, up to 1.00 kg costs ₦50,000.00')
      .waitFor()
    await summary.getByText('The actual weight is billed.').waitFor()
    await page.getByText('Why these prices?').click()
    await assertCleanAtBothWidths(page, assert, 'booking_3')
    await next(page)

    await heading(page, 'Confirmation & Payment')
    await assertCleanAtBothWidths(page, assert, 'booking_4')
    const cashBack = page.getByRole('radio', { name: /^Cash Back ₦[\d,.]+, not enough/ })
    assert.isTrue(await cashBack.isDisabled())
    await payFromWallet(page)

    await heading(page, 'Thank you for shipping with us')
    await page.getByText(/^Payment received/).waitFor()
    const shipment = await Shipment.query().orderBy('id', 'desc').firstOrFail()
    await page.getByText(String(shipment.trackingNumber), { exact: true }).waitFor()
    await page.getByText('The waybill will be emailed shortly.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'booking_5_thanks')
    assert.equal(shipment.status, 'PENDING')
    assert.equal(shipment.courierCode, 'FEDEX')
    assert.equal(shipment.reference, 'ORDER-1001')
    assert.deepEqual(failures, [])
  })
})

// Saving the booking reloads its page, which on a shared connection would see it half written.
test.group('Booking on several database connections', (group) => {
  group.each.setup(() => openShop())

  test('books the only courier of a route without asking', async ({ visitAs, assert }) => {
    const page = await visitAs(BOOK, 'member@sendam.test')
    await fillSender(page)
    await fillRecipient(page, ACCRA)
    await next(page)
    await addPackage(page, '2', 'Cotton shirts', '5000')
    await next(page)
    await next(page)
    await heading(page, 'Confirmation & Payment')
    await takeScreenshot(page, 'booking_4_only_courier')
    await page.getByRole('button', { name: 'Previous' }).click()
    await heading(page, 'Others')
    await page.getByLabel('Signature on delivery').check()
    await next(page)
    await heading(page, 'Confirmation & Payment')
    const booked = await Shipment.query().where('courierCode', 'DHL')
    assert.lengthOf(booked, 1, 'the second booking updates the first')
    assert.isTrue(booked[0]!.signatureRequired)
    await page.getByRole('button', { name: 'Change the packages' }).click()
    await heading(page, 'Shipment')
  })
})
