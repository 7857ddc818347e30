import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { TariffPlace } from '#shipping/places/zone'
import type { RateRequest } from '#shipping/pricing/find_rates'
import { findRates } from '#shipping/pricing/find_rates'
import { countQueries } from '#tests/support/database/query_count'
import { addZone, smallTariff } from '#tests/support/tariff'

const LAGOS = place('NG', 'LA', 'WESTERNAFRICA', 'AF', 'IKEJA')
const ABUJA = place('NG', 'FC', 'WESTERNAFRICA', 'AF')
const ENGLAND = place('GB', 'ENG', 'NORTHERNEUROPE', 'EU')
const FRANCE = place('FR', null, 'WESTERNEUROPE', 'EU')
const GHANA = place('GH', 'AA', 'WESTERNAFRICA', 'AF')
const NAMIBIA = place('NA', null, 'SOUTHERNAFRICA', 'AF')

function place(
  country: string,
  state: string | null,
  region: string,
  continent: string,
  city: string | null = null
): TariffPlace {
  return { country, state, city, region, continent }
}

async function offers(
  from: TariffPlace,
  to: TariffPlace,
  billableGrams: number,
  billingGroupId: number | null = null
) {
  const kind = kindOf(from, to)
  const found = await findRates({
    kind,
    route: { origin: from, destination: to },
    billableGrams,
    billingGroupId,
  })
  return found.map(({ courierCode, rateKobo }) => `${courierCode} ${rateKobo / 100}`)
}

function kindOf(from: TariffPlace, to: TariffPlace): RateRequest['kind'] {
  if (from.country !== 'NG') return 'import'
  return to.country === 'NG' ? 'domestic' : 'export'
}

