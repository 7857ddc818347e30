import { MEASURE_NUMBER, readNumber } from '#shared/numbers/rules/read_number'
import { type KnownPlaces, knownPlaces } from '#shipping/places/known_places'

/** A code and its name are empty if the query has no such place, or one that we do not know. */
type PrefilledPlace = {
  country: string
  state: string
  stateName: string
  city: string
  cityName: string
}

/** Weight in kilograms and sides in centimetres, as texts. */
export type RatePrefillQuery = {
  origin: PrefilledPlace
  destination: PrefilledPlace
  weight: string
  length: string
  width: string
  height: string
  /** The courier to select, if its price was chosen. */
  courier: string
}

const HOME = 'NG'

/**
 * The rates page links to the booking page with its own query parameters. Reads them, leaving out
 * unknown places. Returns null if `export` or `weight` is missing.
 */
export async function readRatePrefill(
  query: Record<string, unknown>
): Promise<RatePrefillQuery | null> {
  if (query.export === undefined || query.weight === undefined) return null
  const isExport = query.export !== '0' && query.export !== 'false'
  const countryOf = (name: string) => (isExport ? codeFromQuery(query[name]) : HOME)
  const placeIn = prefilledPlaceIn(await knownPlaces.current())
  return {
    origin: placeIn(countryOf('originCountry') || HOME, query.originState, query.originCity),
    destination: placeIn(
      countryOf('destinationCountry'),
      query.destinationState,
      query.destinationCity
    ),
    weight: measureFromQuery(query.weight),
    length: measureFromQuery(query.length),
    width: measureFromQuery(query.width),
    height: measureFromQuery(query.height),
    courier: codeFromQuery(query.courier),
  }
}

function prefilledPlaceIn(places: KnownPlaces) {
  return (countryCode: string, stateKey: unknown, cityCode: unknown): PrefilledPlace => {
    const country = places.country(countryCode)
    const state = country && places.state(codeFromQuery(stateKey))
    const isThere = state?.countryCode === countryCode
    const city = isThere ? places.city(state.key, codeFromQuery(cityCode)) : null
    return {
      country: country?.code ?? '',
      state: isThere ? state.key : '',
      stateName: isThere ? state.name : '',
      city: city?.code ?? '',
      cityName: city?.name ?? '',
    }
  }
}

/** Rejects anything that cannot be a code: PostgreSQL text accepts no null characters. */
function codeFromQuery(value: unknown): string {
  return typeof value === 'string' && /^[\w-]{1,80}$/.test(value) ? value : ''
}

/** Returns an empty text for zero, which the calculator sends if the size is unknown. */
function measureFromQuery(value: unknown): string {
  const number = typeof value === 'string' ? readNumber(value, MEASURE_NUMBER) : 0
  return number > 0 && number < 1_000_000 ? String(number) : ''
}
