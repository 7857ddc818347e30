import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoAccounts } from '#identity/demo'
import { makeShipment } from '#tests/support/shipment_rows'
import { assertCleanEverywhere, PHONE } from '#tests/browser/looking'

test.group('The addresses of shipments in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => seedDemoAccounts())

  test('on a phone shipments are cards, and each opens its page', async ({ visitAs, assert }) => {
    // In a browser: its style sheets make cards of rows on a narrow screen.
    const { trackingNumber, transactionReference } = await makeShipment({
      status: 'COURIER_ASSIGNED',
    })
    await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION', to: 'US' })
    const page = await visitAs('/base/shipment/history')
    await page.getByText('2 shipments.').waitFor()
    await assertCleanEverywhere(page, assert, 'history_list')
    await page.setViewportSize(PHONE)
    await page.getByRole('row').filter({ hasText: 'United States' }).waitFor()
    assert.equal(await page.getByRole('columnheader').count(), 0)
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Courier Assigned (1)')
    await page.getByText('1 shipment.').waitFor()
    await page.getByRole('link', { name: 'Grace Miller' }).click()
    await page.getByRole('heading', { level: 1, name: `Shipment ${trackingNumber}` }).waitFor()
    await page.getByText('Ankara fabric, six yards').waitFor()
    await page.getByRole('heading', { name: 'Tracking history' }).waitFor()
    await assertCleanEverywhere(page, assert, 'shipment_page')
    const again = page.getByRole('link', { name: 'Book again' })
    assert.include((await again.getAttribute('href'))!, `again=${transactionReference}`)
    const share = page.getByRole('link', { name: 'Send on WhatsApp' })
    const shared = decodeURIComponent((await share.getAttribute('href'))!)
    assert.match(shared, new RegExp(`https://wa\\.me/.*/track/${trackingNumber}$`))
  })
})
