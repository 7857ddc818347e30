import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import type { Geography, ZoneKind } from '#shipping/places/zone'

/** `value` is the code in tariffs, zones and routes. */
export type PlaceOption = { value: string; label: string }

export type ZoneScope = {
  kind: ZoneKind
  geography: Geography | null
  countryCode: string
  stateCode: string | null
}

const ALPHABET = new Intl.Collator('en')

const COUNTRIES = 'select code as value, name as label from countries'
const REGIONS = `select distinct region_code as value, coalesce(region_name, region_code) as label
  from countries where region_code is not null`
const CONTINENTS = `select distinct continent_code as value,
  coalesce(continent_name, continent_code) as label from countries where continent_code is not null`

export function regionOptions(): Promise<PlaceOption[]> {
  return loadPlaceOptions(REGIONS)
}

export function continentOptions(): Promise<PlaceOption[]> {
  return loadPlaceOptions(CONTINENTS)
}

/** The value is the state's code within its country, `LA`, not the key `NG_LA`. */
export function stateOptions(countryCode: string, client?: QueryClientContract) {
  const sql = 'select code as value, name as label from states where country_code = ?'
  return loadPlaceOptions(sql, [countryCode], client)
}

export function cityOptions(countryCode: string, stateCode: string, client?: QueryClientContract) {
  const sql = 'select code as value, name as label from cities where state_key = ?'
  return loadPlaceOptions(sql, [`${countryCode}_${stateCode}`], client)
}

/** All places that may belong to a zone of this scope; none for the whole world. */
export async function zoneMemberOptions(
  { kind, geography, countryCode, stateCode }: ZoneScope,
  client?: QueryClientContract
): Promise<PlaceOption[]> {
  if (kind === 'local') return stateOptions(countryCode, client)
  if (kind === 'city') return cityOptions(countryCode, stateCode ?? '', client)
  if (geography === 'country') return loadPlaceOptions(COUNTRIES, [], client)
  if (geography === 'region') return loadPlaceOptions(REGIONS, [], client)
  if (geography === 'continent') return loadPlaceOptions(CONTINENTS, [], client)
  return []
}

/** The database may sort by bytes, which puts Åland after Zimbabwe. */
async function loadPlaceOptions(
  sql: string,
  bindings: string[] = [],
  client: QueryClientContract = db.connection()
): Promise<PlaceOption[]> {
  const rows = await queryRows<PlaceOption>(client, sql, bindings)
  return rows.toSorted((one, other) => ALPHABET.compare(one.label, other.label))
}
