import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { assertCleanAtBothWidths, waitForHydration } from '#tests/browser/page_checks'
import { setDollarRate, deleteMargins } from '#tests/support/money/costs'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { smallTariff } from '#tests/support/tariff'

const ADMIN = 'admin@sendam.test'

test.group('Margin pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedReference()
    await seedDemoWallets()
    await smallTariff()
    await deleteMargins()
  })
  group.each.timeout(120_000)

  test('staff set an exchange rate, see losses, and open the shipment', async ({
    visitAs,
    assert,
  }) => {
    const shipment = await makeShipment({ status: 'PENDING', shippingNaira: 42_000 })
    await bookWithCourier(shipment.id)
    const other = await makeShipment({ status: 'PENDING', to: 'US', shippingNaira: 90_000 })
    await bookWithCourier(other.id)

    const page = await visitAs('/admin/margin', ADMIN)
    await waitForHydration(page)
    await page.getByText(/2 shipments earned ₦132,000.00.*no USD rate for \d/).waitFor()
    assert.equal(await page.getByRole('table').count(), 0)
    await assertCleanAtBothWidths(page, assert, 'margin_unknown')
    await page.getByRole('button', { name: 'Set a rate' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set an exchange rate' })
    assert.equal(await dialog.getByLabel('Currency').inputValue(), 'USD')
    await dialog.getByLabel('Naira for one').fill('1500')
    await assertCleanAtBothWidths(page, assert, 'exchange_rate')
    await dialog.getByRole('button', { name: 'Set Rate' }).click()
    await page.getByText('All 2').first().waitFor()

    await page.getByLabel('Shipments shown', { exact: true }).selectOption('low')
    await page.getByText('-₦1,500.00').first().waitFor()
    await page.getByLabel('Totals', { exact: true }).selectOption('lane')
    await page.getByRole('cell', { name: 'NG to US' }).waitFor()
    assert.match(page.url(), /show=low/)
    assert.match(page.url(), /by=lane/)
    await assertCleanAtBothWidths(page, assert, 'margin')

    await page.getByRole('link', { name: String(shipment.trackingNumber) }).click()
    await page.getByRole('heading', { name: 'Cost and margin' }).waitFor()
    await page.getByText('Estimate, until its invoice comes').waitFor()
    await page.getByText('USD 29.00').waitFor()
    await assertCleanAtBothWidths(page, assert, 'shipment_margin')
  })

  test('the customer sees no cost or margin', async ({ visitAs, assert }) => {
    await setDollarRate(1500)
    const shipment = await makeShipment({ status: 'PENDING', shippingNaira: 42_000 })
    await bookWithCourier(shipment.id)
    const page = await visitAs(`/base/shipments/${shipment.trackingNumber}`, 'member@sendam.test')
    await waitForHydration(page)
    await page.getByRole('heading', { name: 'Shipment Detail' }).waitFor()
    assert.equal(await page.getByText(/margin|43,500|29\.00/i).count(), 0)
  })
})
