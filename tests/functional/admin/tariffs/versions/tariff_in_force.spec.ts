import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { smallTariff } from '#tests/support/tariff'
import { tariffOf, sheet } from './tariff_version_calls.js'

async function readPage() {
  const page = await PageSession.signedIn('admin@sendam.test')
  const { props } = await page.visit('/admin/tariffs')
  return props
}

/** Deletes all versions. Zones stay live, as if loaded without the application. */
async function forgetVersions() {
  for (const table of ['tariff_zone_states', 'tariff_surcharge_states', 'tariff_versions'])
    await db.from(table).delete()
}

test.group('The page of tariff versions', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('begins with the tariff in force, even if that is a single change, which the list leaves out', async ({
    assert,
  }) => {
    const { inForce } = await readPage()
    assert.include(inForce, { name: 'Small enough to know by heart', by: null })
    const zones = await db.from('shipping_zones').whereNull('archived_at').select('id')
    const ids = zones.map(({ id }) => id)
    const rates = await db.from('shipping_rates').whereIn('zone_id', ids)
    assert.equal(inForce.sizeText, `${zones.length} zones and ${rates.length} rates`)
    assert.match(inForce.sinceText, /^\d+ \w+ \d{4}, \d\d:\d\d [AP]M$/)
  })

  test('shows the version published last as the tariff in force', async ({ client, assert }) => {
    const tariff = await tariffOf(client)
    const zone = await ShippingZone.query()
      .where({ courierCode: 'DHL', kind: 'export', description: 'United Kingdom' })
      .whereNull('archivedAt')
      .firstOrFail()
    const draft = await tariff.draft('From January')
    await tariff.save(zone.id, sheet(60_000, 77_000, 250_000), draft)
    await tariff.publish(draft)
    const { inForce } = await readPage()
    assert.include(inForce, { id: draft, name: 'From January', by: 'Tunde Bakare' })
  })

  test('dates the tariff in force by its latest change if no version was recorded', async ({
    assert,
  }) => {
    await forgetVersions()
    const latest = '2026-03-02T09:15:00+01:00'
    await db.from('shipping_zones').update({ created_at: '2026-03-01', rates_saved_at: latest })
    const { inForce } = await readPage()
    assert.include(inForce, {
      id: null,
      name: 'Loaded before versions were recorded',
      sinceText: '2 Mar 2026, 09:15 AM',
    })
  })

  test('shows no tariff in force if no zone is loaded', async ({ assert }) => {
    await forgetVersions()
    await db.from('shipping_zones').update({ archived_at: new Date() })
    const { inForce } = await readPage()
    assert.isNull(inForce)
  })
})
