import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'

export type KnownCodes = {
  couriers: ReadonlySet<string>
  countries: ReadonlySet<string>
  regions: ReadonlySet<string>
  continents: ReadonlySet<string>
  /** Keys such as `NG_LA`. */
  states: ReadonlySet<string>
  /** Keys such as `NG_LA IKEJA`. */
  cities: ReadonlySet<string>
}

export async function loadKnownCodes(trx: TransactionClientContract): Promise<KnownCodes> {
  const rows = await queryRows<{ list: keyof KnownCodes; code: string }>(
    trx,
    `
    select 'couriers' as list, code from couriers
    union all select 'countries', code from countries
    union all select distinct 'regions', region_code from countries where region_code is not null
    union all select distinct 'continents', continent_code from countries where continent_code is not null
    union all select 'states', key from states
    union all select 'cities', state_key || ' ' || code from cities`
  )
  const codes = (wanted: keyof KnownCodes) =>
    new Set(rows.filter(({ list }) => list === wanted).map(({ code }) => code))
  return {
    couriers: codes('couriers'),
    countries: codes('countries'),
    regions: codes('regions'),
    continents: codes('continents'),
    states: codes('states'),
    cities: codes('cities'),
  }
}
