import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import { addZone, smallTariff } from '#tests/support/tariff'
import {
  LARGE,
  PHONE,
  assertClean,
  assertCleanEverywhere,
  holdRequests,
  takeScreenshot,
  signIn,
} from '#tests/browser/page_checks'
import {
  choose,
  openMenu,
  pick,
  search,
  select,
} from '#tests/browser/admin/tariffs/zones/zone_screen'
import ShippingRate from '#shipping/pricing/models/shipping_rate'
import ShippingZone from '#shipping/pricing/models/shipping_zone'

async function assertCleanAtBothWidths(page: Page, assert: any, name: string) {
  for (const viewport of [PHONE, LARGE]) {
    await page.setViewportSize(viewport)
    await assertClean(page, assert)
    await takeScreenshot(page, `${name}_${viewport.width}`)
  }
}

async function openScreen(page: Page, title: string) {
  await signIn(page, 'admin@sendam.test')
  await page.getByRole('heading', { name: title }).waitFor()
}

const readHeaders = async (page: Page) => {
  const all = await page.getByRole('columnheader').allTextContents()
  return all.slice(0, -1)
}

test.group('Zone pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('a new export zone with rates gives the price of the calculator', async ({
    visit,
    assert,
  }) => {
    const page = await visit('/admin/zones/export')
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.message))
    await openScreen(page, 'Export Shipping Zone Setup')
    await page.getByRole('cell', { name: 'Ghana' }).waitFor()
    await assertCleanEverywhere(page, assert, 'zones_export')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(LARGE)
    await search(page, 'UPS', 'All')
    await page.getByRole('cell', { name: 'Ghana' }).waitFor({ state: 'detached' })
    await page.getByRole('cell', { name: 'United Kingdom' }).waitFor()
    const headers = ['#', 'Description', 'Geography', 'Billing Group', 'Bands', 'From']
    assert.deepEqual(await readHeaders(page), headers)

    await page.getByRole('button', { name: 'New Zone' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Export Zone Configuration' })
    await dialog.getByRole('button', { name: 'Create Zone' }).click()
    await dialog.getByText('"Description" should not be empty').waitFor()
    await assertCleanAtBothWidths(page, assert, 'zone_dialog')
    await dialog.getByLabel('Description').fill('Neighbours')
    await select(page, dialog, 'Courier', 'UPS')
    await select(page, dialog, 'Geography', 'Continent')
    await pick(page, dialog, 'Destination(s)', 'Africa')
    await page.keyboard.press('Tab')
    await dialog.getByRole('button', { name: 'Remove Africa' }).waitFor()
    await select(page, dialog, 'Geography', 'Country')
    await dialog.getByRole('button', { name: 'Remove Africa' }).waitFor({ state: 'detached' })
    await pick(page, dialog, 'Destination(s)', 'Ghana')
    await page.keyboard.press('Tab')
    await dialog.getByRole('button', { name: 'Create Zone' }).click()
    await page.getByText('The zone "Neighbours" is created.').waitFor()
    await dialog.waitFor({ state: 'detached' })

    assert.deepEqual(await openMenu(page, 'Neighbours'), [
      'View Detail',
      'Shipping Rates',
      'Delete',
    ])
    await page.getByRole('menuitem', { name: 'Shipping Rates' }).click()
    await page.getByRole('heading', { name: 'International Zones / Rates' }).waitFor()
    await page.getByText('Neighbours · Country').waitFor()
    await page.getByText('No rates available!').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Save Rate(s)' }).count(), 0)
    const generator = page.getByRole('region', { name: 'Generate entries' })
    await generator.getByLabel('Entry Count').fill('51')
    await generator.getByText('"Entry Count" must be at most 50').waitFor()
    await generator.getByLabel('Entry Count').fill('2')
    await generator.getByLabel('Start Weight').fill('0')
    await generator.getByLabel('Increment').fill('100.5')
    await generator.getByText('"Increment" must be at most 100').waitFor()
    await generator.getByLabel('Increment').fill('1')
    await generator.getByRole('button', { name: 'Generate Entry(s)' }).click()
    assert.equal(await page.getByLabel('End Weight 2').inputValue(), '2')
    await page.getByLabel('Rate 1').fill('12 345.50')
    await page.getByRole('button', { name: 'Save Rate(s)' }).click()
    await page.getByText('"Rate" should not be empty').waitFor()
    await page.getByLabel('Rate 2').fill('499')
    await page.getByText('"Rate" must be at least 500').waitFor()
    await page.getByLabel('Rate 2').fill('500')
    await page.getByText('Row 2 costs less than row 1 although it is for more weight').waitFor()
    await assertCleanEverywhere(page, assert, 'rates_export')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(LARGE)
    await page.getByLabel('Rate 2').fill('23000')
    await generator.getByRole('button', { name: 'Add Empty Entry' }).click()
    await page.getByRole('button', { name: 'Delete row 3' }).click()
    await page.getByRole('button', { name: 'Save Rate(s)' }).click()
    await page.getByText('2 rates are saved.').waitFor()

    await page.getByRole('button', { name: 'Add Rows' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Generate & Save Entry(s)' }).click()
    const multiplier = page.getByRole('region', { name: 'Generate and save entries' })
    await multiplier.getByLabel('Start Weight').fill('2')
    await multiplier.getByLabel('End Weight').fill('4')
    await multiplier.getByLabel(/^Increment/).fill('1')
    await multiplier.getByLabel('Rate/Increment (=N=)').fill('1000')
    await multiplier.getByRole('button', { name: 'Generate & Save Entry(s)' }).click()
    await page.getByText('The entries have been generated and saved.').waitFor()
    assert.equal(await page.getByLabel('Rate 4').inputValue(), '25000')

    await page.getByRole('link', { name: 'International Zones' }).click()
    await page.getByRole('cell', { name: 'Neighbours' }).waitFor()
    assert.deepEqual(failures, [])

    const rates =
      '/rates?export=1&originCountry=NG&originState=NG_LA&destinationCountry=GH&weight=1'
    await page.goto(new URL(rates, page.url()).href)
    await page.getByText('₦12,345.50').first().waitFor()
  })

  test('staff group states into local zones and cities into city zones', async ({
    visit,
    assert,
  }) => {
    const page = await visit('/admin/zones/local')
    await openScreen(page, 'Local Shipping Zone Setup')
    await page.getByText('Group states into zones.').waitFor()
    await search(page, 'UPS')
    await page.getByRole('cell', { name: 'Home' }).waitFor()
    assert.deepEqual(await readHeaders(page), ['#', 'Description', 'Bands', 'From'])
    await assertCleanEverywhere(page, assert, 'zones_local')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(LARGE)
    await choose(page, 'Home', 'Shipping Rates')
    await page.getByRole('heading', { name: 'Local Zones / Rates' }).waitFor()
    assert.equal(await page.getByLabel('Rate 1', { exact: true }).inputValue(), '3500')
    assert.equal(await page.getByRole('region', { name: 'Generate and save entries' }).count(), 0)
    await assertCleanAtBothWidths(page, assert, 'rates_local')
    await page.getByRole('link', { name: 'Local Zones' }).first().click()

    const filters = page.getByRole('region', { name: 'Filters' })
    await filters.getByLabel('Kind').selectOption('City')
    await page.getByRole('heading', { name: 'City Shipping Zone Setup' }).waitFor()
    await pick(page, filters, 'Origin State', 'Lagos')
    await search(page, 'UPS')
    await page.getByText('No records found!').waitFor()
    await page.getByRole('button', { name: 'New Zone' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Zone Configuration' })
    await dialog.getByLabel('Description').fill('Mainland')
    await select(page, dialog, 'Courier', 'UPS')
    await pick(page, dialog, 'Origin State', 'Lagos')
    await pick(page, dialog, 'Origin(s)', 'Ikeja')
    await page.keyboard.press('Tab')
    await pick(page, dialog, 'Destination(s)', 'Lekki')
    await page.keyboard.press('Tab')
    await assertCleanAtBothWidths(page, assert, 'zone_dialog_city')
    await dialog.getByRole('button', { name: 'Create Zone' }).click()
    await page.getByText('The zone "Mainland" is created.').waitFor()
    await page.getByRole('cell', { name: 'Mainland' }).waitFor()
    await assertCleanAtBothWidths(page, assert, 'zones_city')
  })

  test('staff view, edit and delete a zone', async ({ visit, assert }) => {
    const page = await visit('/admin/zones/import')
    await openScreen(page, 'Import Shipping Zone Setup')
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
    const release = await holdRequests(page, /\/api\/v1\/shippingZone\//)
    await question.getByRole('button', { name: 'Delete Shipping Zone' }).click()
    await question.getByText('Deleting...').waitFor()
    release()
    await page.getByText('The zone "Britain" is deleted.').waitFor()
    await page.getByText('No records found!').waitFor()
    const zone = await ShippingZone.query().where('description', 'Britain').firstOrFail()
    assert.isNotNull(zone.archivedAt)
  })

  test('a stale save shows what changed, and earlier versions can be restored', async ({
    visit,
    assert,
  }) => {
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

    // Uses the keyboard: a toast covers the button and stays as long as the pointer is over it.
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
