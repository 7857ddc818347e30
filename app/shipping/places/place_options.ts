import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf } from '#shared/database/rows'
import type { Geography, ZoneKind } from '#shipping/places/zone'

/** One choice of a list, by the code that tariffs, zones and routes know it by. */
export type PlaceOption = { value: string; label: string }

/** What says which places a zone can be made of. */
export type MemberScope = {
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

export function regions(): Promise<PlaceOption[]> {
  return options(REGIONS)
}

export function continents(): Promise<PlaceOption[]> {
  return options(CONTINENTS)
}

/** The states of a country, by their code in it: `LA`. */
export function statesOf(countryCode: string, client?: QueryClientContract) {
  const sql = 'select code as value, name as label from states where country_code = ?'
  return options(sql, [countryCode], client)
}

export function citiesOf(countryCode: string, stateCode: string, client?: QueryClientContract) {
  const sql = 'select code as value, name as label from cities where state_key = ?'
  return options(sql, [`${countryCode}_${stateCode}`], client)
}

/** Every place that a member of such a zone can be; of a zone of the whole world, none. */
export async function memberOptions(
  { kind, geography, countryCode, stateCode }: MemberScope,
  client?: QueryClientContract
): Promise<PlaceOption[]> {
  if (kind === 'local') return statesOf(countryCode, client)
  if (kind === 'city') return citiesOf(countryCode, stateCode ?? '', client)
  if (geography === 'country') return options(COUNTRIES, [], client)
  if (geography === 'region') return options(REGIONS, [], client)
  if (geography === 'continent') return options(CONTINENTS, [], client)
  return []
}

/** The database may sort by bytes, which puts Åland after Zimbabwe. */
async function options(
  sql: string,
  bindings: string[] = [],
  client: QueryClientContract = db.connection()
): Promise<PlaceOption[]> {
  const rows = await rowsOf<PlaceOption>(client, sql, bindings)
  return rows.toSorted((one, other) => ALPHABET.compare(one.label, other.label))
}
