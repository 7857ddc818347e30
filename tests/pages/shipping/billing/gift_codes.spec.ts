import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import Shipment from '#shipping/shipment/models/shipment'
import { makeGiftCode } from '#tests/support/money/gift_codes'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'
import { heading, openShop, payFromWallet } from '#tests/browser/shipping/booking/booking_page'
import { assertCleanEverywhere, LARGE } from '#tests/browser/looking'

test.group('Gift codes in a browser', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => openShop())

  test('a sender applies one before paying, changes it, and pays what the page says', async ({
    visitAs,
    assert,
  }) => {
    const ten = await makeGiftCode({ code: 'TEN-OFF' })
    await makeGiftCode({ code: 'FLAT', kind: 'amount', amountKobo: 5000_00, basisPoints: null })
    const shipment = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    const page = await visitAs('/base/shipment/book')
    await page.goto(new URL(`/base/shipment/book?resume=${shipment.id}`, page.url()).href)
    await heading(page, 'Confirmation & Payment')

    await page.getByRole('button', { name: 'I have a gift code' }).click()
    const code = page.getByRole('textbox', { name: 'Code' })
    const apply = page.getByRole('button', { name: 'Apply Gift Code' })
    await apply.click()
    await page.getByText('"Code" should not be empty').waitFor()
    await code.fill('X')
    await page.getByText('"Code" must have at least 2 characters').waitFor()
    await code.fill('NOTHING')
    await apply.click()
    await page.getByText('There is no such gift code. Please check it and try again.').waitFor()
    await assertCleanEverywhere(page, assert, 'gift_code_refused')
    await page.setViewportSize(LARGE)

    await code.fill('ten-off')
    await code.press('Enter')
    await page.getByText('Gift Code TEN-OFF takes ₦4,500.00 off.').first().waitFor()
    await page.getByText('Total to pay: ₦40,500.00').waitFor()
    await assertCleanEverywhere(page, assert, 'gift_code_applied')
    await page.setViewportSize(LARGE)

    await page.reload()
    await page.getByText('Gift Code TEN-OFF takes ₦4,500.00 off.').first().waitFor()
    await code.fill('FLAT')
    await page.getByRole('button', { name: 'Change Gift Code' }).click()
    await page.getByText('Gift Code FLAT takes ₦5,000.00 off.').first().waitFor()
    await ten.refresh()
    assert.equal(ten.usedCount, 0)
    await page.getByRole('button', { name: 'Remove Gift Code' }).click()
    await page.getByText('Total to pay: ₦45,000.00').waitFor()
    await code.fill('FLAT')
    await apply.click()
    await page.getByText('Total to pay: ₦40,000.00').waitFor()

    await payFromWallet(page)
    await heading(page, 'Thank you for shipping with us')
    await page.getByText('₦710,000.00').first().waitFor()
    const paid = await Shipment.findOrFail(shipment.id)
    assert.equal(paid.paymentAmountKobo, 40_000_00)
  })

  test('a customer has no such page', async ({ visitAs }) => {
    const page = await visitAs('/base/discounts')
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Discount Codes' }).waitFor({ state: 'detached' })
  })
})
