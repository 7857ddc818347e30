import type {
  KnownCity,
  KnownCountry,
  KnownPlaces,
  KnownState,
} from '#shipping/places/known_places'
import { nearest, plainText } from '#shared/sheets/likeness'

const HOME = 'NG'

/** What people call countries, beside their name and their two letters. */
const COUNTRY_NAMES: Record<string, string[]> = {
  GB: ['uk', 'u k', 'great britain', 'britain', 'england', 'scotland', 'wales'],
  US: ['usa', 'u s a', 'us', 'u s', 'america', 'united states of america'],
  AE: ['uae', 'u a e', 'emirates', 'dubai'],
  CI: ['cote d ivoire', 'cote divoire'],
  CD: ['drc', 'congo kinshasa', 'democratic republic of the congo'],
  CG: ['congo brazzaville', 'republic of the congo'],
  NL: ['holland', 'the netherlands'],
  CZ: ['czech republic'],
  KR: ['korea', 'south korea'],
  CN: ['p r china', 'peoples republic of china'],
  ZA: ['rsa', 's africa'],
  NG: ['nig', 'naija', '9ja', 'ngr', 'federal republic of nigeria'],
}

const STATE_NAMES: Record<string, string[]> = {
  NG_FC: ['abuja', 'fct', 'abuja fct', 'fct abuja', 'federal capital territory', 'abj'],
  NG_LA: ['lag', 'las'],
  NG_AK: ['akwaibom'],
  NG_CR: ['crossriver', 'crs'],
  NG_RI: ['river'],
}

/** Towns of Nigeria by another name. */
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

type Names<Named> = Map<string, Named>

/** Places by what people write for them, made once for each list of places. */
export class PlaceWords {
  static #made = new WeakMap<KnownPlaces, PlaceWords>()
  readonly #countries: Names<KnownCountry> = new Map()
  readonly #statesOf = new Map<string, Names<KnownState>>()
  readonly #citiesOf = new Map<string, Names<KnownCity>>()

  static of(places: KnownPlaces): PlaceWords {
    const made = this.#made.get(places) ?? new PlaceWords(places)
    this.#made.set(places, made)
    return made
  }

  private constructor(private readonly places: KnownPlaces) {
    for (const country of places.countries) {
      const names = [country.name, country.code, ...(COUNTRY_NAMES[country.code] ?? [])]
      for (const name of names) this.#countries.set(plainText(name), country)
    }
  }

  country(text: string): KnownCountry | null {
    return this.#countries.get(plainText(text)) ?? null
  }

  countryLike(text: string): string | null {
    return nearest(plainText(text), this.#countries)?.name ?? null
  }

  state(country: string, text: string): KnownState | null {
    return this.#states(country).get(plainState(text)) ?? null
  }

  stateLike(country: string, text: string): string | null {
    return nearest(plainState(text), this.#states(country))?.name ?? null
  }

  city(stateKey: string, text: string): KnownCity | null {
    return this.#cities(stateKey).get(plainText(text)) ?? null
  }

  cityLike(stateKey: string, text: string): string | null {
    return nearest(plainText(text), this.#cities(stateKey))?.name ?? null
  }

  /** The states of Nigeria in which a town of that name lies. */
  statesWith(city: string): KnownState[] {
    return this.places.statesOf(HOME).filter(({ key }) => this.city(key, city))
  }

  #states(country: string): Names<KnownState> {
    return kept(this.#statesOf, country, () =>
      this.places.statesOf(country).flatMap((state) => {
        const more = STATE_NAMES[state.key] ?? []
        return [state.name, state.code, state.key, ...more].map(
          (name) => [plainState(name), state] as const
        )
      })
    )
  }

  #cities(stateKey: string): Names<KnownCity> {
    return kept(this.#citiesOf, stateKey, () =>
      this.places.citiesOf(stateKey).flatMap((city) => {
        const more = CITY_NAMES[plainText(city.name)] ?? []
        return [city.name, ...more].map((name) => [plainText(name), city] as const)
      })
    )
  }
}

function kept<Named>(
  all: Map<string, Names<Named>>,
  key: string,
  make: () => (readonly [string, Named])[]
): Names<Named> {
  const names = all.get(key) ?? new Map(make())
  all.set(key, names)
  return names
}

function plainState(text: string): string {
  return plainText(text).replace(/ state$/, '')
}
