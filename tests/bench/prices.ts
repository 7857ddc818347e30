import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { milliseconds, perSecond } from '#tests/bench/measurement'
import { seedReference } from '#tests/support/reference'
import { createOffers } from '#shipping/pricing/offers'
import { loadPriceFacts } from '#shipping/pricing/price_facts'
import type { PriceRequest } from '#shipping/pricing/price_request'
import { liveTariff } from '#shipping/pricing/tariff_snapshot'

const GROUPS = 9
const PRICES = 20_000

/** Matches the zones of LARGE_TARIFF, but not those of the demo data. */
const IS_NEW = String.raw`description ~ '^[A-Z]{2} \d+$'`

/** A zone per courier, country and billing group, or for no group: 13,500 zones, 675,000 rates. */
const LARGE_TARIFF = `
  insert into billing_groups (name) select 'Group ' || n from generate_series(1, ${GROUPS}) as n;
  insert into shipping_zones (kind, courier_code, country_code, description, geography, billing_group_id)
    select 'export', couriers.code, 'NG', countries.code || ' ' || coalesce(grp.id, 0), 'country', grp.id
    from couriers cross join countries
      cross join (select id from billing_groups where name like 'Group %' union all select null) as grp;
  insert into shipping_zone_members (zone_id, side, code)
    select id, 'destination', left(description, 2) from shipping_zones where ${IS_NEW};
  insert into shipping_rates (zone_id, above_grams, end_grams, rate_kobo)
    select zone.id, n * 500, n * 500 + 500, 1000000 + n * 50000 + zone.id
    from shipping_zones as zone cross join generate_series(0, 49) as n where ${IS_NEW};`

/** Measures reading, caching and searching a tariff of 675,000 rates. */
export async function printPrices() {
  await seedReference()
  await db.rawQuery(LARGE_TARIFF)
  await db.rawQuery('analyze')
  const [size] = await queryRows<{ zones: number; rates: number }>(
    db,
    `select (select count(*)::int from shipping_zones) as zones,
       (select count(*)::int from shipping_rates) as rates`
  )
  const plain = await milliseconds(() =>
    db.rawQuery('select id, zone_id, above_grams, end_grams, rate_kobo from shipping_rates')
  )
  globalThis.gc?.()
  const before = process.memoryUsage()
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const loading = await milliseconds(() => liveTariff.current())
  delay.disable()
  await setTimeout(100)
  globalThis.gc?.()
  const after = process.memoryUsage()
  const kept = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers
  console.log(`${size!.zones} zones, ${size!.rates} rates: read in ${loading.toFixed(0)} ms`)
  console.log(
    `as rows: ${plain.toFixed(0)} ms; other requests wait at most ${(delay.max / 1e6).toFixed(0)} ms`
  )
  console.log(
    `in memory: ${(kept / 1e6).toFixed(1)} MB, ${(kept / size!.rates).toFixed(0)} bytes a rate`
  )
  const facts = await loadPriceFacts()
  const requests = Array.from({ length: PRICES }, (_, at) => requestFor(at))
  for (let round = 0; round < 3; round++) {
    const rate = await perSecond(requests, 1, (one) => createOffers(one, { isTest: true }, facts))
    console.log(`${rate.toFixed(0)} requests a second with one version`)
  }
  const fresh = await perSecond(requests, 50, (one) => createOffers(one, { isTest: true }))
  console.log(`${fresh.toFixed(0)} requests a second, each with the current version`)
}

const COUNTRIES = ['GB', 'US', 'GH', 'FR', 'CN', 'ZA', 'AE', 'DE']

function requestFor(at: number): PriceRequest {
  return {
    origin: { country: 'NG', stateKey: 'NG_LA', cityCode: 'IKEJA' },
    destination: { country: COUNTRIES[at % COUNTRIES.length]!, stateKey: null, cityCode: null },
    packages: [
      {
        weightGrams: 100 + ((at * 37) % 24_000),
        lengthCm: 0,
        widthCm: 0,
        heightCm: 0,
        expressBoxId: null,
      },
    ],
    insurance: 'Premium',
    pickup: true,
    signatureRequired: false,
    declaredValueKobo: 5_000_000,
    categoryIds: [],
    billingGroupId: null,
  }
}
