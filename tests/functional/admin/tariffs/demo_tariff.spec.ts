import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { demoTariffFiles } from '#database/tariffs/demo_tariff'
import BillingGroup from '#shipping/pricing/models/billing_group'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import type { TariffPlace, TariffRoute, Zone } from '#shipping/places/zone'
import { chooseZones } from '#shipping/pricing/choose_zones'
import { seedReference } from '#admin/reference/seed_reference_lists'
import { findRates, type RateRequest } from '#shipping/pricing/find_rates'
import { importRates } from '#admin/tariffs/files/import_rates'
import { importZones } from '#admin/tariffs/files/import_zones'
import { readCsvFile, readCsvFolder } from '#admin/tariffs/files/read_csv_files'

const ZONES = app.makePath('database/tariffs/zones.csv')
const RATES = app.makePath('database/tariffs/rates')

const LAGOS: TariffPlace = {
  country: 'NG',
  state: 'LA',
  city: 'IKEJA',
  region: 'WESTERNAFRICA',
  continent: 'AF',
}

async function countries(): Promise<TariffPlace[]> {
  const rows = await db.from('countries').whereNot('code', 'NG').orderBy('code')
  return rows.map((row) => ({
    country: row.code,
    state: null,
    city: null,
    region: row.region_code,
    continent: row.continent_code,
  }))
}

async function countriesNamed<Codes extends string[]>(...codes: Codes) {
  const all = await countries()
  return codes.map((code) => all.find(({ country }) => country === code)!) as {
    [Index in keyof Codes]: TariffPlace
  }
}

async function publicZones(): Promise<Zone[]> {
  const zones = await ShippingZone.query().whereNull('archivedAt').preload('members')
  return zones.map((zone) => zone.toZone())
}

function couriersFor(zones: Zone[], route: TariffRoute): number {
  const byCourier = Map.groupBy(zones, ({ courierCode }) => courierCode)
  return [...byCourier.values()].filter((own) => chooseZones(own, route, null).length).length
}

async function homeStates(): Promise<TariffPlace[]> {
  const rows = await db.from('states').where('country_code', 'NG').orderBy('code')
  return rows.map(({ code }) => ({ ...LAGOS, state: code, city: null }))
}

function pricesOf(
  kind: RateRequest['kind'],
  origin: TariffPlace,
  destination: TariffPlace,
  billableGrams: number,
  billingGroupId: number | null = null
) {
  return findRates({ kind, route: { origin, destination }, billableGrams, billingGroupId })
}

test.group('The files of the demo tariff', () => {
  test('match the output of the generator byte for byte', async ({ assert }) => {
    const names = await readCsvFolder(RATES)
    const written = demoTariffFiles()
    assert.sameMembers(
      written.map(({ path }) => path),
      ['zones.csv', ...names.map(({ name }) => name)]
    )
    for (const { path, text } of written) {
      const saved = await readFile(app.makePath('database/tariffs', path), 'utf8')
      assert.isTrue(saved === text, `${path} differs: run database/tariffs/generate.ts`)
    }
  })
})

