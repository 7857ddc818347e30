import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'
import { toLatin } from '#shared/text/latin'
import type { BatchRow } from '#shipping/batches/batch_rows'
import type { DrawnParcel, KindName, Meanings } from '#tests/support/parcels/random_parcels'

/** How a batch read a parcel. A form that was not sent to the server has problems only. */
export type ReadRow = Pick<BatchRow, 'submission' | 'problems' | 'notes'>

const FIELDS: Record<KindName, string[]> = {
  place: ['country', 'state', 'city', 'cityName'],
  postalCode: ['postalCode'],
  phoneNumber: ['phoneNumber'],
  fullname: ['fullname'],
  address: ['address'],
  weight: ['weight'],
  size: ['size', 'length', 'width', 'height'],
  value: ['value', 'currency'],
  quantity: ['quantity'],
}

const KINDS = Object.keys(FIELDS) as KindName[]

/** Kinds of value that are read by the rules of the destination country. */
const OF_COUNTRY: KindName[] = ['postalCode', 'phoneNumber', 'address']

/** How often each kind of value was read as meant, and how often refused. */
export type Tally = Record<KindName, { read: number; refused: number }>

export function emptyTally(): Tally {
  return Object.fromEntries(KINDS.map((kind) => [kind, { read: 0, refused: 0 }])) as Tally
}

/** Lists values that were read differently from how they were meant, or refused although clear. */
export function judgeRow(parcel: DrawnParcel, row: ReadRow, tally: Tally): string[] {
  const problems = KINDS.map(
    (kind) =>
      [
        kind,
        row.problems.find(({ field }) => FIELDS[kind].includes(field?.split('.').at(-1) ?? '')),
      ] as const
  )
  const refused = new Map(problems.filter(([, problem]) => problem))
  const found = row.submission && findMeanings(row.submission)
  return KINDS.flatMap((kind) => {
    const { written, meant, orElse } = parcel[kind]
    const text = `${kind}: ${JSON.stringify(written)}`
    const problem = refused.get(kind)
    const isUnknown =
      OF_COUNTRY.includes(kind) && (refused.has('place') || parcel.place.orElse === 'refused')
    if (problem) {
      tally[kind].refused += 1
      if (!problem.message.trim()) return [`${text} was refused without a word`]
      return orElse === 'right' && !isUnknown ? [`${text} was refused: ${problem.message}`] : []
    }
    // The product checks some values only if other values are valid.
    if (!found || isUnknown) return []
    // If the postal code is refused, the place may be wrong: it can depend on the code.
    if (kind === 'place' && refused.has('postalCode')) return []
    if (meant === null) return [`${text} was taken for ${JSON.stringify(found[kind])}`]
    const wrong = differenceOf(kind, meant, found)
    tally[kind].read += wrong ? 0 : 1
    return wrong ? [`${text} was taken for ${wrong}`] : []
  }).concat(noteProblem(parcel, row, refused.has('address')))
}

function noteProblem(
  { address: { meant, written } }: DrawnParcel,
  row: ReadRow,
  isRefused: boolean
) {
  if (!row.submission || isRefused || !meant) return []
  const isTold = row.notes.some((note) => /post box/.test(note))
  if (isTold === (meant.box !== null)) return []
  return [`address: ${JSON.stringify(written)} has ${isTold ? 'a' : 'no'} note on a post box`]
}

/** Returns what the product understood and would send to couriers. */
function findMeanings({ destination, items }: NonNullable<BatchRow['submission']>): Meanings {
  const [{ itemUnits, weight, packageDimension: sides } = items[0]!] = items
  const [unit] = itemUnits
  const [, number = '', extension = null] = /^(\S+)(?: x(\d+))?$/.exec(destination.phoneNumber)!
  const phone = parsePhoneNumberFromString(number, destination.country as CountryCode)
  const printed = (text: string) => ({
    text: text.replace(/\s+/g, ' ').trim(),
    latin: toLatin(text),
  })
  return {
    place: {
      country: destination.country.toUpperCase(),
      state: destination.state,
      city: destination.cityName ?? '',
    },
    postalCode: destination.postalCode,
    phoneNumber: { number: phone?.number ?? number, extension },
    fullname: printed(destination.fullname),
    address: { ...printed(destination.address), box: null },
    weight: Math.round(weight * 1_000),
    size: [sides?.length, sides?.width, sides?.height].map((side) => Math.round((side ?? 0) * 100)),
    value: Math.round(unit!.value * 100),
    quantity: unit!.quantity,
  }
}

function differenceOf(kind: KindName, meant: unknown, found: Meanings): string | null {
  if (meant === undefined) return null
  const isSame =
    typeof meant === 'object' && meant !== null && !Array.isArray(meant)
      ? Object.entries(meant)
          .filter(([name]) => name !== 'box')
          .every(([name, value]) => found[kind as 'place'][name as 'country'] === value)
      : JSON.stringify(meant) === JSON.stringify(found[kind])
  return isSame ? null : `${JSON.stringify(found[kind])} instead of ${JSON.stringify(meant)}`
}
