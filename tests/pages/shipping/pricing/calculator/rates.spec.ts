import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { addressOfServer } from '#tests/support/api_client'
import { smallTariff } from '#tests/support/tariff'
import { assertCleanAtBothWidths, signIn } from '#tests/browser/page_checks'

test.group('Public rate calculator', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('a state loads its cities, and another state resets them', async ({ visit, assert }) => {
    const page = await visit('/rates')
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Package Weight').fill('1')
    await page.getByRole('link', { name: 'Domestic Rates' }).click()
    assert.equal(await page.getByLabel('Package Weight').inputValue(), '1')
    assert.isTrue(await page.getByLabel('Origin City').isDisabled())
    await page.getByLabel('Origin State').selectOption('NG_LA')
    await page.getByLabel('Origin City').selectOption('IKEJA')

    await page.route('**/api/v1/locations/NG_OG', (route) => route.abort())
    await page.getByLabel('Origin State').selectOption('NG_OG')
    await page.getByText('The cities could not be loaded').waitFor()
    await page.unroute('**/api/v1/locations/NG_OG')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByLabel('Origin City').waitFor()
    assert.equal(await page.getByLabel('Origin City').inputValue(), '')

    await page.getByRole('button', { name: 'Check Rates' }).click()
    await page.getByText('"Destination State" should not be empty').waitFor()
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('name') === 'destinationState'
    )
    await page.getByLabel('Destination State').selectOption('NG_KN')
    await page.getByRole('button', { name: 'Check Rates' }).click()
    await page.getByText('None of our couriers carries this weight on this route.').waitFor()
  })

  test('keeps the form after a failure, for another try', async ({ visit }) => {
    const page = await visit('/rates')
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Destination Country').selectOption('GB')
    await page.getByLabel('Package Weight').fill('0.9')
    await page.route('**/rates?**', (route) => route.abort())
    await page.getByRole('button', { name: 'Check Rates' }).click()
    await page.getByText('Connectivity Error!').waitFor()
    await page.unroute('**/rates?**')
    await page.getByRole('button', { name: 'Check Rates' }).click()
    await page.getByRole('heading', { name: 'Nigeria to United Kingdom' }).waitFor()
  })

  test('Book Shipment asks for sign-in and then opens the booking with the route', async ({
    visit,
    assert,
  }) => {
    const page = await visit('/rates?export=1&originCountry=NG&destinationCountry=GB&weight=0.9')
    await page.getByRole('link', { name: 'Book Shipment' }).click()
    await page.getByRole('heading', { name: 'Sign In' }).waitFor()
    await signIn(page, 'member@sendam.test')
    await page.waitForURL('**/base/shipment/book?**')
    const { searchParams } = new URL(page.url())
    assert.equal(searchParams.get('destinationCountry'), 'GB')
    assert.equal(searchParams.get('weight'), '0.9')
  })

  test('is accessible in every state', async ({ visit, assert }) => {
    const page = await visit('/rates')
    for (const [name, query] of Object.entries({
      empty: '',
      at_home: 'export=0',
      incomplete: 'export=1&weight=',
      priced: 'export=1&destinationCountry=GB&weight=0.9',
      not_served: 'export=1&destinationCountry=FR&weight=0.9',
    })) {
      await page.goto(`${addressOfServer()}/rates?${query}`)
      await page.waitForLoadState('networkidle')
      for (const summary of await page.locator('main summary').all()) await summary.click()
      await assertCleanAtBothWidths(page, assert, `rates_${name}`)
    }
  })
})

test.group('Rate calculator behind sign-in', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  const QUESTION = '/base/shipment/rate?export=1&destinationCountry=GB&weight=0.9'

  test('leads a customer to the booking, and offers copies only to staff', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/base/shipment/rate', 'member@sendam.test')
    await page.getByRole('heading', { name: 'Shipping Rates' }).waitFor()
    await page.getByLabel('Destination Country').selectOption('GB')
    await page.getByLabel('Package Weight').fill('0.9')
    await page.getByRole('button', { name: 'Check Rates' }).click()
    await page.getByRole('heading', { name: 'Nigeria to United Kingdom' }).waitFor()
    await page.getByText('Cheapest').waitFor()
    await page.getByText('Fastest').waitFor()
    const couriers = page.getByRole('list', { name: 'Rates', exact: true }).getByRole('heading')
    assert.include(await couriers.first().textContent(), 'FedEx')
    await page.getByLabel('Sort by').selectOption('arrives')
    assert.include(await couriers.first().textContent(), 'DHL')
    assert.equal(await page.getByRole('button', { name: 'Copy Rates' }).count(), 0)
    const href = await page
      .locator('main')
      .getByRole('link', { name: 'Book Shipment' })
      .getAttribute('href')
    assert.equal(
      href,
      '/base/shipment/book?export=1&originCountry=NG&destinationCountry=GB&weight=0.9'
    )
  })

  test('staff copy the rates and the phytosanitary request', async ({
    visitAs,
    browserContext,
    assert,
  }) => {
    await browserContext.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await visitAs(QUESTION, 'manager@sendam.test')
    await page.getByRole('button', { name: 'Copy Rates' }).click()
    await page.getByText('Rates copied.').waitFor()
    const rates = await page.evaluate(() => navigator.clipboard.readText())
    assert.include(rates, '1. FedEx, FedEx Economy (4 to 6 working days): ₦50,000.00')
    await page.getByRole('button', { name: 'Copy Phyto Request' }).click()
    await page.getByText('Phytosanitary request copied.').waitFor()
    const request = await page.evaluate(() => navigator.clipboard.readText())
    assert.include(request, 'Destination: United Kingdom')

    for (const [name, path] of Object.entries({
      priced: QUESTION,
      empty: '/base/shipment/rate',
      at_home: '/base/shipment/rate?export=0',
    })) {
      await page.goto(`${addressOfServer()}${path}`)
      await page.getByRole('heading', { name: 'Shipping Rates' }).waitFor()
      await page.waitForLoadState('networkidle')
      await assertCleanAtBothWidths(page, assert, `rates_shell_${name}`)
    }
  })
})
