import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import couriers from '#config/couriers'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { MAX_FINDINGS } from '#admin/tariffs/checks/rules/tariff_checks'
import { setDollarRate, deleteMargins } from '#tests/support/money/costs'
import { apiClientOf } from '#tests/support/api_client'
import { bookLightParcel } from '#tests/support/reweighs'
import { addZone, smallTariff } from '#tests/support/tariff'
import { cityZone } from '#tests/support/zone_calls'
import { sheet, tariffOf } from '#tests/functional/admin/tariffs/versions/tariff_version_calls'
import { runChecks, findingsOf, zoneOf } from './checked_tariff.js'

test.group('Tariff checks', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => deleteMargins())
  group.each.setup(async () => void (await smallTariff()))

  test('an unchanged draft has findings only for places without a zone', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const draft = await tariff.draft()
    const { zones, rates, surcharges, checks, counts, findings } = await runChecks(tariff, draft)
    const [count] = await db.from('draft_rates').where('tariff_version_id', draft).count('* as n')
    assert.deepEqual(
      { zones, rates, surcharges },
      { zones: 8, rates: Number(count.n), surcharges: 0 }
    )
    assert.lengthOf(checks, 12)
    const found = checks.filter(({ total }: any) => total > 0)
    assert.deepEqual(
      found.map(({ check }: any) => check),
      ['places']
    )
    assert.deepEqual(counts, [
      { severity: 'serious', total: 0 },
      { severity: 'warning', total: 0 },
      { severity: 'note', total: findings.length },
    ])
    const lacking = findingsOf({ findings }, 'places', 'UPS - Local')
    assert.lengthOf(lacking, 2)
    assert.match(lacking[0]!, /^UPS - Local: No zone begins in .*Kano/)
    assert.notInclude(lacking[0]!, 'Lagos')
    const abroad = findingsOf({ findings }, 'places', 'DHL - Export')
    assert.lengthOf(abroad, 1)
    assert.notInclude(abroad[0]!, 'Ghana')
    const { address } = findings.find(({ subject }: any) => subject === 'DHL - Export')
    assert.equal(
      address,
      `/admin/zones/export?courier=DHL&country=NG&geography=all&version=${draft}`
    )
  })

  test('gaps, falling prices and zones without rates are reported with their rows', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const [britain, ghana] = [await zoneOf('DHL', 'United Kingdom'), await zoneOf('DHL', 'Ghana')]
    const draft = await tariff.draft()
    const rates = [
      { aboveWeight: 0.2, endWeight: 0.5, rate: 60_000 },
      { aboveWeight: 0.5, endWeight: 1, rate: 59_000 },
      { aboveWeight: 2.5, endWeight: 30, rate: 250_000 },
    ]
    const saved = await tariff.save(britain.id, rates, draft)
    saved.assertStatus(200)
    const emptied: any = await tariff.apiClient('delete', `/rate/${ghana.id}?version=${draft}`)
    emptied.assertStatus(200)
    const answer = await runChecks(tariff, draft)
    assert.deepEqual(findingsOf(answer, 'gaps'), [
      'DHL - United Kingdom - Export: 2 weight ranges have no price. The first is above 0 and up to 0.2 kg.',
    ])
    assert.deepEqual(findingsOf(answer, 'falling'), [
      'DHL - United Kingdom - Export: 1 of 3 prices is lower than for a lighter parcel: ₦59,000.00 above 0.5 and up to 1 kg, while the lighter one costs ₦60,000.00.',
    ])
    assert.deepEqual(findingsOf(answer, 'empty'), [
      'DHL - Ghana - Export: No parcel has a price from this zone.',
    ])
    await tariff.save(britain.id, sheet(60_000, 70_000, 250_000).slice(0, 2), draft)
    assert.deepEqual(findingsOf(await runChecks(tariff, draft), 'gaps'), [
      'DHL - United Kingdom - Export: There is no price for weights above 1 and up to 30 kg.',
    ])
    const gap = answer.findings.find(({ check }: any) => check === 'gaps')
    assert.containsSubset(gap, {
      severity: 'warning',
      zoneId: britain.id,
      courier: 'DHL',
      moreCells: 0,
      address: `/admin/zones/export/${britain.id}?version=${draft}&weight=0.2`,
      cells: [
        {
          aboveWeight: 0,
          endWeight: 0.2,
          rate: null,
          surcharges: null,
          compared: null,
          shipments: null,
        },
        {
          aboveWeight: 1,
          endWeight: 2.5,
          rate: null,
          surcharges: null,
          compared: null,
          shipments: null,
          address: `/admin/zones/export/${britain.id}?version=${draft}&weight=2.5`,
        },
      ],
    })
  })

  test('two rates for one weight in a draft are reported', async ({ client, assert }) => {
    const tariff = await tariffOf(client)
    const zone = await zoneOf('DHL', 'United Kingdom')
    const draft = await tariff.draft()
    const row = { zone_id: zone.id, above_grams: 400, end_grams: 800, rate_kobo: 65_000_00 }
    await db.table('draft_rates').insert({ ...row, id: 1, tariff_version_id: draft })
    assert.deepEqual(findingsOf(await runChecks(tariff, draft), 'overlaps'), [
      'DHL - United Kingdom - Export: Two rates apply to each of 2 weight ranges. The first is above 0.4 and up to 0.5 kg.',
    ])
  })

  test('prices that move by more than the set share are reported, even if rows are split', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const zone = await zoneOf('DHL', 'United Kingdom')
    const draft = await tariff.draft()
    const rates = [
      { aboveWeight: 0, endWeight: 0.5, rate: 40_000 },
      { aboveWeight: 0.5, endWeight: 0.75, rate: 87_500 },
      { aboveWeight: 0.75, endWeight: 1, rate: 95_000 },
      { aboveWeight: 1, endWeight: 30, rate: 250_000 },
    ]
    await tariff.save(zone.id, rates, draft)
    assert.deepEqual(findingsOf(await runChecks(tariff, draft), 'moved'), [
      'DHL - United Kingdom - Export: 1 of 4 prices is more than 25% dearer: ₦95,000.00 above 0.75 and up to 1 kg, before ₦70,000.00 (+35.7%).',
      'DHL - United Kingdom - Export: 1 of 4 prices is more than 25% cheaper: ₦40,000.00 above 0 and up to 0.5 kg, before ₦60,000.00 (-33.3%).',
    ])
    const set: any = await tariff.apiClient('put', '/setting/shipping.tariff_check_basis_points', {
      value: 34,
    })
    set.assertStatus(200)
    assert.deepEqual(findingsOf(await runChecks(tariff, draft), 'moved'), [
      'DHL - United Kingdom - Export: 1 of 4 prices is more than 34% dearer: ₦95,000.00 above 0.75 and up to 1 kg, before ₦70,000.00 (+35.7%).',
    ])
  })

  test('a merged row is compared with each row it replaces, and a recreated zone with the earlier one', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const zone = await zoneOf('DHL', 'United Kingdom')
    const draft = await tariff.draft()
    const merged = [
      { aboveWeight: 0, endWeight: 1, rate: 80_000 },
      { aboveWeight: 1, endWeight: 30, rate: 250_000 },
    ]
    await tariff.save(zone.id, merged, draft)
    const dearer = (prices: number) =>
      `DHL - United Kingdom - Export: 1 of ${prices} prices is more than 25% dearer: ₦80,000.00 above 0 and up to 0.5 kg, before ₦60,000.00 (+33.3%).`
    assert.deepEqual(findingsOf(await runChecks(tariff, draft), 'moved'), [dearer(2)])

    const { kind, courierCode, description, geography } = zone
    const way = `/shippingZone/international`
    await tariff.apiClient('delete', `${way}/${zone.id}?version=${draft}`)
    await db.rawQuery(
      `with anew as (
         insert into draft_zones (id, kind, courier_code, description, country_code, geography, tariff_version_id)
         values (900000001, :kind, :courierCode, :description, 'NG', :geography, :draft) returning id
       ), members as (
         insert into draft_zone_members (zone_id, side, code, tariff_version_id)
         select anew.id, 'destination', 'GB', :draft from anew
       )
       insert into draft_rates (id, zone_id, above_grams, end_grams, rate_kobo, tariff_version_id)
       select 900000001, anew.id, 0, 30000, 8000000, :draft from anew`,
      { kind, courierCode, description, geography, draft }
    )
    assert.sameMembers(findingsOf(await runChecks(tariff, draft), 'moved'), [
      'DHL - United Kingdom - Export: 1 of 1 price is more than 25% dearer: ₦80,000.00 above 0 and up to 0.5 kg, before ₦60,000.00 (+33.3%).',
      'DHL - United Kingdom - Export: 1 of 1 price is more than 25% cheaper: ₦80,000.00 above 1 and up to 30 kg, before ₦250,000.00 (-68%).',
    ])
  })

  test('a price below the courier’s charges of the last 90 days is reported with the cost', async ({
    client,
    assert,
  }) => {
    await seedDemoWallets()
    const owner = await apiClientOf(client, 'member@sendam.test')
    await bookLightParcel(owner)
    const tariff = await tariffOf(client)
    const zone = await zoneOf('DHL', 'United Kingdom')
    const draft = await tariff.draft()
    await tariff.save(zone.id, sheet(60_000, 65_000, 250_000), draft)
    assert.deepEqual(findingsOf(await runChecks(tariff, draft), 'below_cost'), [])
    await setDollarRate(2350)
    assert.deepEqual(findingsOf(await runChecks(tariff, draft), 'below_cost'), [
      'DHL - United Kingdom - Export: 1 of 3 prices is below what DHL has charged us in the last 90 days: ₦65,000.00 above 0.5 and up to 1 kg, but ₦68,150.00 on average over 1 shipment.',
    ])
    await tariff.save(zone.id, sheet(60_000, 70_000, 250_000), draft)
    assert.deepEqual(findingsOf(await runChecks(tariff, draft), 'below_cost'), [])
    await db.rawQuery(`update shipment_margins set paid_on = paid_on - 91`)
    await tariff.save(zone.id, sheet(60_000, 65_000, 250_000), draft)
    assert.deepEqual(findingsOf(await runChecks(tariff, draft), 'below_cost'), [])
  })

  test('a route that loses its last price is reported, also if an empty zone hides a wider zone with prices', async ({
    client,
    assert,
    cleanup,
  }) => {
    const tariff = await tariffOf(client)
    const world = { kind: 'export', courierCode: 'DHL', geography: 'all' } as const
    await addZone({ ...world, description: 'The world', bands: [[0, 30, 90_000]] })
    const draft = await tariff.draft()
    const deleteZone = async (courierCode: string, description: string, kind = 'export') => {
      const { id } = await zoneOf(courierCode, description, kind)
      const way = kind === 'local' ? 'local' : 'international'
      const answer: any = await tariff.apiClient(
        'delete',
        `/shippingZone/${way}/${id}?version=${draft}`
      )
      answer.assertStatus(200)
    }
    const ghana = await zoneOf('DHL', 'Ghana')
    await tariff.apiClient('delete', `/rate/${ghana.id}?version=${draft}`)
    await deleteZone('DHL', 'United Kingdom', 'import')
    await deleteZone('FEDEX', 'Home', 'local')
    const before = await runChecks(tariff, draft)
    assert.sameMembers(findingsOf(before, 'vanished'), [
      'Nigeria to Ghana: No courier has a price any more. Before: DHL.',
      'United Kingdom to Nigeria: No courier has a price any more. Before: DHL.',
    ])
    const { drivers } = couriers
    cleanup(() => void (couriers.drivers = drivers))
    couriers.drivers = { ...drivers, ups: null }
    assert.include(
      findingsOf(await runChecks(tariff, draft), 'vanished'),
      'Lagos to Ogun: No courier has a price any more. Before: FedEx.'
    )
    couriers.drivers = drivers
    await deleteZone('UPS', 'Home', 'local')
    const after = await runChecks(tariff, draft)
    assert.include(
      findingsOf(after, 'vanished'),
      'Lagos to Ogun: No courier has a price any more. Before: FedEx, UPS.'
    )
    assert.lengthOf(findingsOf(after, 'vanished'), 2 + 9)
  })

  test('a city route is reported as lost only if the zones of the state are gone too', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const created: any = await tariff.apiClient('post', '/shippingZone/city', cityZone())
    created.assertStatus(200)
    const { id } = created.body().data
    await tariff.save(id, sheet(1000, 2000, 3000))
    const draft = await tariff.draft()
    await tariff.apiClient('delete', `/shippingZone/city/${id}?version=${draft}`)
    assert.deepEqual(findingsOf(await runChecks(tariff, draft), 'vanished'), [])
    for (const courier of ['UPS', 'FEDEX']) {
      const { id: home } = await zoneOf(courier, 'Home', 'local')
      await tariff.apiClient('delete', `/shippingZone/local/${home}?version=${draft}`)
    }
    const answer = await runChecks(tariff, draft)
    assert.includeMembers(findingsOf(answer, 'vanished'), [
      'Ikeja to Lekki: No courier has a price any more. Before: FedEx, UPS.',
    ])
    const { address } = answer.findings.find(({ subject }: any) => subject === 'Ikeja to Lekki')
    assert.equal(address, `/admin/zones/city?courier=FEDEX&country=NG&state=LA&version=${draft}`)
  })

  test('a published version is compared with the one before; while live, its findings link to the live zone', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const zone = await zoneOf('DHL', 'United Kingdom')
    const draft = await tariff.draft()
    await tariff.save(zone.id, sheet(60_000, 95_000, 250_000), draft)
    await tariff.publish(draft)
    const live = await runChecks(tariff, draft)
    assert.lengthOf(findingsOf(live, 'moved'), 1)
    const moved = ({ findings }: any) => findings.find(({ check }: any) => check === 'moved')
    assert.equal(moved(live).address, `/admin/zones/export/${zone.id}?weight=1`)
    await tariff.save(zone.id, sheet(60_000, 96_000, 250_000))
    const past = await runChecks(tariff, draft)
    assert.equal(moved(past).address, `/admin/zones/export/${zone.id}?version=${draft}&weight=1`)
    const [later] = await db.from('tariff_versions').orderBy('number', 'desc').limit(1)
    assert.deepEqual(findingsOf(await runChecks(tariff, Number(later.id)), 'moved'), [])
  })

  test('a check lists only its first findings, but counts all of them', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const draft = await tariff.draft()
    await db.rawQuery(
      `insert into draft_zones (id, kind, courier_code, description, country_code, geography, tariff_version_id)
       select 900000000 + n, 'export', 'DHL', 'Empty ' || n, 'NG', 'country', ?
       from generate_series(1, ?) as n`,
      [draft, MAX_FINDINGS + 5]
    )
    const answer = await runChecks(tariff, draft)
    assert.lengthOf(findingsOf(answer, 'empty'), MAX_FINDINGS)
    assert.containsSubset(answer.checks, [{ check: 'empty', total: MAX_FINDINGS + 5 }])
  })

  test('a check is not audited, and an unknown or discarded version is refused', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const draft = await tariff.draft()
    const [{ n: before }] = await db.from('audit_entries').count('* as n')
    await runChecks(tariff, draft)
    await runChecks(tariff, draft)
    const [{ n: after }] = await db.from('audit_entries').count('* as n')
    assert.equal(after, before)
    const unknown: any = await tariff.apiClient('post', '/tariff_version/999999999/check')
    unknown.assertStatus(404)
    await tariff.apiClient('delete', `/tariff_version/${draft}`)
    const discarded: any = await tariff.apiClient('post', `/tariff_version/${draft}/check`)
    discarded.assertStatus(409)
    assert.equal(discarded.body().code, 'E_TARIFF_VERSION_STATE')
  })
})
