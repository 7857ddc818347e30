import { test } from '@japa/runner'
import type { Page } from 'playwright'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Organization from '#identity/organizations/models/organization'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import Courier from '#shipping/pricing/models/courier'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'
import { smallTariff } from '#tests/support/tariff'
import { RATE_HEADER, ZONE_HEADER } from '#tests/support/files/tariff_file'
import {
  assertClean,
  LARGE,
  takeScreenshot,
  signIn,
  openFromMenu,
} from '#tests/browser/page_checks'
import { choose, pick, search, select } from '#tests/browser/admin/tariffs/zones/zone_screen'

/** The only courier that cannot be booked yet. */
const NEW_COURIER = 'ARAMEX'

const ZONE_FILE = [ZONE_HEADER, 'ARAMEX,export,NG,,country,,Ghana,,GH'].join('\n')

const writeRates = (secondStart: number) =>
  [
    RATE_HEADER,
    'ARAMEX,export,NG,,Ghana,0,1,5000',
    `ARAMEX,export,NG,,Ghana,${secondStart},2,9000`,
    'ARAMEX,export,NG,,Rest of Africa,0,10,30000',
  ].join('\n')

async function openPage(page: Page, [entry, tab]: [string, string?], title: string) {
  await openFromMenu(page, entry, tab)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

async function importFile(page: Page, item: string, text: string) {
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'CSV Files' }).click()
  await page.locator('[role=menu]:focus').waitFor()
  await page.getByRole('menuitem', { name: item }).click()
  return chooseFile(page, item, text)
}

async function chooseFile(page: Page, title: string, text: string) {
  const dialog = page.getByRole('dialog', { name: title })
  const buffer = Buffer.from(text)
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer })
  return dialog
}

