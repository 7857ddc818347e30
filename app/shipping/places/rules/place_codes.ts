/** Codes for places that have no official one. Tariff files, zones and routes must use the same. */

const CONTINENTS = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'] as const

export type Continent = (typeof CONTINENTS)[number]

const CONTINENT_OF_REGION: Record<string, Continent> = {
  Africa: 'AF',
  Antarctic: 'AN',
  Asia: 'AS',
  Europe: 'EU',
  Oceania: 'OC',
}

/**
 * The code of a city or region: its name in upper case without accents, spaces and punctuation,
 * so `Victoria Island` is `VICTORIAISLAND`. City codes are unique within their state only.
 */
export function placeCode(name: string): string {
  return name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

/** The region code of a country, from the names that `world-countries` gives it. */
export function regionCode(country: { region: string; subregion: string }): string {
  return placeCode(country.subregion || country.region)
}

/**
 * The continent of a country, from the names that `world-countries` gives it. Throws a RangeError
 * for a region that it does not know.
 */
export function continentCode(country: { region: string; subregion: string }): Continent {
  if (country.region === 'Americas') {
    return country.subregion === 'South America' ? 'SA' : 'NA'
  }
  const continent = CONTINENT_OF_REGION[country.region]
  if (!continent) {
    throw new RangeError(`${country.region} is on no continent`)
  }
  return continent
}
