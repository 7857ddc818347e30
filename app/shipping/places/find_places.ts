import db from '@adonisjs/lucid/services/db'
import { escapeLike, toLikePatterns } from '#shared/database/sql_condition'
import { queryRows } from '#shared/database/query_rows'
import { foldText } from '#shared/text/rules/fold_text'

/** `city` is null for a state; `city` and `state` are null for a country. */
interface FoundPlace {
  name: string
  country: string
  countryName: string
  state: string | null
  stateName: string | null
  city: string | null
}

interface PlaceSearch {
  search: string
  country?: string
}

const MAX_PLACES = 20

const ALL = `
  select name, code as country, name as "countryName", null as state, null as "stateName", null as city, 1 as size
    from countries
  union all
  select states.name, countries.code, countries.name, states.key, states.name, null, 2
    from states join countries on countries.code = states.country_code
  union all
  select cities.name, countries.code, countries.name, states.key, states.name, cities.code, 3
    from cities join states on states.key = cities.state_key
      join countries on countries.code = states.country_code`

/** Lists exact matches first, then prefixes, each from large places to small ones. */
export function findPlaces({ search, country }: PlaceSearch): Promise<FoundPlace[]> {
  const same = escapeLike(foldText(search))
  return queryRows<FoundPlace>(
    db,
    `select name, country, "countryName", state, "stateName", city from (${ALL}) as place
     where fold(name) like all(:words) and (:country::text is null or country = :country)
     order by fold(name) like :same desc, fold(name) like :beginning desc, size, fold(name), country, state
     limit ${MAX_PLACES}`,
    {
      words: toLikePatterns(search),
      same,
      beginning: `${same}%`,
      country: country ?? null,
    }
  )
}
