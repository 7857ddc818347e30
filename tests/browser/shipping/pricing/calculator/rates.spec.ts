import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { addressOfServer } from '#tests/support/api_client'
import { smallTariff } from '#tests/support/tariff'

test.group('Public rate calculator in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('works without scripts', async ({ browser, assert }) => {
    // Needs a browser: without scripts only its own forms and links work.
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${addressOfServer()}/rates`)
    await page.getByRole('heading', { name: 'Shipping Rates' }).waitFor()

    await page.getByRole('button', { name: 'Check Rates' }).click()
    await page.getByText('"Destination Country" should not be empty').waitFor()
    await page.getByText('"Package Weight" should not be empty').waitFor()

    await page.getByLabel('Destination Country').selectOption('GB')
    await page.getByLabel('Package Weight').fill('0.9')
    await page.getByRole('button', { name: 'Check Rates' }).click()
    await page.getByRole('heading', { name: 'Nigeria to United Kingdom' }).waitFor()
    const rates = page.getByRole('list', { name: 'Rates', exact: true })
    assert.include(await rates.innerText(), '₦50,000.00')
    await page.getByText('Why this price? FedEx').click()
    await page.getByText('Above 0.50 kg, up to 1.00 kg').first().waitFor()

    await page.getByRole('link', { name: 'Back' }).click()
    assert.equal(await page.getByLabel('Package Weight').inputValue(), '0.9')
    assert.equal(await page.getByLabel('Destination Country').inputValue(), 'GB')

    await page.getByRole('link', { name: 'Domestic Rates' }).click()
    await page.getByLabel('Origin State').selectOption('NG_LA')
    await page.getByLabel('Destination State').selectOption('NG_OG')
    await page.getByLabel('Package Weight').fill('1')
    await page.getByRole('button', { name: 'Check Rates' }).click()
    await page.getByRole('heading', { name: 'Lagos, Nigeria to Ogun, Nigeria' }).waitFor()
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByLabel('Origin City').selectOption('IKEJA')
    await page.getByRole('button', { name: 'Check Rates' }).click()
    await page.getByRole('heading', { name: 'Ikeja, Lagos, Nigeria to Ogun, Nigeria' }).waitFor()

    await page.getByRole('link', { name: 'Book Shipment' }).click()
    await page.getByRole('heading', { name: 'Sign In' }).waitFor()
    await context.close()
  })

  test('adapts its fields to the choices, by keyboard alone', async ({ visit, assert }) => {
    // Needs a browser: typed choices, Enter and Tab are its own behaviour.
    const page = await visit('/rates')
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Origin Country').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.type('United K')
    await page.keyboard.press('Tab')
    await page.keyboard.type('0.05')
    await page.getByText('"Package Weight" must be at least 0.1').waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('0.9')
    assert.isFalse(await page.getByText('"Package Weight" must be').isVisible())
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Nigeria to United Kingdom' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.tagName === 'H2')

    await page.getByRole('link', { name: 'Back' }).press('Enter')
    await page.getByLabel('Package Weight').waitFor()
    assert.equal(await page.getByLabel('Package Weight').inputValue(), '0.9')
    const destination = page.getByLabel('Destination Country')
    assert.equal(await destination.locator('option[value=NG]').count(), 0)
    await page.getByLabel('Origin Country').selectOption('GB')
    assert.deepEqual(await destination.locator('option').allInnerTexts(), [
      'Choose a country',
      'Nigeria',
    ])
    assert.equal(await destination.inputValue(), 'NG')
    await page.getByLabel('Origin Country').selectOption('NG')
    assert.equal(await destination.inputValue(), '')
  })
})
