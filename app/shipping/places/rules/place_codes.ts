/** Makes codes for places without official ones. Tariff files, zones and routes share them. */

const CONTINENTS = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'] as const

export type Continent = (typeof CONTINENTS)[number]

const CONTINENT_OF_REGION: Record<string, Continent> = {
  Africa: 'AF',
  Antarctic: 'AN',
  Asia: 'AS',
  Europe: 'EU',
  Oceania: 'OC',
}

/** `Victoria Island` becomes `VICTORIAISLAND`. Two states may have a city of the same code. */
export function placeCode(name: string): string {
  return name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

export function regionCode(country: { region: string; subregion: string }): string {
  return placeCode(country.subregion || country.region)
}

/** Throws RangeError for an unknown region. */
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
