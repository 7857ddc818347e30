import { createRequire } from 'node:module'
import {
  getCitiesOfState,
  getCountries,
  getStatesOfCountry,
  type IState,
} from '@countrystatecity/countries'
import type { Countries } from 'world-countries'
import {
  continentCode,
  placeCode,
  regionCode,
  type Continent,
} from '#shipping/places/rules/place_codes'
import { MORE_NIGERIAN_CITIES } from '#shipping/places/nigerian_cities'

// The package's ES module imports JSON without the attribute that Node requires.
const world = createRequire(import.meta.url)('world-countries') as Countries

const CONTINENT_NAMES: Record<Continent, string> = {
  AF: 'Africa',
  AN: 'Antarctica',
  AS: 'Asia',
  EU: 'Europe',
  NA: 'North America',
  OC: 'Oceania',
  SA: 'South America',
}

type CountryRow = Awaited<ReturnType<typeof countryRows>>[number]

/** Uses common names: `Hong Kong`, not `Hong Kong S.A.R.`. */
export async function countryRows() {
  const known = new Map(world.map((country) => [country.cca2 as string, country]))
  const countries = await getCountries()
  return countries.map(({ iso2, name, latitude, longitude }) => ({
    code: iso2,
    name: known.get(iso2)?.name.common ?? name,
    ...partOfTheWorld(known.get(iso2)),
    ...position(latitude, longitude),
  }))
}

/** A country without states gets one state with the country's code and name. */
export async function stateRows(countries: CountryRow[]) {
  const lists = await Promise.all(
    countries.map(async (country) => {
      const states = await getStatesOfCountry(country.code)
      if (!states.length) return [stateRow(country.code, country.code, country)]
      const nameOf = namesApart(states)
      return states.map((state) => {
        const { iso2, latitude, longitude } = state
        const where = position(latitude, longitude)
        return stateRow(country.code, iso2, { name: nameOf(state), ...where })
      })
    })
  )
  return lists.flat()
}

export async function nigerianCityRows() {
  const states = await getStatesOfCountry('NG')
  const lists = await Promise.all(
    states.map(async ({ iso2 }) => {
      const cities = await getCitiesOfState('NG', iso2)
      const known = cities.map(({ name, latitude, longitude }) =>
        cityRow(iso2, name, position(latitude, longitude))
      )
      const more = (MORE_NIGERIAN_CITIES[iso2] ?? []).map((name) => cityRow(iso2, name))
      return [...new Map([...more, ...known].map((city) => [city.code, city])).values()]
    })
  )
  return lists.flat()
}

function partOfTheWorld(country: Countries[number] | undefined) {
  if (!country) {
    return { region_code: null, region_name: null, continent_code: null, continent_name: null }
  }
  const continent = continentCode(country)
  return {
    region_code: regionCode(country),
    region_name: country.subregion || country.region,
    continent_code: continent,
    continent_name: CONTINENT_NAMES[continent],
  }
}

function stateRow(
  countryCode: string,
  code: string,
  state: { name: string; latitude: number | null; longitude: number | null }
) {
  const { name, latitude, longitude } = state
  return {
    key: `${countryCode}_${code}`,
    country_code: countryCode,
    code,
    name,
    latitude,
    longitude,
  }
}

/** A city and its county often share a name, so their types are added, or else their codes. */
function namesApart(states: IState[]) {
  const plain = ({ name }: IState) => name
  const withType = ({ name, type }: IState) => (type ? `${name} (${type})` : name)
  const withCode = ({ name, iso2 }: IState) => `${name} (${iso2})`
  const isAlone = (state: IState, nameOf: (other: IState) => string) =>
    states.filter((other) => nameOf(other) === nameOf(state)).length === 1
  return (state: IState) => {
    const nameOf = [plain, withType].find((candidate) => isAlone(state, candidate)) ?? withCode
    return nameOf(state)
  }
}

/** `@countrystatecity/countries` numbers towns with equal names: `Obolo-Eke (1)`. */
function cityRow(stateCode: string, numberedName: string, where = position(null, null)) {
  const name = numberedName.replace(/ \(\d+\)$/, '')
  return { state_key: `NG_${stateCode}`, code: placeCode(name), name, ...where }
}

function position(latitude: string | null, longitude: string | null) {
  return { latitude: degrees(latitude), longitude: degrees(longitude) }
}

function degrees(text: string | null): number | null {
  return text ? Number(text) : null
}
