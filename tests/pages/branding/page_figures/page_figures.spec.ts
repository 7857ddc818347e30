import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type Organization from '#identity/organizations/models/organization'
import { flushPageCounts } from '#branding/page_figures/page_visit_counter'
import Product from '#branding/products/product'
import { LAGOS_ZONE } from '#shared/time/lagos_time'
import { receiverPath } from '#shipping/tracking/receiver_proof'
import {
  assertClean,
  assertCleanAtBothWidths,
  assertCleanEverywhere,
  waitForHydration,
  LARGE,
  PHONE,
} from '#tests/browser/page_checks'
import { PHONE_BROWSER, readCounts } from '#tests/functional/branding/page_figures/visitor'
import { publishedAcme } from '#tests/functional/branding/tracking_page/shop'
import { addressOfServer } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'

const OWNER = 'owner@acme.test'

/** Three months of figures of a shop with more visitors every week. */
async function insertHistory({ id }: Organization) {
  const rows = Array.from({ length: 90 }, (_, ago) => {
    const at = DateTime.now().setZone(LAGOS_ZONE).minus({ days: ago })
    const visits = Math.round((95 - ago) * (at.weekday > 5 ? 0.5 : 1) * 0.6)
    return {
      organization_id: id,
      day: at.toISODate(),
      visits,
      repeat_visits: Math.round(visits * 0.35),
      clicks: Math.round(visits * 0.12),
    }
  })
  await db.table('page_figures').multiInsert(rows)
}

test.group('Page figures', (group) => {
  let business: Organization

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const acme = await publishedAcme()
    business = acme.business
    // Flushes counts inside the transaction, so that they are rolled back.
    return () => flushPageCounts()
  })

  test('are shown as charts or as a table for a period, and downloaded', async ({
    visitAs,
    assert,
  }) => {
    await insertHistory(business)
    const [product] = await Product.ofOrganization(business.id)
    await db.table('product_clicks').insert({
      product_id: product!.id,
      clicks: 321,
      day: DateTime.now().setZone(LAGOS_ZONE).toISODate(),
    })
    const page = await visitAs('/base/branded-tracking', OWNER)
    await page.getByRole('link', { name: 'Page Figures' }).click()
    await page.getByRole('heading', { level: 1, name: 'Page Figures' }).waitFor()
    await page.locator('.recharts-bar-rectangle').first().waitFor()
    await page.getByText('321').waitFor()
    await assertCleanEverywhere(page, assert, 'page_figures')
    await page.setViewportSize(LARGE)
    await page.getByRole('button', { name: 'Show as table' }).press('Enter')
    await page.getByRole('table').waitFor()
    assert.equal(await page.getByRole('rowheader').count(), 31)
    await assertCleanAtBothWidths(page, assert, 'page_figures_table')
    await page.getByRole('link', { name: 'Last 90 days' }).press('Enter')
    await page.waitForURL(/days=90/)
    await page.locator('[aria-current=page]', { hasText: 'Last 90 days' }).waitFor()
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download CSV' }).press('Enter')
    const download = await downloading
    assert.equal(download.suggestedFilename(), 'page_figures_90_days.csv')
  })

  test('say that there are no visits yet', async ({ visitAs, assert }) => {
    const page = await visitAs('/base/branded-tracking/figures', OWNER)
    await page.getByText('No visits in the last 30 days').waitFor()
    await assertCleanAtBothWidths(page, assert, 'page_figures_empty')
    await page.getByRole('link', { name: 'Open Branded Tracking' }).click()
    await page.getByRole('heading', { level: 1, name: 'Branded Tracking Page' }).waitFor()
  })

  test('count a visit and a click to the shop without scripts', async ({ browser, assert }) => {
    const { port, origin } = new URL(addressOfServer())
    const product = await Product.findByOrFail('name', 'Jollof Spice Mix')
    await product
      .merge({ shopUrl: `${origin.replace('127.0.0.1', 'shop.localhost')}/terms` })
      .save()
    const parcel = await makeShipment({ owner: OWNER })
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: PHONE,
      userAgent: PHONE_BROWSER,
    })
    const page = await context.newPage()
    await page.goto(`http://acme.localhost:${port}${receiverPath(parcel)}`)
    const opening = context.waitForEvent('page')
    await page.getByRole('link', { name: 'See it in the shop Jollof Spice Mix' }).press('Enter')
    const shop = await opening
    await shop.waitForURL(/shop\.localhost.*\/terms$/)
    assert.deepEqual(await readCounts(business), { visits: 1, repeats: 0, clicks: 1 })
    await context.close()
  })

  test('a product with a shop link can still be enlarged', async ({ browser, assert }) => {
    const { port } = new URL(addressOfServer())
    const product = await Product.findByOrFail('name', 'Jollof Spice Mix')
    await product.merge({ shopUrl: 'https://ankarahouse.ng/jollof' }).save()
    const parcel = await makeShipment({ owner: OWNER })
    const context = await browser.newContext({ viewport: PHONE })
    const page = await context.newPage()
    await page.goto(`http://acme.localhost:${port}${receiverPath(parcel)}`)
    await waitForHydration(page)
    await assertClean(page, assert)
    await page.getByRole('button', { name: 'Jollof Spice Mix' }).click()
    const dialog = page.getByRole('dialog', { name: 'Jollof Spice Mix' })
    await dialog.getByRole('link', { name: /^See it in the shop/ }).waitFor()
    await assertClean(page, assert)
    await context.close()
  })

  test('the product form takes a shop link', async ({ visitAs, assert }) => {
    const product = await Product.findByOrFail('name', 'Zobo Concentrate')
    const page = await visitAs(`/base/products?edit=${product.id}`, OWNER)
    const link = page.getByRole('textbox', { name: 'Shop Link' })
    await link.fill('nothing')
    await page.getByText('"Shop Link" must be a web address').waitFor()
    await link.fill('ankarahouse.ng/zobo')
    await assertCleanAtBothWidths(page, assert, 'product_shop_link')
  })
})
