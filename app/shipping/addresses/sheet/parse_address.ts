import type { Check } from '#shared/http/rules/field_checks'
import { readSheetPhone } from '#shared/phones/sheet_phone'
import { type CellProblem, spreadsheetProblems } from '#shared/sheets/cell_problem'
import { findNearest, normalizeForComparison } from '#shared/sheets/text_similarity'
import { recipientChecks, senderChecks } from '#shipping/booking/rules/booking_rules'
import type { KnownPlaces } from '#shipping/places/known_places'
import type { Side } from '#shipping/places/resolve_place'
import { addressProblems, normalizeAddress } from '#shipping/places/address_check'
import { parseSheetPostalCode } from '#shipping/places/postal_codes'
import { stateKeyOf } from '#shipping/places/rules/required_address_fields'
import { localGovernmentsOf } from '#shipping/places/rules/local_governments'
import { parsePlace } from '#shipping/places/names/parse_place'
import { landmarkCheck } from '#shipping/addresses/rules/book_rules'
import { type EntryColumns, entryPostalCode } from '#shipping/addresses/entry_columns'
import type { AddressTexts } from '#shipping/addresses/rules/address_fields'

const CHECKS_OF_SIDE = { origin: senderChecks, destination: recipientChecks }

const CELL_OF_FIELD = {
  address: 'address',
  state: 'state',
  cityName: 'city',
  postalCode: 'postalCode',
}

export interface ParsedAddress {
  columns: EntryColumns
  problems: CellProblem[]
}

/**
 * Accepts common spellings. Reports unrecognized text as a problem, with a proposal if possible.
 */
export function parseAddress(
  written: AddressTexts,
  given: { side: Side; places: KnownPlaces }
): ParsedAddress {
  const texts = withoutLineBreaks(written)
  const side = parseSide(texts.side, given.side)
  const place = parsePlace(given.places, texts)
  const lga = parseLga(texts.lga ?? '', place.state)
  const { country } = place
  const phone = readSheetPhone(texts.phoneNumber ?? '', country)
  const fields = {
    fullname: texts.fullname ?? '',
    email: texts.email ?? '',
    address: texts.address ?? '',
    phoneNumber: phone.phone,
    landmark: texts.landmark ?? '',
  }
  const { code } = parseSheetPostalCode(country, texts.postalCode ?? '')
  const tidy = normalizeAddress(
    { ...place, address: fields.address, postalCode: code },
    given.places
  )
  const postalCode = entryPostalCode({
    side: side ?? given.side,
    country,
    postalCode: code && tidy.postalCode,
  })
  const cityProblem = CHECKS_OF_SIDE[side ?? given.side].cityName(tidy.cityName)
  const placeProblems = country ? addressProblems(tidy, given.places) : []
  const problems = [
    ...(side ? [] : [{ field: 'side', message: 'Write Sender or Receiver.' }]),
    ...fieldProblems(fields, side ?? given.side),
    ...(phone.problem ? [{ field: 'phoneNumber', message: phone.problem }] : []),
    ...(cityProblem ? [{ field: 'city', message: cityProblem }] : []),
    ...placeProblems.map(({ field, message }) => ({ field: CELL_OF_FIELD[field], message })),
    ...place.problems,
    ...(postalCode && postalCode.length > 10
      ? [{ field: 'postalCode', message: '"Postal Code" must have at most 10 characters' }]
      : []),
    ...lga.problems,
    ...spreadsheetProblems(texts),
  ]
  const columns = {
    side: side ?? given.side,
    fullname: fields.fullname,
    email: fields.email,
    phone_number: fields.phoneNumber,
    address: fields.address,
    landmark: fields.landmark || null,
    lga: lga.name,
    country_code: tidy.country,
    state_key: stateKeyOf(tidy.state),
    city_code: place.city,
    city_name: tidy.cityName || null,
    postal_code: postalCode,
  }
  return { columns, problems: lastProblemPerField(problems) }
}

/** Courier labels have no room for line breaks. */
function withoutLineBreaks(texts: AddressTexts): AddressTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, text.replace(/[\s\p{Cc}]+/gu, ' ').trim()])
  )
}

/** Later problems are more precise: first "invalid phone number", then "rounded by Excel". */
function lastProblemPerField(problems: CellProblem[]): CellProblem[] {
  return [...new Map(problems.map((problem) => [problem.field, problem])).values()]
}

function fieldProblems(fields: Record<string, string>, side: Side): CellProblem[] {
  const checks: Record<string, Check> = { ...CHECKS_OF_SIDE[side], landmark: landmarkCheck }
  return Object.entries(fields).flatMap(([field, value]) => {
    const message = checks[field]!(value)
    return message ? [{ field, message }] : []
  })
}

const SIDES: Record<Side, string[]> = {
  origin: ['sender', 'origin', 'from', 'shipper', 'pickup'],
  destination: ['receiver', 'recipient', 'destination', 'to', 'consignee', 'customer'],
}

/** Empty text means `otherwise`, unrecognized text null. */
function parseSide(text: string | undefined, otherwise: Side): Side | null {
  const plain = normalizeForComparison(text ?? '')
  if (!plain) return otherwise
  const found = Object.entries(SIDES).find(([, words]) => words.includes(plain))
  return found ? (found[0] as Side) : null
}

function parseLga(text: string, state: string): { name: string | null; problems: CellProblem[] } {
  // Without a state there is no list of local governments.
  if (!text || !state) return { name: null, problems: [] }
  const names = localGovernmentsOf(state).map(
    (name) => [normalizeForComparison(name), name] as const
  )
  const plain = normalizeForComparison(text).replace(/ (lga|lg|local government( area)?)$/, '')
  const exact = names.find(([name]) => name === plain)?.[1]
  if (exact) return { name: exact, problems: [] }
  const proposal = findNearest(plain, names)
  const message = `We do not know the local government ${text.slice(0, 40)} there.`
  const problem = proposal
    ? { field: 'lga', message: `${message} Did you mean ${proposal}?`, proposal }
    : { field: 'lga', message }
  return { name: null, problems: [problem] }
}
