import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { assertCleanEverywhere, LARGE } from '#tests/browser/page_checks'
import {
  beginDraft,
  dhlToBritainZone,
  openSheet,
  publishNow,
  rollBackNow,
  saveSecondRate,
  waitForVersionPage,
} from '#tests/browser/admin/tariffs/versions/version_screen'
import { smallTariff } from '#tests/support/tariff'

const ADMIN = 'admin@sendam.test'

test.group('Tariff version pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('staff create a draft, edit, compare, publish and roll it back', async ({
    visitAs,
    assert,
  }) => {
    const zone = await dhlToBritainZone()
    const page = await visitAs('/admin/tariffs', ADMIN)
    await page.getByText('Start one to prepare new prices.').waitFor()
    const draft = await beginDraft(page, 'DHL from January')

    await page.getByRole('main').getByRole('link', { name: 'Prices' }).click()
    await page.getByText('You are editing a draft.').waitFor()
    await openSheet(page, { draft, zone })
    await saveSecondRate(page, 77_000)
    const rate = { zone_id: zone.id, end_grams: 1000 }
    const live = await db.from('shipping_rates').where(rate).first()
    assert.equal(Number(live.rate_kobo), 70_000_00)

    await page.getByRole('link', { name: 'DHL from January' }).click()
    await page.getByRole('heading', { name: 'What it changes: 1 zone' }).waitFor()
    const row = page.getByRole('row', { name: /0.5 to 1/ })
    assert.match(await row.innerText(), /₦70,000.00\s+₦77,000.00\s+\+10%/)
    await assertCleanEverywhere(page, assert, 'tariff_draft')
    await page.setViewportSize(LARGE)

    await page.getByRole('main').getByRole('link', { name: 'Try a Price' }).click()
    await page.getByRole('heading', { name: 'Try a price' }).waitFor()
    await page.goBack()
    await publishNow(page, '"DHL from January" changes 1 zone.')
    await page.getByText('"DHL from January" is live.').first().waitFor()
    await page.getByRole('heading', { name: 'What it changed: 1 zone' }).waitFor()
    const published = await db.from('shipping_rates').where(rate).first()
    assert.equal(Number(published.rate_kobo), 77_000_00)

    await rollBackNow(page)
    await page.getByRole('heading', { name: /Before "DHL from January"/ }).waitFor()
    await page.getByRole('heading', { name: 'What it changed: 1 zone' }).waitFor()
    const back = await db.from('shipping_rates').where(rate).first()
    assert.equal(Number(back.rate_kobo), 70_000_00)
    await page.getByRole('link', { name: 'Tariff Versions' }).first().click()
    await page.getByRole('heading', { name: 'Tariff Versions' }).waitFor()
    await page.getByText('Live', { exact: true }).waitFor()
    await assertCleanEverywhere(page, assert, 'tariff_versions')
  })

  test('a draft changed since it was viewed is published only after another look', async ({
    visitAs,
    assert,
  }) => {
    const zone = await dhlToBritainZone()
    const page = await visitAs('/admin/tariffs', ADMIN)
    const draft = await beginDraft(page, 'DHL from January')
    await openSheet(page, { draft, zone })
    await saveSecondRate(page, 77_000)
    await page.getByRole('link', { name: 'DHL from January' }).click()
    const row = page.getByRole('row', { name: /0.5 to 1/ })
    await row.getByText('₦77,000.00').waitFor()
    await db
      .from('draft_rates')
      .where({ zone_id: zone.id, end_grams: 1000 })
      .update({ rate_kobo: 7_700_00 })
    await publishNow(page, '"DHL from January" changes 1 zone.')
    await page.getByText(/Nothing was published: somebody has changed this draft/).waitFor()
    const button = page.getByRole('button', { name: 'Publish Now' })
    assert.isTrue(await button.isDisabled())
    await assertCleanEverywhere(page, assert, 'tariff_not_as_seen')
    await page.setViewportSize(LARGE)
    await page.keyboard.press('Escape')
    await button.waitFor({ state: 'detached' })
    await row.getByText('₦7,700.00').waitFor()
    await publishNow(page, '"DHL from January" changes 1 zone.')
    await page.getByText('"DHL from January" is live.').first().waitFor()
    await page.getByRole('heading', { name: 'What it changed: 1 zone' }).waitFor()
    await waitForVersionPage(page)
  })

  test('a cancelled start gives its reason in the list and on its page', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/admin/tariffs', ADMIN)
    const draft = await beginDraft(page, 'DHL from January')
    const why = 'There is already another zone called DHL export NG "France" on the live tariff.'
    await db
      .from('tariff_versions')
      .where('id', draft.split('/').at(-1)!)
      .update({ called_off_start: '2026-01-01T00:00:00+01:00', called_off_why: why })
    await waitForVersionPage(page)
    await page.reload()
    await page.getByText('Its start was cancelled').waitFor()
    await page.getByText(why).waitFor()
    await page.getByText('Start cancelled, 1 Jan 2026, 12:00 AM').waitFor()
    await page.getByText('Nothing differs from the live tariff yet.').waitFor()
    await assertCleanEverywhere(page, assert, 'tariff_called_off')
    await page.getByRole('link', { name: 'Tariff Versions' }).first().click()
    await page.getByRole('row', { name: /DHL from January.*Start cancelled, 1 Jan 2026/ }).waitFor()
    await waitForVersionPage(page)
  })
})
