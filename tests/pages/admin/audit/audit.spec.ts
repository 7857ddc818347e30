import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import { recordAudit } from '#shared/audit/audit'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import Wallet from '#wallet/balances/wallet'
import { smallTariff } from '#tests/support/tariff'
import { seedReference } from '#tests/support/reference'
import { assertCleanAtBothWidths } from '#tests/browser/page_checks'
import { openAsUser } from '#tests/browser/page_url'

test.group('Audit log page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedReference()
    await smallTariff()
  })

  test('links an entry to the changed record', async ({ visitAs, assert }) => {
    const { id: actorId } = await User.findByOrFail('email', 'admin@sendam.test')
    const acme = await Organization.findByOrFail('subdomain', 'acme')
    const wallet = await Wallet.ownedBy(acme.id, null)
    const zone = await ShippingZone.query()
      .where({ courierCode: 'DHL', description: 'Ghana' })
      .whereNull('archivedAt')
      .firstOrFail()
    await db.transaction(async (trx) => {
      const subject = { kind: 'wallet', id: wallet.id } as const
      await recordAudit(trx, { actorId, action: 'wallet.credit', subject, after: { comment: 'A' } })
      const sheet = { kind: 'zone', id: zone.id } as const
      await recordAudit(trx, { actorId, action: 'rates.save', subject: sheet, after: { rates: 1 } })
    })
    const page = await visitAs('/admin/audit', 'admin@sendam.test')
    await page.getByRole('link', { name: 'Wallet of ACME Foods' }).waitFor()
    await assertCleanAtBothWidths(page, assert, 'audit_log')
    await page.getByRole('searchbox').fill('ACME')
    await page.waitForURL(/condition=ACME/)
    await page.getByRole('link', { name: 'Wallet of ACME Foods' }).click()
    await page.getByRole('heading', { level: 1, name: 'Organizations' }).waitFor()
    assert.equal(await page.getByRole('searchbox').inputValue(), 'ACME Foods')
    await page.getByRole('cell', { name: 'ACME Foods' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Audit Log' }).waitFor()
    await page.getByRole('searchbox').fill('')
    await page.getByRole('link', { name: 'Rate sheet DHL – Ghana – Export' }).click()
    await page.getByRole('heading', { level: 1, name: 'International Zones / Rates' }).waitFor()
    await page.getByText('Ghana', { exact: false }).first().waitFor()
    assert.equal(await page.getByLabel('Rate 1', { exact: true }).inputValue(), '25000')
    await assertCleanAtBothWidths(page, assert, 'rates_by_address')
  })

  test('a copied URL restores the search and page of the list, and Back returns to the previous page', async ({
    visitAs,
    assert,
  }) => {
    const { id: actorId } = await User.findByOrFail('email', 'admin@sendam.test')
    await db.transaction(async (trx) => {
      for (let id = 1; id <= 60; id++) {
        const subject = { kind: 'hs_code', id: `9${id}` } as const
        await recordAudit(trx, { actorId, action: 'hs_code.update', subject, after: { id } })
      }
    })
    const page = await visitAs('/admin/audit', 'admin@sendam.test')
    await page.getByRole('cell', { name: 'HS code 960', exact: false }).waitFor()
    await page.getByRole('searchbox').fill('HS code')
    await page.waitForURL(/condition=HS\+code/)
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.waitForURL(/page=2/)
    await page.getByRole('cell', { name: 'HS code 935', exact: false }).waitFor()

    const colleague = await openAsUser(page, 'root@sendam.test')
    await colleague.getByRole('cell', { name: 'HS code 935', exact: false }).waitFor()
    assert.equal(await colleague.getByRole('searchbox').inputValue(), 'HS code')
    assert.equal(await colleague.getByRole('cell', { name: 'HS code 960' }).count(), 0)
    await colleague.context().close()

    await page.goBack()
    await page.getByRole('cell', { name: 'HS code 960', exact: false }).waitFor()
    assert.equal(new URL(page.url()).searchParams.get('page'), null)
    assert.equal(await page.getByRole('searchbox').inputValue(), 'HS code')
    await page.reload()
    await page.getByRole('cell', { name: 'HS code 960', exact: false }).waitFor()

    await page.route(/admin\/audit/, (route) => route.abort())
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByText('Could not load the audit log. Please try again.').waitFor()
    await page.unroute(/admin\/audit/)
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('cell', { name: 'HS code 935', exact: false }).waitFor()
  })
})
