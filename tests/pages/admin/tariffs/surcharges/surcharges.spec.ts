import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import { assertCleanAtBothWidths } from '#tests/browser/page_checks'
import {
  beginDraft,
  dhlToBritainZone,
  openSheet,
  readPrice,
  publishNow,
  rollBackNow,
  saveSecondRate,
} from '#tests/browser/admin/tariffs/versions/version_screen'
import { smallTariff } from '#tests/support/tariff'

const ADMIN = 'admin@sendam.test'

test.group('Surcharge pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('staff add, edit and remove a surcharge, and an incomplete one is refused', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/admin/surcharges', ADMIN)
    await page.getByText('Only the shipping rate is charged.').waitFor()
    await page.getByRole('button', { name: 'New Surcharge' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Peak season')
    await dialog.getByLabel('Kind').click()
    await page.getByRole('option', { name: 'Peak season' }).click()
    await dialog.getByRole('button', { name: 'Add Surcharge' }).click()
    await dialog.getByText('Please enter either a percentage or an amount').first().waitFor()
    await dialog.getByLabel('Amount').fill('2500')
    await dialog.getByRole('combobox', { name: /^From/ }).fill('Lagos')
    await page.getByRole('option', { name: 'Lagos, Nigeria' }).click()
    const day = DateTime.now().setZone('Africa/Lagos').plus({ months: 2 })
    await dialog.getByLabel('First day').fill(day.toFormat('dd/MM/yyyy'))
    await dialog.getByRole('button', { name: 'Add Surcharge' }).click()
    await page.getByText('The surcharge "Peak season" is added.').first().waitFor()
    const row = page.getByRole('row', { name: /Peak season/ })
    const from = `From ${day.toFormat('d LLL yyyy')}`
    assert.match(
      await row.innerText(),
      new RegExp(`₦2,500.00[^]*From Lagos[^]*${from}[^]*Upcoming`)
    )
    await row.getByRole('button', { name: 'Actions for row 1' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await assertCleanAtBothWidths(page, assert, 'surcharge_dialog')
    await dialog.getByLabel('Amount').fill('')
    await dialog.getByLabel('Percent of the shipping rate').fill('7.5')
    await dialog.getByRole('button', { name: 'Save Surcharge' }).click()
    await row.getByText('7.5%').waitFor()
    await assertCleanAtBothWidths(page, assert, 'surcharges')
    await row.getByRole('button', { name: 'Actions for row 1' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByText('Only the shipping rate is charged.').waitFor()
  })

  test('staff draft a rate and a fuel surcharge, publish them, and roll them back', async ({
    visitAs,
    assert,
  }) => {
    const zone = await dhlToBritainZone()
    const page = await visitAs('/admin/tariffs', ADMIN)
    assert.include(await readPrice(page, 'DHL'), '₦70,000.00')
    await page.goto(new URL('/admin/tariffs', page.url()).href)
    const draft = await beginDraft(page, 'January with fuel')
    await openSheet(page, { draft, zone })
    await saveSecondRate(page, 77_000)

    await page.goto(draft)
    await page.getByRole('main').getByRole('link', { name: 'Surcharges' }).click()
    await page.getByText('You are editing a draft.').waitFor()
    await page.getByRole('button', { name: 'New Surcharge' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Fuel')
    await dialog.getByLabel('Kind').click()
    await page.getByRole('option', { name: 'Fuel' }).click()
    await dialog.getByLabel('Percent of the shipping rate').fill('10')
    await dialog.getByLabel('Courier').click()
    await page.getByRole('option', { name: 'DHL' }).click()
    await dialog.getByRole('button', { name: 'Add Surcharge' }).click()
    await page.getByText('The surcharge "Fuel" is added.').first().waitFor()

    await page.getByRole('link', { name: 'January with fuel' }).click()
    await page.getByRole('heading', { name: 'What it changes: 1 zone and 1 surcharge' }).waitFor()
    await page.getByRole('heading', { name: 'Surcharge - Fuel' }).waitFor()
    await assertCleanAtBothWidths(page, assert, 'tariff_draft_surcharge')
    assert.notInclude(await readPrice(page, 'DHL'), 'Fuel')

    await page.goto(draft)
    await publishNow(page, '"January with fuel" changes 1 zone and 1 surcharge.')
    await page.getByText('"January with fuel" is live.').first().waitFor()
    const surcharged = await readPrice(page, 'DHL')
    // Prices now show the fuel surcharge on a line of its own.
    assert.equal(await page.getByText("Rates include the courier's fuel surcharge.").count(), 0)
    assert.match(surcharged, /Shipping rate ₦77,000.00[^]*Fuel ₦7,700.00[^]*₦84,700.00/)
    await assertCleanAtBothWidths(page, assert, 'rates_surcharged')

    await page.goto(draft)
    await rollBackNow(page)
    await page.getByRole('heading', { name: /Before "January with fuel"/ }).waitFor()
    const back = await readPrice(page, 'DHL')
    assert.include(back, '₦70,000.00')
    await page.getByText("Rates include the courier's fuel surcharge.").waitFor()
    assert.notInclude(back, 'Fuel')
  })
})
