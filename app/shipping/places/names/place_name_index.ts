import { createRequire } from 'node:module'
import type { Countries } from 'world-countries'
import type {
  KnownCity,
  KnownCountry,
  KnownPlaces,
  KnownState,
} from '#shipping/places/known_places'
import { findNearest, normalizeForComparison } from '#shared/sheets/text_similarity'

// The package's ES module imports JSON without the attribute that Node requires.
const world = createRequire(import.meta.url)('world-countries') as Countries

const HOME = 'NG'

/** Common names that neither `world-countries` nor the locales of five languages list. */
const COUNTRY_NAMES: Record<string, string[]> = {
  GB: ['uk', 'u k', 'great britain', 'britain', 'england', 'scotland', 'wales', 'northern ireland'],
  US: ['usa', 'u s a', 'us', 'u s', 'america', 'united states of america'],
  AE: ['uae', 'u a e', 'emirates', 'dubai', 'abu dhabi', 'sharjah'],
  BA: ['bosnia'],
  BJ: ['benin republic'],
  CD: ['drc', 'd r c', 'congo kinshasa', 'dr congo', 'democratic republic of the congo'],
  CG: ['congo brazzaville', 'republic of the congo'],
  CI: ['cote d ivoire', 'cote divoire', 'ivory coast'],
  CN: ['p r china', 'prc', 'p r c', 'peoples republic of china', 'mainland china'],
  CZ: ['czech republic'],
  DO: ['dominica republic'],
  ES: ['canary islands'],
  FK: ['falkland islands malvinas'],
  GR: ['el'],
  HK: ['hong kong sar', 'hong kong sar china', 'hong kong china'],
  KN: ['saint kitts'],
  KP: ['dprk', 'dpr korea', 'peoples republic of korea', 'democratic republic of korea'],
  KR: ['korea', 'south korea'],
  MF: ['saint martin french part'],
  MK: ['macedonia'],
  MO: ['macau', 'macao', 'macao sar', 'macau sar', 'macau china', 'macao china'],
  NG: ['nig', 'naija', '9ja', 'ngr', 'federal republic of nigeria'],
  NL: ['holland'],
  SX: ['saint martin dutch part', 'sint maarten dutch part'],
  SZ: ['swaziland'],
  TR: ['turkey'],
  TT: ['trinidad'],
  TW: ['taiwan china', 'taiwan province of china'],
  ZA: ['rsa', 's africa'],
}

/** Names that two countries share. */
const AMBIGUOUS = ['congo', 'virgin islands']

const LANGUAGES = ['fr', 'de', 'es', 'pt', 'ar']

const STATE_NAMES: Record<string, string[]> = {
  NG_FC: ['abuja', 'fct', 'abuja fct', 'fct abuja', 'federal capital territory', 'abj'],
  NG_LA: ['lag', 'las'],
  NG_AK: ['akwaibom'],
  NG_CR: ['crossriver', 'crs'],
  NG_RI: ['river'],
}

const CITY_NAMES: Record<string, string[]> = {
  'victoria island': ['vi', 'v i'],
  'port harcourt': ['ph', 'phc', 'portharcourt', 'port harcort'],
  'victoria garden city': ['vgc'],
  'ebute metta': ['ebutte metta', 'ebute meta'],
  'ikorodu': ['ikorodu town'],
  'festac': ['festac town'],
  'shomolu': ['somolu'],
  'central business district': ['cbd'],
  'gwarinpa': ['gwarimpa'],
  'lekki': ['lekki phase 1', 'lekki phase one', 'lekki phase i', 'lekki 1'],
}

type PlacesByName<Named> = Map<string, Named>

/** Finds places by usual spellings. Each list of places has one index. */
export class PlaceNameIndex {
  static #made = new WeakMap<KnownPlaces, PlaceNameIndex>()
  readonly #countries: PlacesByName<KnownCountry> = new Map()
  readonly #usual: PlacesByName<KnownCountry>
  readonly #statesOf = new Map<string, PlacesByName<KnownState>>()
  readonly #citiesOf = new Map<string, PlacesByName<KnownCity>>()

  static of(places: KnownPlaces): PlaceNameIndex {
    const made = this.#made.get(places) ?? new PlaceNameIndex(places)
    this.#made.set(places, made)
    return made
  }

