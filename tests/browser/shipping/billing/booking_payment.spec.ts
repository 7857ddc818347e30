import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'
import { setAdditionalPayment } from '#shipping/billing/additional_payments'
import { callerBehind } from '#tests/support/money/payouts'
import type Shipment from '#shipping/shipment/models/shipment'
import { signatureFeeKobo } from '#shipping/pricing/settings'
import {
  ACCRA,
  addPackage,
  fillRecipient,
  fillSender,
  heading,
  next,
  openShop,
  payBy,
} from '#tests/browser/shipping/booking/booking_page'
import { assertCleanAtBothWidths } from '#tests/browser/looking'

const BOOK = '/base/shipment/book'
const UNPAID = { status: 'AWAITING_PAYMENT_CONFIRMATION' } as const

/** Staff put something on the bill while its payer looks at it. */
async function raise({ id }: Shipment, amountKobo: number) {
  const admin = await callerBehind('admin@sendam.test')
  await setAdditionalPayment(admin, id, { key: 'Packaging', amountKobo })
}

test.group('Finishing a booking with a browser', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => openShop())

  test('a price that changes while the dialog is open is shown there, and agreed to anew', async ({
    visitAs,
    assert,
  }) => {
    // In a browser: it goes to the card page, which is another document.
    const shipment = await makeShipment(UNPAID)
    const page = await visitAs(`${BOOK}?resume=${shipment.id}`)
    await payBy(page, 'Wallet')
    const dialog = page.getByRole('dialog', { name: 'Pay With Wallet Balance' })
    await dialog.getByRole('button', { name: 'Pay ₦45,000.00' }).waitFor()
    await raise(shipment, 2_000_00)
    await dialog.getByRole('button', { name: 'Pay ₦45,000.00' }).click()
    await dialog
      .getByText(
        'The price has changed from ₦45,000.00 to ₦47,000.00. Nothing was paid. Please confirm the new amount.'
      )
      .waitFor()
    await assertCleanAtBothWidths(page, assert, 'price_changed')
    const now = await shipment.refresh()
    assert.equal(now.status, 'AWAITING_PAYMENT_CONFIRMATION')
    const stale = page.getByText('₦45,000.00', { exact: true }).filter({ visible: true })
    assert.equal(await stale.count(), 1)
    await dialog.getByRole('button', { name: 'Pay ₦47,000.00' }).click()
    await heading(page, 'Thank you for shipping with us')

    const other = await makeShipment(UNPAID)
    await page.goto(new URL(`/base/shipment/history/${other.id}/complete`, page.url()).href)
    await payBy(page, 'Card')
    await raise(other, 500_00)
    await page.getByRole('button', { name: 'Continue to card page' }).click()
    const card = page.getByRole('dialog', { name: 'Pay With Card' })
    await card.getByText('The price has changed from ₦45,000.00 to ₦45,500.00.').waitFor()
    await page.getByRole('button', { name: 'Continue to card page' }).click()
    await page.waitForURL(/dev\/card/)
  })

  test('a balance that cannot be read can be asked for again', async ({ visitAs }) => {
    // In a browser: it has not passed without one yet.
    const shipment = await makeShipment(UNPAID)
    const page = await visitAs(BOOK, 'member@sendam.test')
    await page.goto(new URL(`${BOOK}?resume=${shipment.id}`, page.url()).href)
    await page.route('**/api/v1/wallet', (route) => route.abort(), { times: 1 })
    await payBy(page, 'Wallet')
    await page
      .getByText('Could not load your wallet balance. Please check your network connectivity.')
      .waitFor()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pay ₦45,000.00' }).waitFor()
  })

  test('when nobody carries the shipment the options stay open', async ({ visitAs, assert }) => {
    // In a browser: it has not passed without one yet.
    await signatureFeeKobo.set(-1, { by: null })
    const page = await visitAs(BOOK, 'member@sendam.test')
    await fillSender(page)
    await fillRecipient(page, ACCRA)
    await next(page)
    await addPackage(page, '11', 'Cotton shirts', '5000')
    await next(page)
    await page.getByText('This service is not available at the moment.').waitFor()
    assert.isTrue(await page.getByLabel('Signature on delivery').isDisabled())
    await page.getByLabel('Use preferred pickup date').check()
    await next(page)
    await page.getByText('"Preferred Pickup Date" should not be empty').waitFor()
    await page.getByLabel('Use preferred pickup date').uncheck()
    await next(page)
    await page.getByText('No courier of ours carries this weight').waitFor()
    await heading(page, 'Others')
    await page.getByLabel(/^No, I will drop it off/).check()
    await page.getByRole('button', { name: 'See drop-off locations' }).click()
    await page.getByRole('searchbox', { name: 'Search locations' }).fill('lagos')
    await assertCleanAtBothWidths(page, assert, 'booking_2_drop_off')
  })
})
