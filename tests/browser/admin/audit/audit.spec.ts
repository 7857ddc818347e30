import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoAccounts } from '#identity/demo'
import Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import { recordAudit } from '#shared/audit/audit'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import Wallet from '#wallet/balances/wallet'
import { smallTariff } from '#tests/support/tariff'
import { seedReference } from '#tests/support/reference'
import { assertCleanAtBothWidths } from '#tests/browser/looking'

test.group('The audit log with a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(async () => {
    await seedReference()
    await seedDemoAccounts()
    await smallTariff()
  })

  test('what was changed leads to where it can be looked at', async ({ visitAs, assert }) => {
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
    await page.getByRole('link', { name: 'Wallet of ACME Foods' }).click()
    await page.getByRole('heading', { level: 1, name: 'Organizations' }).waitFor()
    assert.equal(await page.getByRole('searchbox').inputValue(), 'ACME Foods')
    await page.getByRole('cell', { name: 'ACME Foods' }).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Rate sheet DHL – Ghana – Export' }).click()
    await page.getByRole('heading', { level: 1, name: 'International Zones / Rates' }).waitFor()
    await page.getByText('Ghana', { exact: false }).first().waitFor()
    assert.equal(await page.getByLabel('Rate 1', { exact: true }).inputValue(), '25000')
    await assertCleanAtBothWidths(page, assert, 'rates_by_address')
  })
})
