import { DomainError } from '#shared/errors/domain_error'
import { type KnownPlaces, knownPlaces } from '#shipping/places/known_places'
import { courierCountry } from '#shipping/places/territories'
import type { TariffPlace } from '#shipping/places/zone'

/** `cityCode` is null for a city that was typed instead of chosen. */
export type PlaceKeys = { country: string; stateKey: string | null; cityCode: string | null }

export type PlaceNames = { country: string; state: string | null; city: string | null }

export type Side = 'origin' | 'destination'

class UnknownPlace extends DomainError {
  constructor(side: Side, part: 'country' | 'state' | 'city', within?: string) {
    const sentence = `We do not know this ${side} ${part}${within ? ` in ${within}` : ''}.`
    super('E_UNKNOWN_PLACE', sentence, `${side}.${part}`)
  }
}

/** Throws UnknownPlace with the field's name, also for a state of another country. */
export function resolvePlaceIn(places: KnownPlaces, keys: PlaceKeys, side: Side): TariffPlace {
  const { country, state, city } = requirePlaces(places, keys, side)
  return {
    country: country.code,
    state: state?.code ?? null,
    city: city?.code ?? null,
    region: country.regionCode,
    continent: country.continentCode,
  }
}

export async function resolvePlace(keys: PlaceKeys, side: Side): Promise<TariffPlace> {
  return resolvePlaceIn(await knownPlaces.current(), keys, side)
}

/** Throws UnknownPlace. */
export function resolvePlaceNames(places: KnownPlaces, keys: PlaceKeys, side: Side): PlaceNames {
  const { country, state, city } = requirePlaces(places, keys, side)
  return { country: country.name, state: state?.name ?? null, city: city?.name ?? null }
}

function requirePlaces(places: KnownPlaces, keys: PlaceKeys, side: Side) {
  const code = courierCountry(keys)
  const stateKey = code === keys.country ? keys.stateKey : null
  const { cityCode } = keys
  const country = places.country(code)
  if (!country) throw new UnknownPlace(side, 'country')
  const namedState = stateKey === null ? null : places.state(stateKey)
  const state = namedState?.countryCode === code ? namedState : null
  if (stateKey !== null && !state) throw new UnknownPlace(side, 'state', country.name)
  const city = state && cityCode !== null ? places.city(state.key, cityCode) : null
  if (cityCode !== null && !city) {
    throw new UnknownPlace(side, 'city', state?.name ?? country.name)
  }
  return { country, state, city }
}