test.group('The demo tariff', (group) => {
  group.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.setup(async () => {
    await seedReference()
    await db.from('shipping_zones').update({ archived_at: new Date() })
  })

  test('loads without a warning', async ({ assert }) => {
    const zones = await importZones(await readCsvFile(ZONES))
    const rates = await importRates(await readCsvFolder(RATES))
    assert.deepEqual([...zones.warnings, ...rates.warnings], [])
    assert.isAbove(rates.added.length, 20_000)
    const again = await importRates(await readCsvFolder(RATES))
    assert.equal(again.unchanged, rates.added.length)
  })

  test('every public zone prices every gram up to 300 kg', async ({ assert }) => {
    const { rows } = await db.rawQuery(
      `select zone.description, min(above_grams) as above, max(end_grams) as until,
         sum(end_grams - above_grams)::int as priced
       from shipping_zones as zone left join shipping_rates on zone_id = zone.id
       where archived_at is null and billing_group_id is null group by zone.id`
    )
    assert.isAbove(rows.length, 300)
    for (const { description, above, until, priced } of rows) {
      assert.deepEqual([above, until, priced], [0, 300_000, 300_000], description)
    }
  })

  test('every country can be sent to and from with six couriers', async ({ assert }) => {
    const zones = await publicZones()
    const places = await countries()
    assert.isAbove(places.length, 240)
    for (const place of places) {
      const abroad = couriersFor(zones, { origin: LAGOS, destination: place })
      const back = couriersFor(zones, { origin: place, destination: LAGOS })
      assert.equal(`${abroad} ${back}`, '6 6', place.country)
    }
  })

  test('every state can be reached from every state with four couriers', async ({ assert }) => {
    const zones = await publicZones()
    const states = await homeStates()
    assert.lengthOf(states, 37)
    for (const origin of states) {
      for (const destination of states) {
        const couriers = couriersFor(zones, { origin, destination })
        assert.equal(couriers, 4, `${origin.state} to ${destination.state}`)
      }
    }
  })

  test('parcels from 1 g to 300 kg have a price, near and far', async ({ assert }) => {
    const [british, american] = await countriesNamed('GB', 'US')
    const [abia, zamfara] = ['AB', 'ZA'].map((state) => ({ ...LAGOS, state, city: null }))
    for (const grams of [1, 500, 1_000, 30_000, 300_000]) {
      assert.lengthOf(await pricesOf('export', LAGOS, british, grams), 6)
      assert.lengthOf(await pricesOf('import', american, LAGOS, grams), 6)
      assert.lengthOf(await pricesOf('domestic', abia!, zamfara!, grams), 4)
      assert.lengthOf(await pricesOf('domestic', LAGOS, LAGOS, grams), 4)
    }
    assert.lengthOf(await pricesOf('export', LAGOS, british, 300_001), 0)
  })

  test('half a kilogram costs about the market price', async ({ assert }) => {
    const [britain] = await countriesNamed('GB')
    for (const { rateKobo } of await pricesOf('export', LAGOS, britain, 500)) {
      assert.isTrue(rateKobo >= 35_000_00 && rateKobo <= 60_000_00, `${rateKobo}`)
    }
    for (const to of [...(await homeStates()), LAGOS]) {
      for (const { rateKobo } of await pricesOf('domestic', LAGOS, to, 500)) {
        assert.isTrue(rateKobo >= 2_500_00 && rateKobo <= 6_000_00, `${to.state} ${rateKobo}`)
      }
    }
  })

  test('within Lagos a city costs less than its state', async ({ assert }) => {
    const inTown = await pricesOf('domestic', LAGOS, { ...LAGOS, city: 'LEKKI' }, 500)
    const inState = await pricesOf('domestic', LAGOS, { ...LAGOS, city: null }, 500)
    assert.equal(inTown.filter(({ zone }) => zone.kind === 'city').length, 3)
    for (const { courierCode, rateKobo, zone } of inTown) {
      const wider = inState.find((rate) => rate.courierCode === courierCode)!
      assert.isTrue(zone.kind === 'local' || rateKobo < wider.rateKobo, courierCode)
    }
  })

  test('in no zone does a heavier parcel cost less', async ({ assert }) => {
    const { rows } = await db.rawQuery(
      `select * from (
         select zone_id, rate_kobo - lag(rate_kobo) over (partition by zone_id order by above_grams) as more
         from shipping_rates) as steps
       where more < 0`
    )
    assert.deepEqual(rows, [])
  })

  test('a preferred business pays less to the same country, up to 70 kg', async ({ assert }) => {
    const preferred = await BillingGroup.findByOrFail('name', 'Preferred Businesses')
    const [america] = await countriesNamed('US')
    const cheaper = async (grams: number) => {
      const plain = await pricesOf('export', LAGOS, america, grams)
      const better = await pricesOf('export', LAGOS, america, grams, preferred.id)
      return better.filter((rate, index) => rate.rateKobo < plain[index]!.rateKobo).length
    }
    assert.equal(await cheaper(1_000), 2)
    assert.equal(await cheaper(70_000), 2)
    assert.equal(await cheaper(70_001), 0)
  })
})
