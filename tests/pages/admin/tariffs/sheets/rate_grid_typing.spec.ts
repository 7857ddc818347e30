import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import ShippingRate from '#shipping/pricing/models/shipping_rate'
import type ShippingZone from '#shipping/pricing/models/shipping_zone'
import { addZone, smallTariff } from '#tests/support/tariff'
import { LARGE, assertCleanEverywhere, readFocus, holdRequests } from '#tests/browser/page_checks'

const ADMIN = 'admin@sendam.test'

/** Creates an Aramex zone for Namibia with this many rates, one per kilogram. */
async function addNamibiaZone(rows: number): Promise<ShippingZone> {
  return addZone({
    kind: 'export',
    courierCode: 'ARAMEX',
    description: 'Namibia',
    geography: 'country',
    destinations: ['NA'],
    bands: Array.from({ length: rows }, (_, kg) => [kg, kg + 1, 5000 + kg * 100]),
  })
}

function paste(page: Page, label: string, text: string) {
  return page.getByLabel(label, { exact: true }).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    input.focus()
    const event = { clipboardData, bubbles: true, cancelable: true }
    input.dispatchEvent(new ClipboardEvent('paste', event))
  }, text)
}

const readValue = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).inputValue()

test.group('Rate sheet', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('is pasted from a spreadsheet, edited by keyboard, and saved', async ({
    visitAs,
    assert,
  }) => {
    const zone = await addNamibiaZone(2)
    const page = await visitAs(`/admin/zones/export/${zone.id}`, ADMIN)
    await page.getByRole('heading', { name: 'Aramex - Namibia - Export' }).waitFor()
    assert.match(await page.title(), /^Aramex - Namibia - Export/)
    await page.getByText('All rates are saved').waitFor()

    await paste(page, 'End Weight 2', '3\t₦6,500\n\tfree\r\n5\t"7,000"\n')
    await page.getByText('3 rows pasted, 2 of them new.').waitFor()
    await page.getByText('3 changes').waitFor()
    assert.deepEqual(
      [await readValue(page, 'Rate 2'), await readValue(page, 'Rate 4')],
      ['6500', '7000']
    )
    await page.getByText('"Rate" must be a number').waitFor()
    await page.getByText('2 rows cannot be saved yet').waitFor()
    await assertCleanEverywhere(page, assert, 'rates_grid')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(LARGE)

    await page.getByLabel('Above Weight 3', { exact: true }).focus()
    await page.keyboard.type('2.5')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('4')
    await page.keyboard.press('Tab')
    assert.equal(await readFocus(page), 'Rate 3')
    await page.keyboard.type('68')
    await page.keyboard.press('Escape')
    assert.equal(await readValue(page, 'Rate 3'), 'free')
    await page.keyboard.type('680')
    await page.keyboard.press('F2')
    await page.keyboard.type('0')
    await page.getByText(/^Row 3 overlaps row 2/).waitFor()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('9')
    await page.keyboard.press('Control+z')
    assert.equal(await readValue(page, 'Above Weight 3'), '2.5')
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    assert.equal(await readFocus(page), 'Above Weight 4')
    await page.keyboard.press('Control+Delete')
    await page.getByText('2 changes').waitFor()
    assert.equal(await readFocus(page), 'Above Weight 3')
    await page.keyboard.press('Control+s')
    await page.getByText('3 rates are saved.').waitFor()
    await page.getByText(/^Saved by .+ on \d{1,2} \w{3} \d{4}, \d\d:\d\d [AP]M$/).waitFor()
    const saved = await ShippingRate.query().where('zoneId', zone.id).orderBy('aboveGrams')
    assert.deepEqual(
      saved.map(({ aboveGrams, endGrams, rateKobo }) => [aboveGrams, endGrams, rateKobo]),
      [
        [0, 1000, 500_000],
        [1000, 3000, 650_000],
        [3000, 4000, 680_000],
      ]
    )
  })

  test('takes no input while it is saved, and is saved once', async ({ visitAs, assert }) => {
    const zone = await addNamibiaZone(2)
    const page = await visitAs(`/admin/zones/export/${zone.id}`, ADMIN)
    await page.getByLabel('Rate 1', { exact: true }).fill('6000')
    const saves: string[] = []
    const isSave = /\/api\/v1\/rate$/
    page.on('request', (request) => void (isSave.test(request.url()) && saves.push(request.url())))
    const release = await holdRequests(page, isSave)
    await page.keyboard.press('Control+s')
    await page.getByRole('button', { name: 'Saving...' }).waitFor()
    await page.keyboard.press('Control+s')
    await page.keyboard.type('77')
    await paste(page, 'Rate 2', '7000\n8000')
    await page.getByRole('button', { name: 'Delete row 2' }).click({ force: true })
    assert.deepEqual(
      [await readValue(page, 'Rate 1'), await readValue(page, 'Rate 2')],
      ['6000', '5100']
    )
    assert.equal(await page.getByLabel('Rate 3', { exact: true }).count(), 0)
    release()
    await page.getByText('2 rates are saved.').waitFor()
    assert.lengthOf(saves, 1)
    await page.getByLabel('Rate 1', { exact: true }).fill('7000')
    await page.getByText('1 change').waitFor()
    await page.keyboard.press('Control+s')
    await page.getByText(/^Saved by /).waitFor()
    const saved = await ShippingRate.query().where('zoneId', zone.id).orderBy('aboveGrams')
    assert.deepEqual(
      saved.map(({ rateKobo }) => rateKobo),
      [700_000, 510_000]
    )
  })

  test('with unsaved changes, cannot be replaced by an earlier version, a file or an empty sheet', async ({
    visitAs,
    assert,
  }) => {
    const zone = await addNamibiaZone(1)
    const page = await visitAs(`/admin/zones/export/${zone.id}`, ADMIN)
    await page.getByLabel('Rate 1', { exact: true }).fill('6000')
    await page.getByRole('button', { name: 'Save Rate(s)' }).click()
    await page.getByText('1 rate is saved.').waitFor()
    await page.getByLabel('Rate 1', { exact: true }).fill('7000')
    const first = 'Save your changes first: this reloads the rows.'

    await page.getByRole('button', { name: 'Earlier Versions' }).press('Enter')
    const versions = page.getByRole('dialog', { name: 'Earlier Versions' })
    await versions.getByRole('button', { name: 'View version 0' }).click()
    await versions.getByText(first).waitFor()
    assert.isTrue(await versions.getByRole('button', { name: 'Restore This Version' }).isDisabled())
    await page.keyboard.press('Escape')
    await versions.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Empty This Sheet' }).press('Enter')
    const question = page.getByRole('dialog', { name: 'Empty this sheet?' })
    await question.getByText(first).waitFor()
    assert.isTrue(await question.getByRole('button', { name: 'Empty This Sheet' }).isDisabled())
    await question.getByRole('button', { name: 'Keep the Rates' }).click()
    await question.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Import CSV' }).press('Enter')
    const file = page.getByRole('dialog', { name: 'Import Rates' })
    const header = 'courier;kind;country;state;zone;above_kg;end_kg;rate_naira'
    const buffer = Buffer.from(`${header}\nARAMEX;export;NG;;Namibia;0;1;4000`)
    const csv = { name: 'rates.csv', mimeType: 'text/csv', buffer }
    await file.getByLabel('File').setInputFiles(csv)
    await file.getByText('0 added, 1 changed, 0 removed, 0 unchanged.').waitFor()
    await file.getByText(first).waitFor()
    assert.isTrue(await file.getByRole('button', { name: 'Save Rates' }).isDisabled())
    await file.getByRole('button', { name: 'Cancel' }).click()
    await file.waitFor({ state: 'detached' })
    assert.equal(await readValue(page, 'Rate 1'), '7000')
  })

  test('renders only the rows near the screen, and reaches the last one', async ({
    visitAs,
    assert,
  }) => {
    const zone = await addNamibiaZone(500)
    const page = await visitAs(`/admin/zones/export/${zone.id}`, ADMIN)
    await page.getByLabel('Rate 1', { exact: true }).waitFor()
    assert.isBelow(await page.getByRole('textbox').count(), 500)
    await page.getByLabel('End Weight 40', { exact: true }).focus()
    await page.keyboard.press('ArrowDown')
    assert.equal(await readFocus(page), 'End Weight 41')
    await page.keyboard.press('Control+Delete')
    await page
      .getByText('There is no price for weights above 40 and up to 41 kg, before row 41')
      .waitFor()
    await page.getByRole('button', { name: 'Add Rows' }).click()
    await page.getByRole('menuitem', { name: 'Add Empty Entry' }).click()
    await page.getByLabel('Above Weight 500', { exact: true }).fill('500')
    await page.getByText('2 changes').waitFor()
  })
})
