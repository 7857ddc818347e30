import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { addressOfServer } from '#tests/support/api_client'
import { smallTariff } from '#tests/support/tariff'

const buildPath = (path: string, parcel: string) =>
  `${path}?export=1&originCountry=NG&destinationCountry=GB&${parcel}`

test.group('Ways to save in the rate calculator in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('include a smaller box without scripts, in English and in French', async ({
    browser,
    assert,
  }) => {
    // Needs a browser: without scripts only its own form handling works.
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const parcel = 'weight=0.4&length=30&width=17&height=10'
    await page.goto(`${addressOfServer()}${buildPath('/rates', parcel)}&lang=fr`)
    await page
      .getByText('Si vous réduisez la longueur de 1 cm, vous économisez ₦150,000.')
      .waitFor()
    await page.goto(`${addressOfServer()}${buildPath('/rates', parcel)}&lang=en`)
    await page.getByText('If you trim the length by 1 cm, you save ₦150,000.').waitFor()
    await page.getByRole('link', { name: 'Change the size' }).click()
    await page.getByText('We have put in 29 cm instead of 30 cm.').waitFor()
    assert.equal(await page.getByLabel('Length').inputValue(), '29')
    await page.getByRole('button', { name: 'Check Rates' }).click()
    const rates = page.getByRole('list', { name: 'Rates', exact: true })
    assert.include(await rates.innerText(), '₦50,000.00')
    await context.close()
  })
})
