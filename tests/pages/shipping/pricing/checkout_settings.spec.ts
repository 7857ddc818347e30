import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import CheckoutSetting from '#shipping/pricing/checkout/checkout_setting'
import { assertCleanAtBothWidths } from '#tests/browser/page_checks'

test.group('Checkout settings of a shop', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('show errors at their fields, and are saved', async ({ visitAs, assert }) => {
    const page = await visitAs('/base/developers/checkout', 'owner@acme.test')
    await page.getByRole('heading', { level: 1, name: 'Checkout Rates' }).waitFor()
    await page.getByLabel('State').selectOption({ label: 'Lagos' })
    await page.getByLabel('City').selectOption({ label: 'Ikeja' })
    await page.getByLabel('Length').fill('30')
    await page.getByLabel('Height').fill('10')
    await page.getByLabel('Markup').fill('101')
    await page.getByLabel('Fallback price').fill('5,000')
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await page.getByText('"Markup" must be at most 100').waitFor()
    await page.getByLabel('Markup').fill('12.5')
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await page.getByText('Please give all three sides of the box, or none').waitFor()
    await page.getByLabel('Width').fill('20')
    await assertCleanAtBothWidths(page, assert, 'checkout_settings')
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await page.getByText('Your checkout settings are saved.').waitFor()
    const { fallbackPriceKobo, markupBasisPoints, boxWidthCm } = await CheckoutSetting.query()
      .where('organizationId', 3)
      .firstOrFail()
    assert.deepEqual([fallbackPriceKobo, markupBasisPoints, boxWidthCm], [5_000_00, 1250, 20])
    await page.reload()
    assert.equal(await page.getByLabel('City').inputValue(), 'IKEJA')
    assert.equal(await page.getByLabel('Markup').inputValue(), '12.5')
  })
})
