import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Shipment from '#shipping/shipment/models/shipment'
import { makeGiftCode } from '#tests/support/money/gift_codes'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'
import { heading, openShop, payFromWallet } from '#tests/browser/shipping/booking/booking_page'
import { LARGE, assertCleanEverywhere, waitForAnimations } from '#tests/browser/page_checks'
import GiftCode from '#shipping/shipment/models/gift_code'

test.group('Gift codes', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => openShop())

  test('a sender applies and changes a code, and pays the shown total', async ({
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

  test('a customer has no gift code page', async ({ visitAs }) => {
    const page = await visitAs('/base/discounts')
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Discount Codes' }).waitFor({ state: 'detached' })
  })

  test('staff create a code, view its uses, edit and deactivate it', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/base/discounts', 'admin@sendam.test')
    await page.getByText('No gift codes yet').waitFor()
    await page.getByRole('button', { name: 'New Gift Code' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Create Gift Code' }).click()
    await dialog.getByText('"Code" should not be empty').waitFor()
    await dialog.getByText('"Percentage" should not be empty').waitFor()
    await dialog.getByLabel('Code').fill('spring 25')
    await dialog.getByText('"Code" can have letters, digits').waitFor()
    await dialog.getByLabel('Code').fill('spring-25')
    await dialog.getByRole('radio', { name: 'Amount' }).check()
    await dialog.getByRole('radio', { name: 'Percentage' }).check()
    await dialog.getByLabel('Percentage', { exact: false }).last().fill('25')
    await dialog.getByLabel('Total Limit').fill('100')
    await assertCleanEverywhere(page, assert, 'discount_new')
    await page.setViewportSize(LARGE)
    await dialog.getByRole('button', { name: 'Create Gift Code' }).click()
    await page.getByText('Gift code SPRING-25 is ready to use.').waitFor()
    await page.getByRole('cell', { name: '0 of 100' }).waitFor()
    await assertCleanEverywhere(page, assert, 'discounts')
    await page.setViewportSize(LARGE)

    await page.getByRole('button', { name: 'Actions for row 1' }).click()
    await page.getByRole('menuitem', { name: 'Uses' }).click()
    await page.getByRole('heading', { level: 1, name: 'Uses of SPRING-25' }).waitFor()
    await page.getByText('Nobody has used this code yet.').waitFor()
    await assertCleanEverywhere(page, assert, 'discount_uses')
    await page.setViewportSize(LARGE)
    await page.goBack()
    await page.getByRole('cell', { name: '0 of 100' }).waitFor()

    await page.getByRole('button', { name: 'Actions for row 1' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await dialog.getByLabel('Total Limit').fill('50')
    const other = await GiftCode.findByOrFail('code', 'SPRING-25')
    await other.merge({ version: 7 }).save()
    await dialog.getByRole('button', { name: 'Update Gift Code' }).click()
    await dialog.getByText('Somebody else has changed this gift code in the meantime.').waitFor()
    await other.merge({ version: 1 }).save()
    await dialog.getByRole('button', { name: 'Update Gift Code' }).click()
    await page.getByRole('cell', { name: '0 of 50' }).waitFor()

    await waitForAnimations(page)
    await page.getByRole('button', { name: 'Actions for row 1' }).click()
    await page.getByRole('menuitem', { name: 'Deactivate' }).click()
    await page.getByRole('button', { name: 'Deactivate Gift Code' }).click()
    await page.getByText('Gift code SPRING-25 can no longer be applied.').waitFor()
    await page.getByRole('cell', { name: 'Deactivated' }).waitFor()
  })
})
