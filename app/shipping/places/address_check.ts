import { formatEmptyMessage } from '#shared/http/rules/field_checks'
import type { KnownPlaces } from '#shipping/places/known_places'
import { findPostBox } from '#shipping/places/rules/post_box'
import { needsPostalCode, postalCodeProblem, parsePostalCode } from '#shipping/places/postal_codes'
import {
  CITY_STATES,
  needsState,
  NO_POSTAL_CODE,
  NO_STATE,
  stateKeyOf,
} from '#shipping/places/rules/required_address_fields'
import { courierCountry, isMilitary } from '#shipping/places/territories'

export interface CheckedAddress {
  address: string
  country: string
  state: string
  cityName?: string | null
  postalCode: string
}

type AddressField = 'address' | 'state' | 'cityName' | 'postalCode'

interface AddressProblem {
  field: AddressField
  message: string
}

const HOME = 'NG'

/** Couriers in these countries refuse a post box without a street. */
const WITHOUT_POST_BOXES = ['US', 'CA', 'GB']

/**
 * Territories become countries, postal codes get the local format, and city states and emirates get
 * their city.
 */
export function normalizeAddress<Given extends CheckedAddress>(
  given: Given,
  places: KnownPlaces
): Given {
  if (given.country === HOME) return given
  const country = courierCountry({ ...given, stateKey: given.state })
  const isMoved = country !== given.country && places.country(country) !== null
  const there = isMoved ? country : given.country
  const { code } = parsePostalCode(there, given.postalCode)
  return {
    ...given,
    ...(isMoved ? { country, state: NO_STATE } : {}),
    cityName: given.cityName?.trim() || impliedCity(given, places),
    postalCode: code || (needsPostalCode(there) ? '' : NO_POSTAL_CODE),
  }
}

/** Lists problems that stop every courier. Takes a normalized address. */
export function addressProblems(given: CheckedAddress, places: KnownPlaces): AddressProblem[] {
  const { country, cityName, postalCode } = given
  if (isMilitary({ ...given, stateKey: given.state }))
    return [{ field: 'state', message: MILITARY }]
  const isRefused =
    WITHOUT_POST_BOXES.includes(country) && findPostBox(given.address, country) === 'alone'
  const known = places.country(country)
  const wrongCode = postalCode && known ? postalCodeProblem(known, postalCode) : null
  return [
    ...(needsState(country) && !stateKeyOf(given.state)
      ? [{ field: 'state' as const, message: formatEmptyMessage('State') }]
      : []),
    ...(isRefused ? [{ field: 'address' as const, message: POST_BOX }] : []),
    ...(country !== HOME && !cityName?.trim()
      ? [{ field: 'cityName' as const, message: formatEmptyMessage('City') }]
      : []),
    ...(wrongCode ? [{ field: 'postalCode' as const, message: wrongCode }] : []),
  ]
}

export function addressWarning(given: CheckedAddress): string | null {
  const box = findPostBox(given.address, given.country)
  if (box === 'beside') return STREET_COUNTS
  return box && !WITHOUT_POST_BOXES.includes(given.country) ? NO_STREET : null
}

function impliedCity({ country, state }: CheckedAddress, places: KnownPlaces): string {
  if (country === 'AE') return places.state(state)?.name ?? ''
  return CITY_STATES[country] ?? ''
}

const MILITARY =
  'Our couriers do not deliver to APO, FPO and DPO addresses. Please use a street address.'
const POST_BOX =
  'Couriers do not deliver to a post box there. Please write the street and house number.'
const STREET_COUNTS = 'Couriers deliver to the street of this address, not to its post box.'
const NO_STREET =
  'This address is a post box. Couriers may hold the parcel at their station until the receiver collects it. Please add the street if there is one.'
