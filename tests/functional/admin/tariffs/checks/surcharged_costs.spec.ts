import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { checkVersion } from '#admin/tariffs/checks/check_version'
import TariffVersion from '#admin/tariffs/versions/tariff_version'
import { sheet, tariffOf } from '#tests/functional/admin/tariffs/versions/tariff_version_calls'
import { setDollarRate, deleteMargins } from '#tests/support/money/costs'
import { FUEL, createSurchargeCalls } from '#tests/support/money/surcharges'
import { apiClientOf } from '#tests/support/api_client'
import { countQueries } from '#tests/support/database/query_count'
import { bookLightParcel } from '#tests/support/reweighs'
import { smallTariff } from '#tests/support/tariff'
import { runChecks, findingsOf, zoneOf } from './checked_tariff.js'

const dayIn = (days: number) => DateTime.now().setZone('Africa/Lagos').plus({ days }).toISODate()!

/** DHL's charge to us for 0.9 kg to Britain. */
const COST = 68_150

test.group('Prices with surcharges against cost', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => deleteMargins())
  group.each.setup(async () => void (await smallTariff()))
  group.each.setup(() => seedDemoWallets())

  test('a price is below cost only if its surcharges do not cover it on the day the version starts', async ({
    client,
    assert,
  }) => {
    await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    await setDollarRate(COST / 29)
    const [tariff, surcharges] = [await tariffOf(client), await createSurchargeCalls(client)]
    const zone = await zoneOf('DHL', 'United Kingdom')
    const draft = await tariff.draft()
    await tariff.save(zone.id, sheet(60_000, 65_000, 250_000), draft)
    const costs = async () => findingsOf(await runChecks(tariff, draft), 'below_cost')
    const below = [
      'DHL - United Kingdom - Export: 1 of 3 prices is below what DHL has charged us in the last 90 days: ₦65,000.00 above 0.5 and up to 1 kg, but ₦68,150.00 on average over 1 shipment.',
    ]
    assert.deepEqual(await costs(), below)
    const fuel = await surcharges.create({ ...FUEL, percent: 5 }, draft)
    assert.deepEqual(await costs(), [])

    // Each change makes the surcharge apply to other parcels or days.
    const elsewhere = [
      ...[{ courier: 'UPS' }, { lane: 'import' }, { origin: 'NG_OG' }, { destination: 'GH' }],
      ...[{ aboveWeight: 0.9 }, { endWeight: 0.8 }, { startsOn: dayIn(1) }, { endsOn: dayIn(-1) }],
    ]
    for (const change of elsewhere) {
      await surcharges.change(fuel, { ...FUEL, percent: 5, ...change }, draft)
      assert.deepEqual(await costs(), below, JSON.stringify(change))
    }
    await surcharges.change(
      fuel,
      {
        ...FUEL,
        percent: 5,
        courier: 'DHL',
        lane: 'export',
        origin: 'NG_LA',
        destination: 'GB',
        aboveWeight: 0.8,
        endWeight: 0.9,
        startsOn: dayIn(0),
      },
      draft
    )
    assert.deepEqual(await costs(), [])
    await surcharges.change(fuel, { ...FUEL, percent: 2 }, draft)
    const answer = await runChecks(tariff, draft)
    assert.deepEqual(findingsOf(answer, 'below_cost'), [
      'DHL - United Kingdom - Export: 1 of 3 prices is below what DHL has charged us in the last 90 days, even with surcharges: ₦66,300.00 above 0.5 and up to 1 kg, but ₦68,150.00 on average over 1 shipment.',
    ])
    const { cells } = answer.findings.find(({ check }: any) => check === 'below_cost')
    assert.containsSubset(cells, [
      { rate: 65_000, surcharges: 1_300, compared: COST, shipments: 1 },
    ])

    // The check counts surcharges that apply on the day the version starts.
    await surcharges.change(fuel, { ...FUEL, percent: 5, startsOn: dayIn(2) }, draft)
    assert.deepEqual(await costs(), below)
    const planned = await tariff.publish(draft, { startsAt: `${dayIn(2)}T00:00` })
    planned.assertStatus(200)
    assert.deepEqual(await costs(), [])
    await tariff.rollBack(draft)
    await surcharges.change(fuel, { ...FUEL, percent: 5 }, draft)
    await tariff.publish(draft)

    const dropping = await tariff.draft('Without fuel')
    assert.deepEqual(findingsOf(await runChecks(tariff, dropping), 'below_cost'), [])
    await surcharges.remove(fuel, dropping)
    assert.deepEqual(findingsOf(await runChecks(tariff, dropping), 'below_cost'), below)
  })

  test('a surcharge that only some parcels pay counts on average', async ({ client, assert }) => {
    const owner = await apiClientOf(client, 'member@sendam.test')
    const parcels = [await bookLightParcel(owner), await bookLightParcel(owner)]
    await setDollarRate(COST / 29)
    await db.from('shipment_packages').where('shipment_id', parcels[0]!.id).update('height_cm', 150)
    const [tariff, surcharges] = [await tariffOf(client), await createSurchargeCalls(client)]
    const zone = await zoneOf('DHL', 'United Kingdom')
    const draft = await tariff.draft()
    await tariff.save(zone.id, sheet(60_000, 65_000, 250_000), draft)
    const long = { name: 'Long', kind: 'oversize', amount: 6_000, longerThan: 149 }
    const id = await surcharges.create(long, draft)
    await surcharges.create({ ...long, name: 'Longer', longerThan: 150 }, draft)
    assert.deepEqual(findingsOf(await runChecks(tariff, draft), 'below_cost'), [
      'DHL - United Kingdom - Export: 1 of 3 prices is below what DHL has charged us in the last 90 days, even with surcharges: ₦68,000.00 above 0.5 and up to 1 kg, but ₦68,150.00 on average over 2 shipments.',
    ])
    await surcharges.change(id, { ...long, amount: 6_300 }, draft)
    assert.deepEqual(findingsOf(await runChecks(tariff, draft), 'below_cost'), [])
  })

  test('the number of queries does not grow with the surcharges', async ({ client, assert }) => {
    const [tariff, surcharges] = [await tariffOf(client), await createSurchargeCalls(client)]
    const draft = await tariff.draft()
    await surcharges.create(FUEL, draft)
    const countCheckQueries = () =>
      TariffVersion.findOrFail(draft).then((found) => countQueries(() => checkVersion(found)))
    await countCheckQueries()
    const few = await countCheckQueries()
    await db.rawQuery(
      `insert into draft_surcharges (id, kind, name, amount_kobo, longer_than_cm, tariff_version_id)
       select 900000000 + n, 'oversize', 'Over ' || n, 100, n, ? from generate_series(1, 60) as n`,
      [draft]
    )
    const answer = await runChecks(tariff, draft)
    assert.equal(answer.surcharges, 61)
    assert.equal(await countCheckQueries(), few)
  })
})
