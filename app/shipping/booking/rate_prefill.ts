import { MEASURE_NUMBER, readNumber } from '#shared/numbers/rules/read_number'
import { type KnownPlaces, knownPlaces } from '#shipping/places/known_places'

/** A place that we know, by its codes and names; empty where nothing was asked. */
type PrefilledPlace = {
  country: string
  state: string
  stateName: string
  city: string
  cityName: string
}

/** A question for rates that somebody goes on to book. Kilograms and centimetres, as typed. */
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
 * The question in the address of the booking page, which the rates page put there. What it names and
 * we do not know is left out; null where there is no question. The names of its parts are those of
 * the rates page.
 */
export async function readRatePrefill(
  query: Record<string, unknown>
): Promise<RatePrefillQuery | null> {
  if (query.export === undefined || query.weight === undefined) return null
  const isExport = query.export !== '0' && query.export !== 'false'
  const countryOf = (name: string) => (isExport ? codeFromQuery(query[name]) : HOME)
  const placeIn = prefilledPlaceIn(await knownPlaces.now())
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

/** Something that can be a code: PostgreSQL takes no control characters in a text. */
function codeFromQuery(value: unknown): string {
  return typeof value === 'string' && /^[\w-]{1,80}$/.test(value) ? value : ''
}

/** A number above zero, as typed; the calculator's zero means that the size was not told. */
function measureFromQuery(value: unknown): string {
  const number = typeof value === 'string' ? readNumber(value, MEASURE_NUMBER) : 0
  return number > 0 && number < 1_000_000 ? String(number) : ''
}
