import type { Check } from '#shared/http/rules/field_checks'
import { phoneInSheet } from '#shared/phones/phone_in_sheet'
import { type CellProblem, errorValueProblems } from '#shared/sheets/cell_problem'
import { nearest, plainText } from '#shared/sheets/likeness'
import { recipientChecks, senderChecks } from '#shipping/booking/rules/booking_rules'
import type { KnownPlaces } from '#shipping/places/known_places'
import type { Side } from '#shipping/places/places'
import { addressProblems, tidyAddress } from '#shipping/places/address_check'
import { postalCodeInSheet } from '#shipping/places/postal_codes'
import { stateKeyOf } from '#shipping/places/rules/place_needs'
import { localGovernmentsOf } from '#shipping/places/rules/local_governments'
import { writtenPlace } from '#shipping/places/words/written_place'
import { landmarkCheck } from '#shipping/addresses/rules/book_rules'
import { type EntryColumns, postalCodeOf } from '#shipping/addresses/entry_columns'
import type { AddressTexts } from '#shipping/addresses/rules/address_fields'

const SIDE_CHECKS = { origin: senderChecks, destination: recipientChecks }

const CELLS = { address: 'address', state: 'state', cityName: 'city', postalCode: 'postalCode' }

export interface WrittenAddress {
  columns: EntryColumns
  /** What keeps it out of a book; none where it may be in. */
  problems: CellProblem[]
}

/**
 * An address in the words of whoever wrote it, by the rules of a booking: places and phones in any usual spelling. What
 * was not understood is a problem, with what was probably meant.
 */
export function writtenAddress(
  written: AddressTexts,
  given: { side: Side; places: KnownPlaces }
): WrittenAddress {
  const texts = inOneLine(written)
  const side = sideIn(texts.side, given.side)
  const place = writtenPlace(given.places, texts)
  const lga = lgaIn(texts.lga ?? '', place.state)
  const { country } = place
  const phone = phoneInSheet(texts.phoneNumber ?? '', country)
  const fields = {
    ...{ fullname: texts.fullname ?? '', email: texts.email ?? '', address: texts.address ?? '' },
    phoneNumber: phone.phone,
    landmark: texts.landmark ?? '',
  }
  const { code } = postalCodeInSheet(country, texts.postalCode ?? '')
  const tidy = tidyAddress({ ...place, address: fields.address, postalCode: code }, given.places)
  const postalCode = postalCodeOf({
    side: side ?? given.side,
    country,
    postalCode: code && tidy.postalCode,
  })
  const cityProblem = SIDE_CHECKS[side ?? given.side].cityName(tidy.cityName)
  const placeProblems = country ? addressProblems(tidy, given.places) : []
  const problems = [
    ...(side ? [] : [{ field: 'side', message: 'Write Sender or Receiver.' }]),
    ...fieldProblems(fields, side ?? given.side),
    ...(phone.problem ? [{ field: 'phoneNumber', message: phone.problem }] : []),
    ...(cityProblem ? [{ field: 'city', message: cityProblem }] : []),
    ...placeProblems.map(({ field, message }) => ({ field: CELLS[field], message })),
    ...place.problems,
    ...(postalCode && postalCode.length > 10
      ? [{ field: 'postalCode', message: '"Postal Code" must have at most 10 characters' }]
      : []),
    ...lga.problems,
    ...errorValueProblems(texts),
  ]
  const columns = {
    ...{ side: side ?? given.side, fullname: fields.fullname, email: fields.email },
    ...{ phone_number: fields.phoneNumber, address: fields.address },
    ...{ landmark: fields.landmark || null, lga: lga.name, country_code: tidy.country },
    ...{
      state_key: stateKeyOf(tidy.state),
      city_code: place.city,
      city_name: tidy.cityName || null,
    },
    postal_code: postalCode,
  }
  return { columns, problems: oneEach(problems) }
}

/** A cell, and whoever calls us, may break a line in it: no label of a courier has room for another. */
function inOneLine(texts: AddressTexts): AddressTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, text.replace(/[\s\p{Cc}]+/gu, ' ').trim()])
  )
}

/** Of two problems of one field the later says more: a rounded number is also no number. */
function oneEach(problems: CellProblem[]): CellProblem[] {
  return [...new Map(problems.map((problem) => [problem.field, problem])).values()]
}

function fieldProblems(fields: Record<string, string>, side: Side): CellProblem[] {
  const checks: Record<string, Check> = { ...SIDE_CHECKS[side], landmark: landmarkCheck }
  return Object.entries(fields).flatMap(([field, value]) => {
    const message = checks[field]!(value)
    return message ? [{ field, message }] : []
  })
}

const SIDES: Record<Side, string[]> = {
  origin: ['sender', 'origin', 'from', 'shipper', 'pickup'],
  destination: ['receiver', 'recipient', 'destination', 'to', 'consignee', 'customer'],
}

/** Null for what is neither. */
function sideIn(text: string | undefined, otherwise: Side): Side | null {
  const plain = plainText(text ?? '')
  if (!plain) return otherwise
  const found = Object.entries(SIDES).find(([, words]) => words.includes(plain))
  return found ? (found[0] as Side) : null
}

function lgaIn(text: string, state: string): { name: string | null; problems: CellProblem[] } {
  // Whose state is not known has that to be told first.
  if (!text || !state) return { name: null, problems: [] }
  const names = localGovernmentsOf(state).map((name) => [plainText(name), name] as const)
  const plain = plainText(text).replace(/ (lga|lg|local government( area)?)$/, '')
  const exact = names.find(([name]) => name === plain)?.[1]
  if (exact) return { name: exact, problems: [] }
  const proposal = nearest(plain, names)
  const message = `We do not know the local government ${text.slice(0, 40)} there.`
  const problem = proposal
    ? { field: 'lga', message: `${message} Did you mean ${proposal}?`, proposal }
    : { field: 'lga', message }
  return { name: null, problems: [problem] }
}
