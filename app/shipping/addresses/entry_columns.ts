import { errors } from '@vinejs/vine'
import { formatEmptyMessage } from '#shared/http/rules/field_checks'
import type { CellProblem } from '#shared/sheets/cell_problem'
import { addressProblems, normalizeAddress } from '#shipping/places/address_check'
import type { KnownPlaces } from '#shipping/places/known_places'
import { HOME_POSTAL_CODE } from '#shipping/booking/rules/home_postal_code'
import type { Side } from '#shipping/places/resolve_place'
import { NO_STATE, stateKeyOf } from '#shipping/places/rules/required_address_fields'
import { localGovernmentsOf } from '#shipping/places/rules/local_governments'

export interface EntryColumns {
  side: Side
  fullname: string
  phone_number: string
  email: string
  address: string
  landmark: string | null
  lga: string | null
  country_code: string
  state_key: string | null
  city_code: string | null
  city_name: string | null
  postal_code: string | null
}

const HOME = 'NG'

interface ChosenAddress {
  side: Side
  fullname: string
  phoneNumber: string
  email: string
  address: string
  landmark?: string | null
  lga?: string | null
  country: string
  state: string
  city?: string | null
  cityName?: string | null
  postalCode?: string | null
}

interface ChosenPlace {
  cityCode: string | null
  cityName: string | null
  problems: CellProblem[]
}

/** Throws E_VALIDATION_ERROR with every problem. */
export function columnsFromChoices(
  chosen: ChosenAddress,
  { places, writesCities }: { places: KnownPlaces; writesCities: boolean }
): EntryColumns {
  const given = normalizeAddress({ ...chosen, postalCode: chosen.postalCode ?? '' }, places)
  const { cityCode, cityName, problems } = chosenPlace(given, places, writesCities)
  if (problems.length === 0) problems.push(...addressProblems(given, places))
  const lga = given.lga || null
  if (lga && !localGovernmentsOf(given.state).includes(lga)) {
    problems.push({ field: 'lga', message: '"Local Government" is not in this state' })
  }
  if (problems.length > 0) throw validationErrorOf(problems)
  const { side, fullname, email, address, country, state } = given
  return {
    side,
    fullname,
    email,
    address,
    lga,
    phone_number: given.phoneNumber,
    landmark: given.landmark || null,
    country_code: country,
    state_key: stateKeyOf(state),
    city_code: cityCode,
    city_name: cityName,
    postal_code: entryPostalCode(given),
  }
}

export function validationErrorOf(problems: readonly CellProblem[]) {
  return new errors.E_VALIDATION_ERROR(
    problems.map(({ field, message }) => ({ field: field ?? '', message, rule: 'address' }))
  )
}

/** Without an entered code, returns the booking form's default in Nigeria and null elsewhere. */
export function entryPostalCode({
  side,
  country,
  postalCode,
}: Pick<ChosenAddress, 'side' | 'country' | 'postalCode'>): string | null {
  return postalCode || (country === HOME ? HOME_POSTAL_CODE[side] : null)
}

function chosenPlace(
  given: ChosenAddress,
  places: KnownPlaces,
  writesCities: boolean
): ChosenPlace {
  const problems: CellProblem[] = []
  const refuse = (field: string, message: string) => void problems.push({ field, message })
  const nothing = { cityCode: null, cityName: given.cityName || null, problems }
  if (!places.country(given.country)) refuse('country', '"Country" is not one of the choices')
  else if (!given.state) refuse('state', formatEmptyMessage('State'))
  else if (given.state !== NO_STATE && places.state(given.state)?.countryCode !== given.country) {
    refuse('state', '"State" is not in this country')
  } else if (given.country === HOME) return nigerianCity(given, places, writesCities)
  return nothing
}

/** In Nigeria the city comes from the list; only staff may type another. */
function nigerianCity(
  { state, city, cityName }: ChosenAddress,
  places: KnownPlaces,
  writesCities: boolean
): ChosenPlace {
  const known = city ? places.city(state, city) : null
  if (known) return { cityCode: known.code, cityName: known.name, problems: [] }
  const isWrong = city || (cityName && !writesCities)
  const problems = isWrong
    ? [{ field: 'cityName', message: 'Please choose the city from the list' }]
    : []
  return { cityCode: null, cityName: cityName || null, problems }
}
