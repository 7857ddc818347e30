import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { smallTariff } from '#tests/support/tariff'
import { assertCleanAtBothWidths, assertCleanEverywhere } from '#tests/browser/page_checks'

const buildPath = (path: string, parcel: string) =>
  `${path}?export=1&originCountry=NG&destinationCountry=GB&${parcel}`

test.group('Ways to save in the rate calculator', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('put a lower weight into its field, and the new price is as promised', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(buildPath('/base/shipment/rate', 'weight=1.05'))
    const ways = page.getByRole('region', { name: 'Ways to save' })
    await ways.getByText('If you remove 50 g, you save ₦150,000.').waitFor()
    await ways.getByText('New total with FedEx: ₦50,000.00').waitFor()
    await assertCleanEverywhere(page, assert, 'rate_advice')

    const button = ways.getByRole('link', {
      name: 'Change the weight',
      description: 'If you remove 50 g, you save ₦150,000.',
    })
    await button.press('Enter')
    await page.getByText('We have put in 1 kg instead of 1.05 kg.').waitFor()
    const weight = page.getByLabel('Package Weight')
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'weight')
    assert.equal(await weight.inputValue(), '1')
    await page
      .getByRole('textbox', { name: 'Package Weight', description: '1.05 kg before' })
      .waitFor()
    await assertCleanAtBothWidths(page, assert, 'rate_advice_put')

    await weight.press('Enter')
    await page.getByRole('heading', { name: 'Nigeria to United Kingdom' }).waitFor()
    const rates = page.getByRole('list', { name: 'Rates', exact: true })
    await rates.getByText('₦50,000.00').waitFor()
    assert.isFalse(await ways.isVisible())
  })
})
