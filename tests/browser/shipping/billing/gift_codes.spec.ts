import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import GiftCode from '#shipping/shipment/models/gift_code'
import { seedReference } from '#tests/support/reference'
import { openShop } from '#tests/browser/shipping/booking/booking_page'
import { assertCleanEverywhere, LARGE, settled } from '#tests/browser/looking'

test.group('Gift codes in a browser', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => openShop())

  test('staff make one, look at its uses, edit it and take it out of use', async ({
    visitAs,
    assert,
  }) => {
    // In a browser: it has not passed without one yet.
    const page = await visitAs('/base/discounts', 'admin@sendam.test')
    await page.getByText('No records found!').waitFor()
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
    // Behind a dialog's veil nobody reads what it says.
    await page.getByText('Gift code SPRING-25 is ready to use.').waitFor({ state: 'detached' })

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

    await settled(page)
    await page.getByRole('button', { name: 'Actions for row 1' }).click()
    await page.getByRole('menuitem', { name: 'Deactivate' }).click()
    await page.getByRole('button', { name: 'Deactivate Gift Code' }).click()
    await page.getByText('Gift code SPRING-25 can no longer be applied.').waitFor()
    await page.getByRole('cell', { name: 'Deactivated' }).waitFor()
  })
})
