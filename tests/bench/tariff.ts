import db from '@adonisjs/lucid/services/db'
import { findZones } from '#admin/tariffs/zones/zone_search'
import { insertRates } from '#admin/tariffs/files/rate_rows'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { milliseconds, type Pair } from '#tests/bench/measurement'
import type { Stage } from '#tests/bench/stage/stage'

const ZONES = 10_000
const RATES = 5000

const EXPORT_ZONES = { kind: 'export', courierCode: 'DHL', countryCode: 'NG' } as const
const ADDRESS = '/shippingZone/international/Export/DHL/NG'

/** Times a list of 10,000 zones, by function and by API call, compared with a plain SQL select. */
export async function zoneSearches(stage: Stage): Promise<{ search: Pair; call: Pair }> {
  await db.rawQuery(
    `insert into shipping_zones (kind, courier_code, country_code, description, geography)
     select 'export', 'DHL', 'NG', 'Zone ' || number, 'country'
     from generate_series(1 + (select count(*) from shipping_zones), ?) as number`,
    [ZONES]
  )
  const floor = () =>
    milliseconds(() =>
      db.rawQuery(
        `select id, description, geography, billing_group_id from shipping_zones
     where kind = 'export' and courier_code = 'DHL' and country_code = 'NG' and archived_at is null`
      )
    )
  const call = await staffCall(stage)
  return {
    search: { ours: () => milliseconds(() => findZones(EXPORT_ZONES)), floor },
    call: { ours: () => milliseconds(() => call('GET', ADDRESS)), floor },
  }
}

/** Times loading and saving 5,000 rates of a zone by API call, each compared with plain SQL. */
export async function rateSheets(stage: Stage): Promise<{ loading: Pair; saving: Pair }> {
  const zone = await ShippingZone.firstOrCreate(
    { ...EXPORT_ZONES, description: 'The long sheet' },
    { geography: 'country' }
  )
  const call = await staffCall(stage)
  const save = (base: number) =>
    call('POST', '/rate', { shippingZoneId: zone.id, rates: sheet(base) })
  let base = 1000
  await save(base)
  return {
    loading: {
      ours: () => milliseconds(() => call('GET', `/rate/${zone.id}`)),
      floor: () => milliseconds(() => db.from('shipping_rates').where('zone_id', zone.id)),
    },
    saving: {
      // Each save raises every rate by a naira.
      ours: () => milliseconds(() => save((base += 1))),
      floor: () => plainInsert(zone.id),
    },
  }
}

function sheet(base: number) {
  return Array.from({ length: RATES }, (_, index) => ({
    aboveWeight: edge(index) / 1000,
    endWeight: edge(index + 1) / 1000,
    rate: base + index,
  }))
}

/** Returns a limit of weight in grams: rows end between 0.5 and 1,000 kg. */
function edge(index: number): number {
  return index === 0 ? 0 : 301 + 199 * index
}

async function plainInsert(zoneId: number): Promise<number> {
  const trx = await db.transaction()
  await trx.from('shipping_rates').where('zone_id', zoneId).delete()
  const bands = Array.from({ length: RATES }, (_, index) => ({
    zoneId,
    aboveGrams: edge(index),
    endGrams: edge(index + 1),
    rateKobo: 100_000 + index,
  }))
  const taken = await milliseconds(() => insertRates(bands, trx))
  await trx.rollback()
  return taken
}

/** Calls the API as staff and reads the whole answer; throws if it is refused. */
async function staffCall(stage: Stage) {
  const { calls } = await stage.small()
  const headers = await stage.as('small', 'admin@sendam.test')
  return (method: 'GET' | 'POST', path: string, body?: object) =>
    calls.ask({ method, path: `/api/v1${path}`, headers, body })
}
