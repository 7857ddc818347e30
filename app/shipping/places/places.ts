import db from '@adonisjs/lucid/services/db'
import { DomainError } from '#shared/errors/domain_error'
import { rowsOf } from '#shared/database/rows'
import type { Place } from '#shipping/places/zone'

/** A place as forms and the API name it. A city is a code of the list, or null when it was written by hand. */
export type PlaceKeys = { country: string; stateKey: string | null; cityCode: string | null }

export type PlaceNames = { country: string; state: string | null; city: string | null }

export type Side = 'origin' | 'destination'

type Row = {
  country: string
  country_name: string
  region: string | null
  continent: string | null
  state: string | null
  state_name: string | null
  city: string | null
  city_name: string | null
}

class UnknownPlace extends DomainError {
  constructor(side: Side, part: 'country' | 'state' | 'city', within?: string) {
    const sentence = `We do not know this ${side} ${part}${within ? ` in ${within}` : ''}.`
    super('E_UNKNOWN_PLACE', sentence, `${side}.${part}`)
  }
}

/**
 * The place that decides a price. Throws UnknownPlace, naming the field, for a country or city that
 * does not exist and for a state of another country.
 */
export async function placeOf(keys: PlaceKeys, side: Side): Promise<Place> {
  const { country, region, continent, state, city } = await rowOf(keys, side)
  return { country, state, city, region, continent }
}

/** What people call it. Throws UnknownPlace like `placeOf`. */
export async function placeNames(keys: PlaceKeys, side: Side): Promise<PlaceNames> {
  const row = await rowOf(keys, side)
  return { country: row.country_name, state: row.state_name, city: row.city_name }
}

async function rowOf({ country, stateKey, cityCode }: PlaceKeys, side: Side): Promise<Row> {
  const rows = await rowsOf<Row>(
    db,
    `select countries.code as country, countries.name as country_name,
            countries.region_code as region, countries.continent_code as continent,
            states.code as state, states.name as state_name,
            cities.code as city, cities.name as city_name
     from countries
     left join states on states.country_code = countries.code and states.key = ?
     left join cities on cities.state_key = states.key and cities.code = ?
     where countries.code = ?`,
    [stateKey, cityCode, country]
  )
  const [row] = rows
  if (!row) throw new UnknownPlace(side, 'country')
  if (stateKey !== null && row.state === null) {
    throw new UnknownPlace(side, 'state', row.country_name)
  }
  if (cityCode !== null && row.city === null) {
    throw new UnknownPlace(side, 'city', row.state_name ?? row.country_name)
  }
  return row
}