test.group('Tariff rates', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('each courier offers the price of its row for the weight', async ({ assert }) => {
    await smallTariff()
    assert.deepEqual(await offers(LAGOS, ENGLAND, 1), ['DHL 60000', 'FEDEX 40000', 'UPS 45000'])
    assert.deepEqual(await offers(LAGOS, ENGLAND, 500), ['DHL 60000', 'FEDEX 40000', 'UPS 45000'])
    assert.deepEqual(await offers(LAGOS, ENGLAND, 501), ['DHL 70000', 'FEDEX 50000', 'UPS 55000'])
    assert.deepEqual(await offers(LAGOS, ENGLAND, 30_000), [
      'DHL 250000',
      'FEDEX 200000',
      'UPS 210000',
    ])
  })

  test('a courier without a row for the weight offers nothing', async ({ assert }) => {
    await smallTariff()
    assert.deepEqual(await offers(LAGOS, ENGLAND, 30_001), [])
    assert.deepEqual(await offers(LAGOS, ENGLAND, 0), [])
    assert.deepEqual(await offers(LAGOS, GHANA, 10_000), ['DHL 25000'])
    assert.deepEqual(await offers(LAGOS, GHANA, 10_001), [])
  })

  test('an import is priced by its origin, a domestic parcel by both ends', async ({ assert }) => {
    await smallTariff()
    assert.deepEqual(await offers(ENGLAND, LAGOS, 1_000), ['DHL 80000'])
    assert.deepEqual(await offers(GHANA, LAGOS, 1_000), [])
    assert.deepEqual(await offers(LAGOS, ABUJA, 1_000), ['FEDEX 3000', 'UPS 3500'])
    assert.deepEqual(await offers(LAGOS, { ...ABUJA, state: 'KN' }, 1_000), [])
  })

  test('an offer names its zone, billing group and row', async ({ assert }) => {
    const { preferred } = await smallTariff()
    const [dhl, fedex] = await findRates({
      kind: 'export',
      route: { origin: LAGOS, destination: ENGLAND },
      billableGrams: 700,
      billingGroupId: preferred.id,
    })
    assert.isNull(dhl!.billingGroup)
    assert.containsSubset(fedex!, {
      courierCode: 'FEDEX',
      zone: { description: 'United Kingdom, preferred', kind: 'export', geography: 'country' },
      billingGroup: { id: preferred.id, name: 'Preferred Businesses' },
      row: { aboveGrams: 500, endGrams: 1000 },
      rateKobo: 38_000_00,
    })
    assert.isNumber(fedex!.zone.id)
    assert.isNumber(fedex!.row.id)
  })

  test('a group price beats the public price, which applies where the group has none', async ({
    assert,
  }) => {
    const { preferred } = await smallTariff()
    assert.include(await offers(LAGOS, ENGLAND, 1_000, preferred.id), 'FEDEX 38000')
    assert.include(await offers(LAGOS, ENGLAND, 1_001, preferred.id), 'FEDEX 200000')
    assert.include(await offers(LAGOS, ENGLAND, 1_000, preferred.id + 1), 'FEDEX 50000')
  })

  test('an inactive billing group pays the public price', async ({ assert }) => {
    const { preferred } = await smallTariff()
    await preferred.merge({ active: false }).save()
    assert.include(await offers(LAGOS, ENGLAND, 1_000, preferred.id), 'FEDEX 50000')
  })

  test('only the most specific zone counts; a wider one does not fill its gaps', async ({
    assert,
  }) => {
    await smallTariff()
    const wide = { kind: 'export', courierCode: 'FEDEX', bands: [[0, 300, 9_000]] } as const
    await addZone({ ...wide, description: 'Rest', geography: 'all' })
    await addZone({ ...wide, description: 'EU', geography: 'continent', destinations: ['EU'] })
    await addZone({
      ...wide,
      description: 'West of Europe',
      geography: 'region',
      destinations: ['WESTERNEUROPE'],
      bands: [[0, 300, 8_000]],
    })
    assert.deepEqual(await offers(LAGOS, FRANCE, 1_000), ['FEDEX 8000'])
    assert.include(await offers(LAGOS, ENGLAND, 1_000), 'FEDEX 50000')
    assert.deepEqual(await offers(LAGOS, ENGLAND, 30_001), [])
    assert.deepEqual(await offers(LAGOS, NAMIBIA, 1_000), ['FEDEX 9000'])
  })

  test('the continent NA is not the country NA', async ({ assert }) => {
    await smallTariff()
    const zone = { kind: 'export', courierCode: 'UPS', destinations: ['NA'] } as const
    await addZone({ ...zone, description: 'America', geography: 'continent', bands: [[0, 1, 1]] })
    assert.deepEqual(await offers(LAGOS, NAMIBIA, 1_000), [])
    await addZone({ ...zone, description: 'Namibia', geography: 'country', bands: [[0, 1, 2]] })
    assert.deepEqual(await offers(LAGOS, NAMIBIA, 1_000), ['UPS 2'])
  })

  test('a city zone beats the state zone, but only within its state', async ({ assert }) => {
    await smallTariff()
    await addZone({
      kind: 'city',
      courierCode: 'FEDEX',
      description: 'Mainland',
      stateCode: 'LA',
      origins: ['IKEJA'],
      destinations: ['IKEJA', 'LEKKI'],
      bands: [[0, 30, 1_500]],
    })
    const lekki = { ...LAGOS, city: 'LEKKI' }
    assert.include(await offers(LAGOS, lekki, 1_000), 'FEDEX 1500')
    assert.include(await offers(lekki, LAGOS, 1_000), 'FEDEX 3000')
    assert.include(await offers(LAGOS, { ...ABUJA, city: 'LEKKI' }, 1_000), 'FEDEX 3000')
  })

  test('an archived zone, and a courier that does not serve the kind, offer nothing', async ({
    assert,
  }) => {
    await smallTariff()
    const zone = await addZone({
      kind: 'local',
      courierCode: 'DHL',
      description: 'Home',
      origins: ['LA'],
      destinations: ['FC'],
      bands: [[0, 30, 1_000]],
    })
    assert.include(await offers(LAGOS, ABUJA, 1_000), 'DHL 1000')
    await db.from('couriers').where('code', 'DHL').update({ serves_domestic: false })
    assert.notInclude(await offers(LAGOS, ABUJA, 1_000), 'DHL 1000')
    await db.from('couriers').where('code', 'DHL').update({ serves_domestic: true })
    await zone.archive()
    assert.notInclude(await offers(LAGOS, ABUJA, 1_000), 'DHL 1000')
  })

  test('a cached tariff is not read again, however many zones it has', async ({ assert }) => {
    await smallTariff()
    for (let number = 0; number < 20; number++) {
      await addZone({
        kind: 'export',
        courierCode: 'UPS',
        description: `Europe ${number}`,
        geography: 'continent',
        destinations: ['EU'],
        bands: [[0, 1, 1]],
      })
    }
    await offers(LAGOS, ENGLAND, 1_000)
    // The one query checks whether the cached tariff is current.
    assert.equal(await countQueries(() => offers(LAGOS, ENGLAND, 1_000)), 1)
  })

  test('the database refuses rows with overlapping weights', async ({ assert }) => {
    await smallTariff()
    await assert.rejects(
      () =>
        addZone({
          kind: 'export',
          courierCode: 'UPS',
          description: 'Ghana',
          geography: 'country',
          destinations: ['GH'],
          bands: [
            [0, 1, 1_000],
            [0.999, 2, 2_000],
          ],
        }),
      /shipping_rates_do_not_overlap/
    )
  })
})
