import { Snapshot } from '#shared/database/snapshot'

export type KnownCountry = {
  code: string
  name: string
  regionCode: string | null
  continentCode: string | null
}

export type KnownState = { key: string; countryCode: string; code: string; name: string }

export type KnownCity = { stateKey: string; code: string; name: string }

/** A snapshot of all countries, states and cities, sorted by name in the database's collation. */
export class KnownPlaces {
  readonly #countries: Map<string, KnownCountry>
  readonly #states: Map<string, KnownState>
  readonly #statesOf: Map<string, KnownState[]>
  readonly #citiesOf: Map<string, KnownCity[]>

  constructor(
    readonly countries: readonly KnownCountry[],
    states: readonly KnownState[],
    cities: readonly KnownCity[]
  ) {
    this.#countries = new Map(countries.map((country) => [country.code, country]))
    this.#states = new Map(states.map((state) => [state.key, state]))
    this.#statesOf = Map.groupBy(states, ({ countryCode }) => countryCode)
    this.#citiesOf = Map.groupBy(cities, ({ stateKey }) => stateKey)
  }

  country(code: string): KnownCountry | null {
    return this.#countries.get(code) ?? null
  }

  state(key: string): KnownState | null {
    return this.#states.get(key) ?? null
  }

  city(stateKey: string, code: string): KnownCity | null {
    return this.citiesOf(stateKey).find((city) => city.code === code) ?? null
  }

  statesOf(countryCode: string): readonly KnownState[] {
    return this.#statesOf.get(countryCode) ?? []
  }

  citiesOf(stateKey: string): readonly KnownCity[] {
    return this.#citiesOf.get(stateKey) ?? []
  }
}

type Row = { countries: KnownCountry[]; states: KnownState[]; cities: KnownCity[] }

const rows = (columns: string, table: string) =>
  `(select coalesce(json_agg(row), '[]')
    from (select ${columns} from ${table} order by fold(name), name) as row) as ${table}`

export const knownPlaces = new Snapshot<KnownPlaces>('places', {
  sql: (versions) => `select ${versions},
    ${rows('code, name, region_code as "regionCode", continent_code as "continentCode"', 'countries')},
    ${rows('key, country_code as "countryCode", code, name', 'states')},
    ${rows('state_key as "stateKey", code, name', 'cities')}`,
  build: ({ countries, states, cities }: Row) => new KnownPlaces(countries, states, cities),
})
