import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { DateTime } from 'luxon'
import { assertCleanAtBothWidths, assertCleanEverywhere, LARGE } from '#tests/browser/page_checks'
import { tariffOf } from '#tests/functional/admin/tariffs/versions/tariff_version_calls'
import { FUEL, createSurchargeCalls } from '#tests/support/money/surcharges'
import { smallTariff } from '#tests/support/tariff'

const ADMIN = 'admin@sendam.test'

test.group('Tariff checks in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('warn of risky surcharges before publishing, and link each finding to its surcharge', async ({
    client,
    visitAs,
    assert,
  }) => {
    // Needs a browser: the style sheet decides where lines break.
    const [tariff, surcharges] = [await tariffOf(client), await createSurchargeCalls(client)]
    const fuel = await surcharges.create({ ...FUEL, courier: 'DHL' })
    const draft = await tariff.draft()
    await surcharges.change(fuel, { ...FUEL, courier: 'DHL', percent: 40 }, draft)
    await surcharges.create({ ...FUEL, name: 'Diesel', percent: 15 }, draft)
    await surcharges.create(
      { name: 'To France', kind: 'other', amount: 500, destination: 'FR' },
      draft
    )
    await surcharges.create({ ...FUEL, name: 'Long ago', endsOn: '2020-01-15' }, draft)
    const page = await visitAs(`/admin/tariffs/${draft}`, ADMIN)
    const checks = page.locator('summary', { hasText: 'Surcharges' })
    await checks.first().waitFor()
    const listed = await checks.allInnerTexts()
    assert.deepEqual(
      listed.map((text) => text.replace(/\s+/g, ' ').trim()),
      [
        'Surcharges that are new, removed or change a lot Warning 3',
        'Surcharges of one kind that add up Warning 1',
        'Surcharges that never apply Warning 1',
        'Surcharges that have ended Note 1',
      ]
    )
    for (const check of await checks.all()) await check.click()
    await page.getByText('Raised to 40% of the shipping rate, before 12.5% (+220%).').waitFor()
    await page
      .getByText('Some parcels pay this and "Fuel" (40%), which is of the same kind, Fuel.')
      .waitFor()
    await page.getByText('No courier has a zone with rates on its lane.').waitFor()
    await page.getByText('Its last day was 15 Jan 2020.').waitFor()
    await assertCleanEverywhere(page, assert, 'tariff_checks_surcharges')
    await page.setViewportSize(LARGE)
    await page.getByText(/12 checks, 18 rates in 8 zones and 4 surcharges read\./).waitFor()
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByText(/The checks found 5 warnings and \d+ notes\./).waitFor()
    await assertCleanAtBothWidths(page, assert, 'tariff_checks_publish')
    await page.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('link', { name: 'Fuel - DHL - All lanes' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Surcharge' })
    const percent = dialog.getByLabel('Percent of the shipping rate')
    assert.equal(await percent.inputValue(), '40')
    await percent.fill('13')
    await dialog.getByRole('button', { name: 'Save Surcharge' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'From January' }).click()
    await page.locator('summary', { hasText: /change a lot\s*Warning\s*2/ }).waitFor()

    const inTwoDays = DateTime.now().setZone('Africa/Lagos').plus({ days: 2 }).toISODate()
    await tariff.publish(draft, { startsAt: `${inTwoDays}T00:00` })
    await page.reload()
    await checks.first().click()
    await page.getByRole('link', { name: 'Diesel - All couriers - All lanes' }).first().click()
    await page.getByText('You cannot change the prices of this version').waitFor()
    await page.getByRole('row', { name: /Diesel/ }).waitFor()
    assert.equal(await page.getByRole('row', { name: /Fuel/ }).count(), 1)
  })
})
