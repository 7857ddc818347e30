import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'
import { setAdditionalPayment } from '#shipping/billing/additional_payments'
import { findCaller } from '#tests/support/money/payouts'
import type Shipment from '#shipping/shipment/models/shipment'
import { heading, openShop, payBy } from '#tests/browser/shipping/booking/booking_page'
import { assertCleanAtBothWidths } from '#tests/browser/page_checks'

const BOOK = '/base/shipment/book'

const UNPAID = { status: 'AWAITING_PAYMENT_CONFIRMATION' } as const

async function addPayment({ id }: Shipment, amountKobo: number) {
  const admin = await findCaller('admin@sendam.test')
  await setAdditionalPayment(admin, id, { key: 'Packaging', amountKobo })
}

test.group('Paying for a booking in a browser', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => openShop())

  test('a price that rises while the dialog is open is shown there, and must be confirmed again', async ({
    visitAs,
    assert,
  }) => {
    // Needs a browser: the card page is another document.
    const shipment = await makeShipment(UNPAID)
    const page = await visitAs(`${BOOK}?resume=${shipment.id}`)
    await payBy(page, 'Wallet')
    const dialog = page.getByRole('dialog', { name: 'Pay With Wallet Balance' })
    await dialog.getByRole('button', { name: 'Pay ₦45,000.00' }).waitFor()
    await addPayment(shipment, 2_000_00)
    await dialog.getByRole('button', { name: 'Pay ₦45,000.00' }).click()
    await dialog
      .getByText(
        'The price has changed from ₦45,000.00 to ₦47,000.00. Nothing was paid. Please confirm the new amount.'
      )
      .waitFor()
    await assertCleanAtBothWidths(page, assert, 'price_changed')
    const unpaid = await shipment.refresh()
    assert.equal(unpaid.status, 'AWAITING_PAYMENT_CONFIRMATION')
    const stale = page.getByText('₦45,000.00', { exact: true }).filter({ visible: true })
    assert.equal(await stale.count(), 1)
    await dialog.getByRole('button', { name: 'Pay ₦47,000.00' }).click()
    await heading(page, 'Thank you for shipping with us')

    const other = await makeShipment(UNPAID)
    await page.goto(new URL(`/base/shipment/history/${other.id}/complete`, page.url()).href)
    await payBy(page, 'Card')
    await addPayment(other, 500_00)
    await page.getByRole('button', { name: 'Continue to card page' }).click()
    const card = page.getByRole('dialog', { name: 'Pay With Card' })
    await card.getByText('The price has changed from ₦45,000.00 to ₦45,500.00.').waitFor()
    await page.getByRole('button', { name: 'Continue to card page' }).click()
    await page.waitForURL(/dev\/card/)
  })
})
