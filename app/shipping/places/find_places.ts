import db from '@adonisjs/lucid/services/db'
import { escaped, wordPatterns } from '#shared/database/condition'
import { rowsOf } from '#shared/database/rows'
import { fold } from '#shared/text/rules/fold'

/** As addresses and questions for prices name it: `city` is null for a state, and both for a country. */
interface FoundPlace {
  name: string
  country: string
  countryName: string
  state: string | null
  stateName: string | null
  city: string | null
}

interface PlaceWish {
  search: string
  /** Its code, to look in one country alone. */
  country?: string
}

const MOST = 20

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

/** Countries, states and the cities of our list whose name holds a text: the same before what begins alike, large before small. */
export function findPlaces({ search, country }: PlaceWish): Promise<FoundPlace[]> {
  const same = escaped(fold(search))
  return rowsOf<FoundPlace>(
    db,
    `select name, country, "countryName", state, "stateName", city from (${ALL}) as place
     where fold(name) like all(:words) and (:country::text is null or country = :country)
     order by fold(name) like :same desc, fold(name) like :beginning desc, size, fold(name), country, state
     limit ${MOST}`,
    {
      ...{ words: wordPatterns(search), same, beginning: `${same}%` },
      country: country ?? null,
    }
  )
}
