import type { Catalogue } from '#shipping/pricing/catalogue'
import type { BookingFacts } from '#shipping/booking/booking_facts'
import { isCourierPreference } from '#shipping/booking/courier_preference'
import { entryPostalCode } from '#shipping/addresses/entry_columns'
import {
  ITEM_FIELDS,
  countItemLines,
  SHEET_FIELDS,
  type SheetField,
  type SheetTexts,
} from '#shipping/batches/rules/sheet_fields'
import {
  NUMBER_READERS,
  type NumberSheetField,
  parseYesOrNo,
} from '#shipping/batches/sheet/read_cells'
import { withCurrency } from '#shared/numbers/rules/units'
import { readSheetPhone } from '#shared/phones/sheet_phone'
import { findNearest, normalizeForComparison } from '#shared/sheets/text_similarity'
import { parseSheetPostalCode } from '#shipping/places/postal_codes'
import { parsePlace } from '#shipping/places/names/parse_place'
import type { RowProblem } from '#shipping/batches/batch_rows'

export interface SheetTerms {
  origin: unknown
  pickup: boolean
  pickupDay: string | null
  /** The quantity of items without one; null if a column that we do not read may hold it. */
  pieces: 1 | null
}

/**
 * Builds a booking from a row, as a client would send it, still to be validated. Accepts common
 * spellings of places, phones and amounts; notes say what we read differently.
 */
export function buildRowPayload(texts: SheetTexts, terms: SheetTerms, facts: BookingFacts) {
  const problems: RowProblem[] = []
  const place = parsePlace(facts.places, texts)
  problems.push(...place.problems)
  const text = (field: SheetField) => texts[field] ?? ''
  const phone = readSheetPhone(text('phoneNumber'), place.country)
  if (phone.problem) problems.push({ field: 'phoneNumber', message: phone.problem })
  const understand = <Value>(field: SheetField, value: Value | null, choices?: string) => {
    if (value === null) problems.push(notUnderstoodProblem(field, text(field), choices))
    return value
  }
  /** Returns null for empty text: validation reports a missing number, not an invalid one. */
  const numberIn = (field: NumberSheetField, raw = text(field)) => {
    if (!raw) return null
    const amount = field === 'value' ? withCurrency(raw, text('currency')) : raw
    const read = NUMBER_READERS[field](amount)
    if (read.problem === undefined) return read.value
    const message = read.problem
    // If several items have the same problem, reports it once.
    const isSaid = problems.some((one) => one.field === field && one.message === message)
    if (!isSaid) problems.push({ field, message })
    return null
  }
  const code = parseSheetPostalCode(place.country, text('postalCode'))
  const notes = [...place.notes, phone.note, code.note].filter((note) => note !== null)
  const isPremium = understand('insurance', parseYesOrNo(text('insurance')), 'Standard or Premium')
  const payload = {
    origin: terms.origin,
    destination: {
      ...placeFields(place, code.code),
      fullname: text('fullname'),
      email: text('email'),
      address: text('address'),
      phoneNumber: phone.phone,
      originalScript: text('originalScript'),
      saveInAddressBook: false,
    },
    items: [
      {
        itemUnits: itemsInTexts(texts).map((item, at, { length }) => {
          const category = parseCategory(item.category, facts.catalogue)
          if (category.problem) problems.push(problemOfItem(category.problem, { at, length }))
          return {
            description: item.description,
            quantity: item.quantity ? numberIn('quantity', item.quantity) : terms.pieces,
            value: numberIn('value', item.value),
            category: category.id,
          }
        }),
        weight: numberIn('weight'),
        packageDimension: parseDimensions(texts, numberIn),
      },
    ],
    insurance: isPremium ? 'Premium' : 'Standard',
    signatureRequired:
      understand('signature', parseYesOrNo(text('signature')), 'Yes or No') ?? false,
    pickup: terms.pickup,
    preferredPickupDate: terms.pickupDay,
    reference: text('reference'),
    preferredCourier: parseCourier(text('courier'), facts.catalogue, understand),
  }
  return { payload, problems, notes }
}

type ParsedPlace = ReturnType<typeof parsePlace>

function placeFields({ country, state, city, cityName }: ParsedPlace, postalCode: string) {
  const postal = { side: 'destination', country, postalCode } as const
  return { country, state, city, cityName, postalCode: entryPostalCode(postal) ?? '' }
}

type ItemTexts = Record<(typeof ITEM_FIELDS)[number], string>

function itemsInTexts(texts: SheetTexts): ItemTexts[] {
  const raw = ITEM_FIELDS.map((field) => [field, (texts[field] ?? '').split('\n')] as const)
  return Array.from(
    { length: countItemLines(texts) },
    (_, at) =>
      Object.fromEntries(
        raw.map(([field, lines]) => [field, (lines[at] ?? '').trim()])
      ) as ItemTexts
  )
}

/** Among several items, names the item and drops the proposal, which would replace all lines. */
export function problemOfItem(
  { field, message, ...rest }: RowProblem,
  { at, length }: { at: number; length: number }
): RowProblem {
  return length > 1 ? { field, message: `Item ${at + 1}: ${message}` } : { field, message, ...rest }
}

function notUnderstoodProblem(field: SheetField, text: string, choices?: string): RowProblem {
  const ending = choices ? ` Please write ${choices}.` : ''
  return {
    field,
    message: `We do not understand "${text.slice(0, 40)}" under ${SHEET_FIELDS[field]}.${ending}`,
  }
}

type Understand = <Value>(field: SheetField, value: Value | null, choices?: string) => Value | null

type NumberIn = (field: NumberSheetField) => number | number[] | null

function parseDimensions(texts: SheetTexts, numberIn: NumberIn) {
  if (texts.size && !texts.length) {
    const [length = null, width = null, height = null] = [numberIn('size') ?? []].flat()
    return { length, width, height }
  }
  return { length: numberIn('length'), width: numberIn('width'), height: numberIn('height') }
}

function parseCategory(text: string, { categories }: Catalogue) {
  if (!text)
    return { id: null, problem: { field: 'category', message: '"Category" should not be empty' } }
  const plain = normalizeForComparison(text)
  const named = categories.map(
    (category) => [normalizeForComparison(category.name), category] as const
  )
  const exact = named.find(([name]) => name === plain)?.[1] ?? findOnlyMatch(plain, named)
  if (exact) return { id: exact.id, problem: null }
  const beginnings = named.map(([name, category]) => [name.split(' ')[0]!, category] as const)
  const like = findNearest(plain, [...named, ...beginnings])
  const message = `We have no category "${text.slice(0, 40)}".`
  const problem = like
    ? {
        field: 'category',
        message: `${message} Did you mean ${like.name}?`,
        proposal: like.name,
      }
    : { field: 'category', message: `${message} Choose one from the list.` }
  return { id: null, problem }
}

/** "Clothing" matches "Clothing and Textiles" if no other category contains it. */
function findOnlyMatch<Named>(plain: string, named: (readonly [string, Named])[]): Named | null {
  const found = named.filter(([name]) => ` ${name} `.includes(` ${plain} `))
  return found.length === 1 ? found[0]![1] : null
}

function parseCourier(text: string, { couriers }: Catalogue, understand: Understand) {
  if (!text) return null
  const plain = normalizeForComparison(text)
  if (isCourierPreference(plain)) return plain
  const found = couriers.find(({ code, name }) =>
    [code, name].map(normalizeForComparison).includes(plain)
  )
  const choices = `cheapest, fastest, or ${couriers.map(({ name }) => name).join(', ')}`
  return understand('courier', found?.code ?? null, choices)
}
