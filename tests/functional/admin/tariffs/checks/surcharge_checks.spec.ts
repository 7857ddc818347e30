import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { DateTime } from 'luxon'
import { sheet, tariffOf } from '#tests/functional/admin/tariffs/versions/tariff_version_calls'
import { FUEL, createSurchargeCalls } from '#tests/support/money/surcharges'
import { smallTariff } from '#tests/support/tariff'
import { runChecks, findingsOf, zoneOf } from './checked_tariff.js'

const day = (days: number) => DateTime.now().setZone('Africa/Lagos').plus({ days })
const dayIn = (days: number) => day(days).toISODate()!
/** The date this many days from now, in the format that findings use. */
const formatDay = (days: number) => day(days).toFormat('d LLL yyyy', { locale: 'en-US' })

const TWICE = 'surcharges_twice'
const MOVED = 'surcharges_moved'
const IDLE = 'surcharges_idle'
const OVER = 'surcharges_over'

test.group('Surcharge checks of a tariff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('unchanged surcharges that apply cause no finding', async ({ client, assert }) => {
    const [tariff, surcharges] = [await tariffOf(client), await createSurchargeCalls(client)]
    await surcharges.create({ ...FUEL, courier: 'DHL', startsOn: dayIn(-9), endsOn: dayIn(9) })
    await surcharges.create({ ...FUEL, courier: 'UPS' })
    await surcharges.create({ name: 'Remote', kind: 'remote_area', amount: 500, origin: 'NG_OG' })
    await surcharges.create({ name: 'Long', kind: 'oversize', amount: 900, longerThan: 120 })
    const answer = await runChecks(tariff, await tariff.draft())
    assert.equal(answer.surcharges, 4)
    assert.deepEqual(
      answer.checks.filter(({ total }: any) => total > 0).map(({ check }: any) => check),
      ['places']
    )
  })

  test('a surcharge that is new, removed or changed by more than the set share is reported', async ({
    client,
    assert,
  }) => {
    const [tariff, surcharges] = [await tariffOf(client), await createSurchargeCalls(client)]
    const fuel = await surcharges.create({ ...FUEL, courier: 'DHL' })
    const peak = await surcharges.create({ name: 'Peak', kind: 'peak_season', amount: 2_000 })
    const gone = await surcharges.create({ name: 'Long', kind: 'oversize', amount: 900 })
    const draft = await tariff.draft()
    await surcharges.change(fuel, { ...FUEL, courier: 'DHL', percent: 15.62 }, draft)
    await surcharges.change(peak, { name: 'High', kind: 'peak_season', amount: 1_500 }, draft)
    assert.deepEqual(findingsOf(await runChecks(tariff, draft), MOVED), [])

    await surcharges.change(fuel, { ...FUEL, courier: 'DHL', percent: 20 }, draft)
    await surcharges.change(peak, { name: 'Peak', kind: 'peak_season', amount: 1_000 }, draft)
    await surcharges.remove(gone, draft)
    const remote = await surcharges.create(
      { name: 'Remote', kind: 'remote_area', percent: 40, lane: 'export', origin: 'NG_LA' },
      draft
    )
    const answer = await runChecks(tariff, draft)
    assert.deepEqual(findingsOf(answer, MOVED), [
      'Fuel - DHL - All lanes: Raised to 20% of the shipping rate, before 12.5% (+60%).',
      'Peak - All couriers - All lanes: Lowered to ₦1,000.00 a shipment, before ₦2,000.00 (-50%).',
      'Long - All couriers - All lanes: Removed. It was ₦900.00 a shipment.',
      'Remote - All couriers - Export from Lagos: New: 40% of the shipping rate.',
    ])
    const found = answer.findings.filter(({ check }: any) => check === MOVED)
    const at = `/admin/surcharges?version=${draft}`
    assert.deepEqual(
      found.map(({ surchargeId, address }: any) => [surchargeId, address]),
      [
        [fuel, `${at}&edit=${fuel}`],
        [peak, `${at}&edit=${peak}`],
        [gone, at],
        [remote, `${at}&edit=${remote}`],
      ]
    )
    assert.containsSubset(found[0], {
      severity: 'warning',
      zoneId: null,
      kind: null,
      courier: 'DHL',
      cells: [],
      moreCells: 0,
    })
    assert.isNull(found[1].courier)
    assert.containsSubset(answer.counts, [{ severity: 'warning', total: 4 }])

    await tariff.publish(draft)
    const live = await runChecks(tariff, draft)
    assert.deepEqual(findingsOf(live, MOVED), findingsOf(answer, MOVED))
    const [first] = live.findings.filter(({ check }: any) => check === MOVED)
    assert.equal(first.address, `/admin/surcharges?edit=${fuel}`)
    await surcharges.change(fuel, { ...FUEL, courier: 'DHL', percent: 21 })
    const past = await runChecks(tariff, draft)
    const [earlier] = past.findings.filter(({ check }: any) => check === MOVED)
    assert.equal(earlier.address, `/admin/surcharges?version=${draft}&search=Fuel`)
  })

  test('a surcharge is reported if it changes from percent to amount, or applies to other parcels or days', async ({
    client,
    assert,
  }) => {
    const [tariff, surcharges] = [await tariffOf(client), await createSurchargeCalls(client)]
    const fuel = await surcharges.create({ ...FUEL, courier: 'DHL' })
    const peak = { name: 'Peak', kind: 'peak_season', amount: 2_000, startsOn: dayIn(5) }
    const season = await surcharges.create({ ...peak, endsOn: dayIn(9) })
    const draft = await tariff.draft()
    await surcharges.change(fuel, { name: 'Fuel', kind: 'fuel', amount: 5_000 }, draft)
    await surcharges.change(season, { ...peak, endsOn: dayIn(374) }, draft)
    assert.deepEqual(findingsOf(await runChecks(tariff, draft), MOVED), [
      'Fuel - All couriers - All lanes: Now ₦5,000.00 a shipment, before 12.5% of the shipping rate. It applies to other parcels or days. Courier: DHL becomes All couriers.',
      `Peak - All couriers - All lanes: It applies to other parcels or days. Dates: ${formatDay(5)} to ${formatDay(9)} becomes ${formatDay(5)} to ${formatDay(374)}.`,
    ])
  })

  test('a surcharge added live after the draft began counts beside those of the draft', async ({
    client,
    assert,
  }) => {
    const [tariff, surcharges] = [await tariffOf(client), await createSurchargeCalls(client)]
    const draft = await tariff.draft()
    await surcharges.create({ ...FUEL, name: 'Diesel' }, draft)
    await surcharges.create({ ...FUEL, percent: 10 })
    const answer = await runChecks(tariff, draft)
    assert.deepEqual(findingsOf(answer, MOVED), [
      'Diesel - All couriers - All lanes: New: 12.5% of the shipping rate.',
    ])
    assert.deepEqual(findingsOf(answer, TWICE), [
      'Diesel - All couriers - All lanes: Some parcels pay this and "Fuel" (10%), which is of the same kind, Fuel.',
    ])
  })

  test('two surcharges of one kind are reported only if some parcels pay both', async ({
    client,
    assert,
  }) => {
    const [tariff, surcharges] = [await tariffOf(client), await createSurchargeCalls(client)]
    const draft = await tariff.draft()
    const add = (more: object) => surcharges.create({ ...FUEL, percent: 10, ...more }, draft)
    const base = { courier: 'DHL', lane: 'export', endWeight: 10, endsOn: dayIn(30) }
    await add(base)
    await add({ ...base, courier: 'UPS' })
    await add({ ...base, lane: 'import', name: 'Import' })
    await add({ ...base, endWeight: null, aboveWeight: 10, name: 'Heavy' })
    await add({ ...base, startsOn: dayIn(31), endsOn: null, name: 'Next month' })
    await add({ ...base, kind: 'other', name: 'Handling' })
    await add({ ...base, kind: 'other', name: 'Security' })
    await add({ courier: 'FEDEX', origin: 'NG_LA', name: 'Lagos' })
    await add({ courier: 'FEDEX', origin: 'NG_OG', name: 'Ogun' })
    assert.deepEqual(findingsOf(await runChecks(tariff, draft), TWICE), [])

    await add({ courier: 'FEDEX', lane: 'export', destination: 'GB', name: 'To Britain' })
    await add({
      courier: 'DHL',
      destination: 'GH',
      aboveWeight: 9,
      endWeight: 11,
      name: 'To Ghana',
    })
    assert.deepEqual(findingsOf(await runChecks(tariff, draft), TWICE), [
      'To Britain - FedEx - Export to United Kingdom: Some parcels pay this and others of the same kind, Fuel: "Lagos" (10%) and 1 more.',
      'To Ghana - DHL - To Ghana: Some parcels pay this and others of the same kind, Fuel: "Fuel" (10%) and 1 more.',
    ])
  })

  test('a surcharge that no parcel can be charged is reported with the reason', async ({
    client,
    assert,
  }) => {
    const [tariff, surcharges] = [await tariffOf(client), await createSurchargeCalls(client)]
    const draft = await tariff.draft()
    const add = (name: string, more: object) =>
      surcharges.create({ name, kind: 'other', amount: 500, ...more }, draft)
    await add('Served', { courier: 'UPS', lane: 'export', destination: 'GB', endWeight: 0.1 })
    await add('Later', { startsOn: dayIn(60) })
    const off: any = await tariff.apiClient('put', '/reference/courier/UPS', {
      domestic: true,
      export: true,
      import: false,
    })
    off.assertStatus(200)
    await add('Off', { courier: 'UPS', lane: 'import' })
    await add('No zone', { courier: 'DHL', lane: 'domestic' })
    await add('Nowhere', { destination: 'FR' })
    await add('No such way', { lane: 'domestic', destination: 'GB' })
    await add('Too heavy', { destination: 'GH', aboveWeight: 10 })
    const answer = await runChecks(tariff, draft)
    assert.deepEqual(findingsOf(answer, IDLE), [
      'Off - UPS - Import: UPS takes no imports at the moment.',
      'No zone - DHL - Domestic: DHL has no zone with rates on its lane.',
      'Nowhere - All couriers - To France: No courier has a zone with rates on its lane.',
      'No such way - All couriers - Domestic to United Kingdom: No courier has a zone with rates on its lane.',
      'Too heavy - All couriers - To Ghana: No zone on its lane has a rate for such parcels: above 10.00 kg.',
    ])
    const [first] = answer.findings.filter(({ check }: any) => check === IDLE)
    assert.equal(first.severity, 'warning')
  })

  test('a surcharge that ends before the version starts is reported, and its removal is not', async ({
    client,
    assert,
  }) => {
    const [tariff, surcharges] = [await tariffOf(client), await createSurchargeCalls(client)]
    const ended = await surcharges.create({ ...FUEL, name: 'Last year', endsOn: dayIn(-1) })
    await surcharges.create({ ...FUEL, courier: 'DHL', endsOn: dayIn(1) })
    const draft = await tariff.draft()
    const answer = await runChecks(tariff, draft)
    assert.deepEqual(findingsOf(answer, OVER), [
      `Last year - All couriers - All lanes: Its last day was ${formatDay(-1)}.`,
    ])
    assert.deepEqual(
      [findingsOf(answer, MOVED), findingsOf(answer, TWICE), findingsOf(answer, IDLE)],
      [[], [], []]
    )
    await surcharges.remove(ended, draft)
    const removed = await runChecks(tariff, draft)
    assert.deepEqual([findingsOf(removed, OVER), findingsOf(removed, MOVED)], [[], []])

    const planned = await tariff.publish(draft, { startsAt: `${dayIn(2)}T00:00` })
    planned.assertStatus(200)
    assert.deepEqual(findingsOf(await runChecks(tariff, draft), OVER), [
      `Fuel - DHL - All lanes: Its last day, ${formatDay(1)}, is before this version starts.`,
    ])
  })

  test('prices are compared with surcharges if the rate changed; surcharges changed alone are reported once', async ({
    client,
    assert,
  }) => {
    const [tariff, surcharges] = [await tariffOf(client), await createSurchargeCalls(client)]
    const zone = await zoneOf('DHL', 'United Kingdom')
    const draft = await tariff.draft()
    const fuel = await surcharges.create({ ...FUEL, percent: 40 }, draft)
    await surcharges.create(
      { name: 'Long', kind: 'oversize', amount: 900_000, longerThan: 120 },
      draft
    )
    const alone = await runChecks(tariff, draft)
    assert.lengthOf(findingsOf(alone, MOVED), 2)
    assert.deepEqual(findingsOf(alone, 'moved'), [])

    // The rate falls by as much as the surcharge adds, so nobody pays more.
    await tariff.save(zone.id, sheet(60_000, 50_000, 250_000), draft)
    assert.deepEqual(findingsOf(await runChecks(tariff, draft), 'moved'), [])
    await tariff.save(zone.id, sheet(60_000, 63_000, 250_000), draft)
    const answer = await runChecks(tariff, draft)
    assert.deepEqual(findingsOf(answer, 'moved'), [
      'DHL - United Kingdom - Export: 1 of 3 prices is more than 25% dearer with surcharges: ₦88,200.00 above 0.5 and up to 1 kg, before ₦70,000.00 (+26%).',
    ])
    const { cells } = answer.findings.find(({ check }: any) => check === 'moved')
    assert.deepEqual(cells, [
      {
        aboveWeight: 0.5,
        endWeight: 1,
        rate: 63_000,
        surcharges: 25_200,
        compared: 70_000,
        shipments: null,
        address: `/admin/zones/export/${zone.id}?version=${draft}&weight=1`,
      },
    ])
    // Then not every parcel of the zone pays the surcharge, or not on the day of the start.
    for (const some of [{ origin: 'NG_LA' }, { startsOn: dayIn(1) }, { endWeight: 0.9 }]) {
      await surcharges.change(fuel, { ...FUEL, percent: 40, ...some }, draft)
      assert.deepEqual(
        findingsOf(await runChecks(tariff, draft), 'moved'),
        [],
        JSON.stringify(some)
      )
    }
  })
})
