import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { approveRequest } from '#tests/browser/admin/approvals/approval_screen'
import { dhlToBritainZone } from '#tests/browser/admin/tariffs/versions/version_screen'
import { openAsUser } from '#tests/browser/page_url'
import { assertCleanEverywhere, LARGE } from '#tests/browser/page_checks'
import { needsTwo } from '#tests/functional/identity/approvals/approval_calls'
import { sheet, tariffOf } from '#tests/functional/admin/tariffs/versions/tariff_version_calls'
import { addZone, type Band, smallTariff } from '#tests/support/tariff'
import { exportZone } from '#tests/support/zone_calls'

const ADMIN = 'admin@sendam.test'

test.group('Comparison of tariff versions', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows a long sheet to its last rate, offers it as CSV, and describes new zones', async ({
    client,
    visitAs,
    assert,
  }) => {
    const { preferred } = await smallTariff()
    const bands = Array.from({ length: 450 }, (_, row): Band => [row, row + 1, 1000 + row])
    const accra = await addZone({
      courierCode: 'UPS',
      kind: 'export',
      geography: 'country',
      destinations: ['GH'],
      description: 'Accra',
      bands,
    })
    const tariff = await tariffOf(client)
    const draft = await tariff.draft()
    const more = db.raw('rate_kobo + 10000')
    await db
      .from('draft_rates')
      .where({ tariff_version_id: draft, zone_id: accra.id })
      .update({ rate_kobo: more })
    await tariff.apiClient(
      'post',
      `/shippingZone/international/Export?version=${draft}`,
      exportZone({ description: 'Contract', billingGroup: preferred.id })
    )
    const page = await visitAs(`/admin/tariffs/${draft}`, ADMIN)
    await page
      .getByRole('heading', { name: 'DHL - Contract - Export - Preferred Businesses' })
      .waitFor()
    await page.getByText('Destinations: Ghana, Namibia').waitFor()
    await page.getByText('Billing group: Preferred Businesses').waitFor()
    await assertCleanEverywhere(page, assert, 'version_changes')
    await page.setViewportSize(LARGE)

    const all = page.getByRole('link', {
      name: 'See all 450 changed rates of UPS - Accra - Export',
    })
    await all.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'UPS - Accra - Export' }).waitFor()
    await page.getByText('1 to 200 of 450').waitFor()
    await assertCleanEverywhere(page, assert, 'changed_zone')
    await page.setViewportSize(LARGE)
    await page.getByRole('button', { name: 'Page 3' }).click()
    await page.getByText('401 to 450 of 450').waitFor()
    const last = page.getByRole('row', { name: /^449 to 450/ })
    assert.match(await last.innerText(), /₦1,449.00\s+₦1,549.00\s+\+6.9%/)
    assert.include(page.url(), '?page=3')
    await page.reload()
    await page.getByText('401 to 450 of 450').waitFor()

    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download These Rates (CSV)' }).click()
    const download = await downloading
    const csv = await readFile(await download.path(), 'utf8')
    assert.lengthOf(csv.trim().split('\n'), 451)
  })

  test('shows the approver the changes, and asks to check them again when they change', async ({
    client,
    visitAs,
    assert,
  }) => {
    await smallTariff()
    await needsTwo('tariff')
    const zone = await dhlToBritainZone()
    const tariff = await tariffOf(client)
    const draft = await tariff.draft('DHL from January')
    await tariff.save(zone.id, sheet(60_000, 71_000, 250_000), draft)
    const publication = await tariff.publish(draft)
    const { id } = publication.body().data.approval
    const asker = await visitAs(`/admin/approvals/${id}`, ADMIN)
    const page = await openAsUser(asker, 'root@sendam.test')
    await page.getByRole('heading', { name: 'What it changes: 1 zone' }).waitFor()
    const row = page
      .getByRole('region', { name: 'Changed rates' })
      .getByRole('row', { name: /^0.5 to 1/ })
    assert.match(await row.innerText(), /₦70,000.00\s+₦71,000.00\s+\+1.4%/)
    await assertCleanEverywhere(page, assert, 'tariff_approval')
    await page.setViewportSize(LARGE)

    await tariff.save(zone.id, sheet(60_000, 72_000, 250_000), draft)
    await page.getByRole('button', { name: 'Approve' }).click()
    const dialog = page.getByRole('dialog', { name: 'Approve' })
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await dialog.getByText('Check the differences again').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    await row.getByText('₦72,000.00').waitFor()
    await approveRequest(page, 'Ngozi Okafor')
    assert.equal(await page.getByRole('heading', { name: /^What it changes/ }).count(), 0)

    const back = await tariff.rollBack(draft)
    await page.goto(new URL(`/admin/approvals/${back.body().data.approval.id}`, page.url()).href)
    await page.getByRole('heading', { name: 'What it changes: 1 zone' }).waitFor()
    assert.match(await row.innerText(), /₦72,000.00\s+₦70,000.00/)
  })
})
