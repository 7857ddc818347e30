import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { assertCleanAtBothWidths } from '#tests/browser/page_checks'
import {
  countLanes,
  daysAgo,
  makeDeliveredShipment,
  recordScan,
  TEN_TRANSIT_DAYS,
} from '#tests/support/following/deliveries'
import { makeShipment } from '#tests/support/shipment_rows'
import { smallTariff } from '#tests/support/tariff'

const ADMIN = 'admin@sendam.test'

test.group('Lane pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await db.from('shipments').update({ delivered_at: null })
  })

  test('staff see transit times and late parcels, and the tracking page shows the usual time', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/admin/lanes', ADMIN)
    await page.getByText('A lane shows here once 20 of its parcels were delivered.').waitFor()
    for (const days of TEN_TRANSIT_DAYS) await makeDeliveredShipment(days)
    const late = await makeShipment({ status: 'COURIER_ASSIGNED' })
    await recordScan(late, daysAgo(8))
    await countLanes()
    await page.reload()
    const lane = page.getByRole('row', { name: /Nigeria to United Kingdom/ })
    assert.match(await lane.innerText(), /DHL\s+4 days\s+6 days\s+10/)
    await page.getByLabel('Kind', { exact: true }).selectOption('import')
    await page.getByText('No lanes found.').waitFor()
    await page.getByLabel('Kind', { exact: true }).selectOption('export')
    await lane.waitFor()
    await assertCleanAtBothWidths(page, assert, 'lane_facts')

    await page.getByRole('link', { name: 'Late Parcels' }).first().click()
    await page.getByText('2 days', { exact: true }).first().waitFor()
    await assertCleanAtBothWidths(page, assert, 'late_parcels')
    await page
      .getByRole('link', { name: String(late.trackingNumber) })
      .first()
      .click()
    await page.waitForURL(new RegExp(String(late.trackingNumber)))

    await page.goto(`${new URL(page.url()).origin}/track/${late.trackingNumber}`)
    await page.getByText('9 in 10 arrive within 6 days (10 parcels counted).').waitFor()
  })
})