  private constructor(private readonly places: KnownPlaces) {
    for (const country of places.countries) {
      const names = [country.name, country.code, ...(COUNTRY_NAMES[country.code] ?? [])]
      for (const name of names) this.#countries.set(normalizeCountryName(name), country)
    }
    this.#usual = new Map(this.#countries)
    // Names of our own lists take precedence.
    for (const [name, code] of alternativeNames()) {
      const country = places.country(code)
      const word = normalizeCountryName(name)
      if (country && word && !this.#countries.has(word)) this.#countries.set(word, country)
    }
    for (const word of AMBIGUOUS) this.#countries.delete(word)
  }

  /** Accepts any usual name, or a code of two or three letters. */
  country(text: string): KnownCountry | null {
    const [, name, addition] = /^([^(]+)\(([^)]+)\)\s*$/.exec(text) ?? []
    if (name === undefined || addition === undefined) return this.#find(countryNameForms(text))
    const whole = this.#find([text, ...countryNameForms(`${addition} ${name}`)])
    if (whole) return whole
    // "Germany (DE)" names one country, but "Georgia (US)" names two.
    const named = this.country(name)
    return named === this.country(addition) ? named : null
  }

  #find(forms: readonly string[]): KnownCountry | null {
    const found = forms.map((form) => this.#countries.get(normalizeCountryName(form)))
    return found.find((one) => one !== undefined) ?? null
  }

  /** Null for up to three letters, which resemble a dozen countries. */
  countryLike(text: string): string | null {
    const plain = normalizeForComparison(text)
    return plain.length <= 3 ? null : (findNearest(plain, this.#usual)?.name ?? null)
  }

  state(country: string, text: string): KnownState | null {
    return this.#states(country).get(normalizeStateName(text)) ?? null
  }

  stateLike(country: string, text: string): string | null {
    return findNearest(normalizeStateName(text), this.#states(country))?.name ?? null
  }

  city(stateKey: string, text: string): KnownCity | null {
    return this.#cities(stateKey).get(normalizeForComparison(text)) ?? null
  }

  cityLike(stateKey: string, text: string): string | null {
    return findNearest(normalizeForComparison(text), this.#cities(stateKey))?.name ?? null
  }

  statesWith(city: string): KnownState[] {
    return this.places.statesOf(HOME).filter(({ key }) => this.city(key, city))
  }

  #states(country: string): PlacesByName<KnownState> {
    return memoizeNames(this.#statesOf, country, () =>
      this.places.statesOf(country).flatMap((state) => {
        const more = STATE_NAMES[state.key] ?? []
        return [state.name, state.code, state.key, ...more].map(
          (name) => [normalizeStateName(name), state] as const
        )
      })
    )
  }

  #cities(stateKey: string): PlacesByName<KnownCity> {
    return memoizeNames(this.#citiesOf, stateKey, () =>
      this.places.citiesOf(stateKey).flatMap((city) => {
        const more = CITY_NAMES[normalizeForComparison(city.name)] ?? []
        return [city.name, ...more].map((name) => [normalizeForComparison(name), city] as const)
      })
    )
  }
}

function memoizeNames<Named>(
  all: Map<string, PlacesByName<Named>>,
  key: string,
  make: () => (readonly [string, Named])[]
): PlacesByName<Named> {
  const names = all.get(key) ?? new Map(make())
  all.set(key, names)
  return names
}

function normalizeStateName(text: string): string {
  return normalizeForComparison(text)
    .replace(/ state$/, '')
    .replace(/^(co|county) (?=\w)/, '')
}

/** Three-letter codes first, so that BRN is ISO's Brunei, not the Olympic Committee's Bahrain. */
function* alternativeNames(): Generator<[name: string, code: string]> {
  for (const { cca2, cca3 } of world) yield [cca3, cca2]
  for (const { cca2, name, altSpellings } of world) {
    yield [name.official, cca2]
    for (const { common } of Object.values(name.native ?? {})) yield [common, cca2]
    for (const spelling of altSpellings) if (spelling.length > 3) yield [spelling, cca2]
  }
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    for (const { cca2 } of world) yield [names.of(cca2) ?? '', cca2]
  }
}

/** Keeps Arabic letters. */
function normalizeCountryName(text: string): string {
  return normalizeForComparison(text)
    .replace(/^the /, '')
    .replace(/\bst\b/g, 'saint')
    .replaceAll(' and ', ' ')
}

/** Tries the text itself, then without additions such as "Republic of". */
function countryNameForms(text: string): string[] {
  const [name = '', title = ''] = text.split(',').map((part) => part.trim())
  const turned = title ? `${title} ${name}` : name
  const cut = normalizeCountryName(turned)
    .replace(/^([a-z]+ )*(republic|kingdom|state|federation) of (the )?/, '')
    .replace(/ (republic|federation|sar)$/, '')
  return [text, turned, cut]
}
