import { test } from '@japa/runner'
import type { Page } from 'playwright'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoAccounts } from '#identity/demo'
import { smallTariff } from '#tests/support/tariff'
import {
  assertClean,
  assertCleanEverywhere,
  LARGE,
  PHONE,
  picture,
  signIn,
} from '#tests/browser/looking'
import {
  choose,
  openMenu,
  pick,
  search,
  select,
} from '#tests/browser/admin/tariffs/zones/zone_screen'

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

const headers = async (page: Page) => {
  const all = await page.getByRole('columnheader').allTextContents()
  return all.slice(0, -1)
}

test.group('Zones and rates with a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => seedDemoAccounts())
  group.each.setup(async () => void (await smallTariff()))

  test('a new export zone with its rates is what the calculator quotes', async ({
    visit,
    assert,
  }) => {
    const page = await visit('/admin/zones/export')
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.message))
    await openScreen(page, 'Export Shipping Zone Setup')
    await page.getByText('Your search results will show up here!').waitFor()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByText('"Courier" should not be empty').waitFor()
    await page.getByText('"Geography" should not be empty').waitFor()
    await assertCleanEverywhere(page, assert, 'zones_export')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(LARGE)
    await search(page, 'UPS', 'All')
    await page.getByRole('cell', { name: 'United Kingdom' }).waitFor()
    assert.deepEqual(await headers(page), ['#', 'Description', 'Geography', 'Billing Group'])

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
    await page.getByText('Row 2 costs less than row 1, for more weight').waitFor()
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

  test('states are grouped into local zones, and cities of a state into city zones', async ({
    visit,
    assert,
  }) => {
    const page = await visit('/admin/zones/local')
    await openScreen(page, 'Local Shipping Zone Setup')
    await page.getByText('Group states into zones.').waitFor()
    await search(page, 'UPS')
    await page.getByRole('cell', { name: 'Home' }).waitFor()
    assert.deepEqual(await headers(page), ['#', 'Description'])
    await assertCleanEverywhere(page, assert, 'zones_local')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(LARGE)
    await choose(page, 'Home', 'Shipping Rates')
    await page.getByRole('heading', { name: 'Local Zones / Rates' }).waitFor()
    assert.equal(await page.getByLabel('Rate 1', { exact: true }).inputValue(), '3500')
    assert.equal(await page.getByRole('region', { name: 'Generate and save entries' }).count(), 0)
    await assertCleanAtBothWidths(page, assert, 'rates_local')
    await page.getByRole('link', { name: 'Local Zones' }).first().click()

    await page.getByRole('navigation').getByRole('link', { name: 'City Zones' }).first().click()
    await page.getByRole('heading', { name: 'City Shipping Zone Setup' }).waitFor()
    const form = page.getByRole('region', { name: 'Search zones' })
    await pick(page, form, 'Origin State', 'Lagos')
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
})
