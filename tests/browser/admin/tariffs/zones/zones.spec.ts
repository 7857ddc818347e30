import { test } from '@japa/runner'
import type { Page } from 'playwright'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoAccounts } from '#identity/demo'
import ShippingRate from '#shipping/pricing/models/shipping_rate'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { addZone, smallTariff } from '#tests/support/tariff'
import { assertClean, held, LARGE, PHONE, picture, signIn } from '#tests/browser/looking'
import { choose, pick, search } from '#tests/browser/admin/tariffs/zones/zone_screen'

/** Clean on a large screen and on a phone, by day. */
async function assertCleanAtBothWidths(page: Page, assert: any, name: string) {
  for (const viewport of [PHONE, LARGE]) {
    await page.setViewportSize(viewport)
    await assertClean(page, assert)
    await picture(page, `${name}_${viewport.width}`)
  }
}

async function openScreen(page: Page, title: string) {
  await signIn(page, 'admin@sendam.test')
  await page.getByRole('heading', { name: title }).waitFor()
}

test.group('Zones and rates with a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => seedDemoAccounts())
  group.each.setup(async () => void (await smallTariff()))

  test('a zone is looked at, changed and deleted', async ({ visit, assert }) => {
    // In a browser: not yet seen to pass without one.
    const page = await visit('/admin/zones/import')
    await openScreen(page, 'Import Shipping Zone Setup')
    const form = page.getByRole('region', { name: 'Search zones' })
    await pick(page, form, 'Destination Country', 'Nigeria')
    await search(page, 'DHL', 'Country')
    await choose(page, 'United Kingdom', 'View Detail')
    const detail = page.getByRole('dialog', { name: 'Zone Detail' })
    await detail.getByText('Origin(s)').waitFor()
    await assertCleanAtBothWidths(page, assert, 'zone_detail')
    await detail.getByRole('button', { name: 'Edit Zone' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import Zone Configuration' })
    await dialog.getByRole('button', { name: 'Remove United Kingdom' }).waitFor()
    await dialog.getByLabel('Description').fill('Britain')
    await dialog.getByRole('button', { name: 'Update Zone' }).click()
    await page.getByText('The zone "Britain" is updated.').waitFor()
    await dialog.waitFor({ state: 'detached' })

    await choose(page, 'Britain', 'Delete')
    const question = page.getByRole('dialog', { name: 'Delete Confirmation' })
    await question
      .getByText(
        'Are you sure you want to delete the Shipping Zone below? Doing so can not be undone.'
      )
      .waitFor()
    await question.getByText('Country').waitFor()
    await assertCleanAtBothWidths(page, assert, 'zone_delete')
    const release = await held(page, /\/api\/v1\/shippingZone\//)
    await question.getByRole('button', { name: 'Delete Shipping Zone' }).click()
    await question.getByText('Deleting...').waitFor()
    release()
    await page.getByText('The zone "Britain" is deleted.').waitFor()
    await page.getByText('No records found!').waitFor()
    const zone = await ShippingZone.query().where('description', 'Britain').firstOrFail()
    assert.isNotNull(zone.archivedAt)
  })

  test('who saves too late is told what changed, and earlier versions come back', async ({
    visit,
    assert,
  }) => {
    // In a browser: not yet seen to pass without one.
    const zone = await addZone({
      kind: 'export',
      courierCode: 'ARAMEX',
      description: 'Namibia',
      geography: 'country',
      destinations: ['NA'],
      bands: [[0, 1, 5000]],
    })
    const page = await visit('/admin/zones/export')
    await openScreen(page, 'Export Shipping Zone Setup')
    await search(page, 'Aramex', 'Country')
    await choose(page, 'Namibia', 'Shipping Rates')
    await page.getByLabel('Rate 1', { exact: true }).fill('6000')
    await ShippingZone.query().where('id', zone.id).update({ ratesVersion: 1 })
    await ShippingRate.query().where('zoneId', zone.id).update({ rateKobo: 555_500 })
    await page.getByRole('button', { name: 'Save Rate(s)' }).click()
    await page.getByText(/saved these rates/).waitFor()
    await page.getByText(/0 to 1 kg at ₦5,555\.00/).waitFor()
    await assertCleanAtBothWidths(page, assert, 'rates_conflict')
    await page.getByRole('button', { name: 'Load the Latest Rates' }).click()
    await page.getByLabel('Rate 1', { exact: true }).waitFor()
    assert.equal(await page.getByLabel('Rate 1', { exact: true }).inputValue(), '5555')
    await page.getByLabel('Rate 1', { exact: true }).fill('7000')
    await page.getByRole('button', { name: 'Save Rate(s)' }).click()
    await page.getByText('1 rate is saved.').waitFor()

    // By keyboard, for what has just been said lies over it, and stays as long as the pointer is there.
    await page.getByRole('button', { name: 'Earlier Versions' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Earlier Versions' })
    await dialog.getByRole('button', { name: 'View version 1' }).click()
    await dialog.getByText('0 to 1 kg at ₦7,000.00 becomes ₦5,555.00').waitFor()
    await assertCleanAtBothWidths(page, assert, 'rates_history')
    await dialog.getByRole('button', { name: 'Restore This Version' }).click()
    await page.getByText('Version 1 of the rates has been restored.').waitFor()
    await dialog.waitFor({ state: 'detached' })
    assert.equal(await page.getByLabel('Rate 1', { exact: true }).inputValue(), '5555')

    await page.getByRole('button', { name: 'Delete row 1' }).click()
    await page.getByText('The saved rates stay in use until you empty this sheet.').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Save Rate(s)' }).count(), 0)
    await page.getByRole('button', { name: 'Empty This Sheet' }).click()
    const question = page.getByRole('dialog', { name: 'Empty this sheet?' })
    await question.getByText('The 1 saved rate of this zone will be removed').waitFor()
    await assertCleanAtBothWidths(page, assert, 'rates_empty')
    await question.getByRole('button', { name: 'Empty This Sheet' }).click()
    await page.getByText('This sheet is now empty.').waitFor()
    await question.waitFor({ state: 'detached' })
    assert.equal(await page.getByRole('button', { name: 'Empty This Sheet' }).count(), 0)
    await page.getByRole('button', { name: 'Earlier Versions' }).press('Enter')
    await dialog.getByRole('button', { name: 'View version 3' }).click()
    await dialog.getByRole('button', { name: 'Restore This Version' }).click()
    await page.getByLabel('Rate 1', { exact: true }).waitFor()
    await dialog.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Import CSV' }).press('Enter')
    const file = page.getByRole('dialog', { name: 'Import Rates' })
    const header = 'courier;kind;country;state;zone;above_kg;end_kg;rate_naira'
    const csv = `${header}\nARAMEX;export;NG;;Namibia;0;0,5;4000\nARAMEX;export;NG;;Namibia;0,5;2;3000`
    await file
      .getByLabel('File')
      .setInputFiles({ name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await file.getByText('2 added, 0 changed, 1 removed, 0 unchanged.').waitFor()
    await file.getByText(/costs less than in row 2/).waitFor()
    await assertCleanAtBothWidths(page, assert, 'rates_file')
    await file.getByRole('button', { name: 'Save Rates' }).click()
    await page.getByText('Rates: 2 added, 0 changed, 1 removed, 0 unchanged.').waitFor()
    await page.getByLabel('Rate 2', { exact: true }).waitFor()
  })
})