test.group("An operator's day in a browser", (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedReference()
    await seedDemoWallets()
    await smallTariff()
    const off = { servesDomestic: false, servesExport: false, servesImport: false }
    await Courier.query().where('code', NEW_COURIER).update(off)
  })
  group.each.timeout(240_000)

  test('an operator adds a courier and its prices, sets a credit limit, credits a wallet and updates an import', async ({
    visit,
    assert,
  }) => {
    // Needs a browser: an operator's journey, including the browser's own behaviour.
    const parcel = await makeShipment({ from: 'GB', to: 'NG', status: 'COURIER_ASSIGNED' })
    const page = await visit('/admin/home')
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.message))
    await page.setViewportSize(LARGE)
    await signIn(page, 'admin@sendam.test')
    await page.getByText('No funding and no withdrawal is pending').waitFor()

    await openPage(page, ['Settings', 'Lists'], 'Lists')
    await page.getByRole('tab', { name: 'Couriers' }).click()
    const courier = page.getByRole('group', { name: 'Aramex', exact: true })
    await courier.getByRole('switch', { name: 'Export', checked: false }).click()
    await courier.getByRole('switch', { name: 'Export', checked: true }).waitFor()

    await openPage(page, ['Tariff'], 'Export Shipping Zone Setup')
    await search(page, 'Aramex', 'All')
    await page.getByText('No records found!').waitFor()
    const zones = await importFile(page, 'Import Zones', ZONE_FILE)
    await zones.getByText('1 added, 0 changed, 0 removed, 0 unchanged.').waitFor()
    await assertClean(page, assert)
    await takeScreenshot(page, 'day_zone_file')
    await zones.getByRole('button', { name: 'Save Zones' }).click()
    await page.getByRole('cell', { name: 'Ghana' }).waitFor()
    await zones.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'New Zone' }).click()
    const zone = page.getByRole('dialog', { name: 'New Export Zone Configuration' })
    await zone.getByLabel('Description').fill('Rest of Africa')
    await select(page, zone, 'Courier', 'Aramex')
    await select(page, zone, 'Geography', 'Continent')
    await pick(page, zone, 'Destination(s)', 'Africa')
    await page.keyboard.press('Tab')
    await zone.getByRole('button', { name: 'Create Zone' }).click()
    await page.getByRole('cell', { name: 'Rest of Africa' }).waitFor()
    await zone.waitFor({ state: 'detached' })

    const file = await importFile(page, 'Import Rates', writeRates(0.5))
    await file
      .getByText('File row 3: overlaps row 2: both cover weights above 0.5 and up to 1 kg')
      .waitFor()
    await assertClean(page, assert)
    await takeScreenshot(page, 'day_overlap')
    await chooseFile(page, 'Import Rates', writeRates(1))
    await file.getByText('3 added, 0 changed, 0 removed, 0 unchanged.').waitFor()
    await file.getByRole('button', { name: 'Save Rates' }).click()
    await file.waitFor({ state: 'detached' })

    await choose(page, 'Ghana', 'Shipping Rates')
    await page.getByRole('heading', { name: 'International Zones / Rates' }).waitFor()
    await page.getByLabel('Rate 2', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Add Rows' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Generate & Save Entry(s)' }).click()
    const multiplier = page.getByRole('region', { name: 'Generate and save entries' })
    await multiplier.getByLabel('Start Weight').fill('2')
    await multiplier.getByLabel('End Weight').fill('5')
    await multiplier.getByLabel(/^Increment/).fill('1')
    await multiplier.getByLabel('Rate/Increment (=N=)').fill('1250')
    await multiplier.getByRole('button', { name: 'Generate & Save Entry(s)' }).click()
    await page.getByLabel('Rate 5', { exact: true }).waitFor()

    const customer = await page.context().browser()!.newContext()
    const shop = await customer.newPage()
    const question =
      '/rates?export=1&originCountry=NG&originState=NG_LA&destinationCountry=GH&weight=2.5'
    await shop.goto(new URL(question, page.url()).href)
    await shop.getByText('₦10,250.00').first().waitFor()
    await customer.close()

    await openPage(page, ['Customers'], 'Organizations')
    await page.getByRole('button', { name: 'New Organization' }).click()
    const business = page.getByRole('dialog', { name: 'New Organization' })
    await business.getByLabel('Name').fill('Bola Textiles')
    await business.getByLabel('Contact E-mail').fill('bola@textiles.test')
    await business.getByLabel('Contact Phone Number').fill('08031234567')
    await business.getByLabel('Address').fill('12 Marina, Lagos')
    await business.getByLabel('Credit Limit').fill('250,000')
    await business.getByLabel("Owner's E-mail").fill('member@sendam.test')
    await assertClean(page, assert)
    await takeScreenshot(page, 'day_organization')
    await business.getByRole('button', { name: 'Create Organization' }).click()
    await page.getByRole('cell', { name: 'Bola Textiles' }).waitFor()
    await business.waitFor({ state: 'detached' })
    await choose(page, 'Bola Textiles', 'View Details')
    const details = page.getByRole('dialog', { name: 'Bola Textiles' })
    await details.getByText('₦250,000.00').waitFor()
    await details.getByText('member@sendam.test').waitFor()
    await page.keyboard.press('Escape')
    await details.waitFor({ state: 'detached' })

    await openPage(page, ['Customers', 'Users'], 'Users')
    await page.getByRole('searchbox', { name: 'Search users' }).fill('member@sendam')
    await page.getByText('1 to 1 of 1').waitFor()
    await choose(page, 'member@sendam.test', 'Account Management')
    await page.getByRole('heading', { level: 1, name: 'Chidi' }).waitFor()
    await page.getByLabel('Amount').fill('1,500.50')
    await page.getByLabel('Comment').fill('Refund of duty')
    await page.getByRole('button', { name: 'Credit', exact: true }).click()
    const confirmation = page.getByRole('dialog')
    await confirmation.getByRole('button', { name: 'Credit Wallet' }).click()
    await confirmation.waitFor({ state: 'detached' })
    await page.getByRole('cell', { name: 'Refund of duty' }).waitFor()

    await openPage(page, ['Import Requests'], 'Import Requests')
    await choose(page, String(parcel.trackingNumber), 'Edit Track')
    const tracking = page.getByRole('dialog')
    await tracking.getByRole('button', { name: 'Cleared Custom' }).click()
    const timeline = tracking.getByRole('region', { name: 'Tracking', exact: true })
    await timeline.getByText('Cleared Custom').waitFor()

    const entries = await db.from('audit_entries').orderBy('id').select('action')
    assert.deepEqual(
      entries.map(({ action }) => action),
      [
        'courier.update',
        'zone.create',
        'zone.create',
        'rates.import',
        'rates.multiply',
        'organization.create',
        'wallet.credit',
        'shipment.import_status',
      ]
    )
    const bola = await Organization.findByOrFail('name', 'Bola Textiles')
    assert.isTrue(bola.active)
    assert.deepEqual(await findLedgerFaults(), [])
    assert.deepEqual(failures, [])
  })
})
