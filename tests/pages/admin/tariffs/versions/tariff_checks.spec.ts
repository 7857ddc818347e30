import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import {
  dhlToBritainZone,
  saveSecondRate,
} from '#tests/browser/admin/tariffs/versions/version_screen'
import { assertCleanEverywhere, waitForFocus, LARGE } from '#tests/browser/page_checks'
import { sheet, tariffOf } from '#tests/functional/admin/tariffs/versions/tariff_version_calls'
import { smallTariff } from '#tests/support/tariff'

const ADMIN = 'admin@sendam.test'

test.group('Tariff checks', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('are shown on the draft, link to the sheet to correct, and are counted before publishing', async ({
    client,
    visitAs,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const zone = await dhlToBritainZone()
    const draft = await tariff.draft()
    await tariff.save(zone.id, sheet(60_000, 7_000, 6_000), draft)
    const page = await visitAs(`/admin/tariffs/${draft}`, ADMIN)
    const falling = page.locator('summary', { hasText: 'Prices that fall as the weight rises' })
    await falling.click()
    await page
      .getByText('₦7,000.00 above 0.5 and up to 1 kg, while the lighter one costs ₦60,000.00')
      .waitFor()
    const heaviest = page.getByRole('link', { name: '1–30 kg ₦6,000.00 (lighter ₦7,000.00)' })
    await heaviest.waitFor()
    await assertCleanEverywhere(page, assert, 'tariff_checks')
    await page.setViewportSize(LARGE)
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByText(/The checks found 2 warnings and \d+ notes\./).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()

    await heaviest.click()
    await waitForFocus(page, 'Rate 3')
    await tariff.save(zone.id, sheet(60_000, 7_000, 250_000), draft)
    await page.goBack()
    await falling.click()
    await page.getByRole('link', { name: 'DHL - United Kingdom - Export' }).first().click()
    await page.getByText('You are editing a draft.').waitFor()
    await waitForFocus(page, 'Rate 2')
    await saveSecondRate(page, 75_000)
    await page.getByRole('link', { name: 'From January' }).click()
    await page.getByText(/^\d+ notes\. 12 checks, 18 rates in 8 zones read\.$/).waitFor()
    assert.equal(await falling.count(), 0)
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('button', { name: 'Publish Now' }).click()
    await page.getByRole('heading', { name: 'What it changed: 1 zone' }).waitFor()
    await page.getByRole('link', { name: 'Check the Prices' }).click()
    await page.getByText(/12 checks, 18 rates in 8 zones read\./).waitFor()
  })
})
