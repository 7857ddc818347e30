import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoAccounts } from '#identity/demo'
import { makeShipment } from '#tests/support/shipment_rows'
import { settled } from '#tests/browser/looking'

test.group('Past shipments with a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoAccounts())

  test('are printed without what is around them', async ({ visitAs, assert }) => {
    // In a browser: where things are on paper is a matter of its style sheets.
    await makeShipment({ status: 'BOOKED' })
    const page = await visitAs('/base/shipment/history', 'admin@sendam.test')
    await page.getByText('1 shipment.').waitFor()
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: 'Print' }).click()
    await page.locator('[data-printed]').waitFor()
    await page.emulateMedia({ media: 'print' })
    await settled(page)
    const onPaper = await page.getByRole('table').boundingBox()
    assert.isBelow(onPaper!.x, 100, 'the navigation takes no room on paper')
    assert.isFalse(await page.getByRole('link', { name: 'CSV' }).isVisible())
  })
})
