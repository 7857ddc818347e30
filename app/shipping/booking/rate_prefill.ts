import { MEASURE_NUMBER, readNumber } from '#shared/numbers/rules/read_number'
import { type KnownPlaces, knownPlaces } from '#shipping/places/known_places'

/** Codes and names are empty where the query names no known place. */
type PrefilledPlace = {
  country: string
  state: string
  stateName: string
  city: string
  cityName: string
}

/** Kilograms and centimetres as typed. */
export type RatePrefillQuery = {
  origin: PrefilledPlace
  destination: PrefilledPlace
  weight: string
  length: string
  width: string
  height: string
}

const HOME = 'NG'

/**
 * Reads the rates page's query from the booking page's URL, ignoring unknown places. Null without a
 * query. The parameter names are those of the rates page.
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

/** Positive numbers only; the calculator sends zero for an unknown size. */
function measureFromQuery(value: unknown): string {
  const number = typeof value === 'string' ? readNumber(value, MEASURE_NUMBER) : 0
  return number > 0 && number < 1_000_000 ? String(number) : ''
}
