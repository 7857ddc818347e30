import { normalizeForComparison } from '#shared/sheets/text_similarity'
import type { PartField } from '#shared/sheets/rules/part_fields'
import { detectShop } from '#shared/sheets/shop_exports'
import type { ShopExport } from '#shared/sheets/shop_fields'

export type MappedColumn<Field extends string> = { header: string; field: Field | null }

export const PART_NAMES: Record<PartField, string[]> = {
  firstName: ['first name', 'firstname', 'given name', 'forename', 'prenom'],
  lastName: ['last name', 'lastname', 'surname', 'family name', 'nom de famille'],
  address2: [
    ...['address 2', 'address2', 'address line 2', 'street 2', 'street line 2', 'apt', 'apartment'],
    ...['flat', 'suite', 'complement d adresse'],
  ],
  address3: ['address 3', 'address3', 'address line 3', 'street 3'],
}

/** Joins first and last name to one name, and the lines of an address to one line. */
export function joinParts<Texts extends Partial<Record<string, string>>>(texts: Texts): Texts {
  const { firstName, lastName, address2, address3, ...whole } = texts as Record<string, string>
  const named = whole.fullname ?? ''
  // Beside a first name, "Name" is the family name.
  const isFamily =
    firstName &&
    !lastName &&
    !normalizeForComparison(named).includes(normalizeForComparison(firstName))
  const fullname =
    named && !isFamily ? named : [firstName, lastName || named].filter(Boolean).join(' ')
  const lines = [whole.address, address2, address3].reduce<string[]>(
    (before, line) => (line && !isEnding(line, before.join(', ')) ? [...before, line] : before),
    []
  )
  return {
    ...whole,
    ...(fullname && { fullname }),
    ...(lines.length > 0 && { address: lines.join(', ') }),
  } as unknown as Texts
}

/** Whether `before` already ends with `line`: some shops repeat the second address line there. */
function isEnding(line: string, before: string): boolean {
  return ` ${normalizeForComparison(before)}`.endsWith(` ${normalizeForComparison(line)}`)
}

const UNIT_BEHIND =
  /(?:\bin\b|[/_])?\s*\b(?:kgs?|kilos?|g|grams?|lbs?|pounds|oz|cms?|mm|in|inch|inches|ft|ngn|naira|usd|eur|gbp|no)\b\.?\s*$/

const NUMBER_OF_GOODS = /^(item|product|article|sku)\s*(?:#|no\.?|number)$/

/** Reduces `Weight (KG)` to `weight`, but keeps an owner: `City (Billing)` is another column. */
export function normalizeHeader(header: string): string {
  const folded = header
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(NUMBER_OF_GOODS, '$1 number')
    .replace(/[([{](.*?)[)\]}]/g, (_, aside: string) =>
      OWNER_WORDS.test(aside) ? ` ${aside} ` : ' '
    )
    .replace(/[₦#*:]/g, ' ')
  return folded
    .replace(UNIT_BEHIND, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

const OWNER_WORDS = /\b(?:billing|shipping|buyer|payer|sender)\b/

/** Fields that a person chose for headers; null if the person ignores the column. */
export type KnownColumns<Field extends string> = ReadonlyMap<string, Field | null>

interface HeaderMeanings<Field extends string> {
  meanings: ReadonlyMap<string, Field>
  /** Fields that an ambiguous header may mean. It gets the first that no other column has. */
  either: Readonly<Record<string, readonly Field[]>>
}

export function buildHeaderMeanings<Field extends string>(
  titles: Readonly<Record<Field, string>>,
  names: Readonly<Record<Field, readonly string[]>>
): ReadonlyMap<string, Field> {
  const fields = Object.keys(titles) as Field[]
  const meant = (namesOf: (field: Field) => readonly string[]) =>
    fields.flatMap((field) => namesOf(field).map((name) => [normalizeHeader(name), field] as const))
  return new Map([...meant((field) => names[field]), ...meant((field) => [titles[field]])])
}

export interface HeadedRows {
  headers: readonly string[]
  rows: readonly { cells: readonly string[] }[]
}

export interface ReadColumns<Field extends string> {
  columns: MappedColumn<Field>[]
  shop: ShopExport | null
  /** Headers that several columns share, with different cells. A person must choose one of them. */
  doubts: string[]
}

/** Matches columns to fields: by a person's choice, else the shop's headers, else common ones. */
export function matchColumns<Field extends string>(
  { headers, rows }: HeadedRows,
  { meanings, either }: HeaderMeanings<Field>,
  known: KnownColumns<Field> = new Map()
): ReadColumns<Field> {
  const plain = headers.map(normalizeHeader)
  const shop = detectShop(plain)
  const ours = new Set<string>(meanings.values())
  const ofShop = Object.keys(shop?.columns ?? {})
  const fieldOf = (at: number): Field | null => {
    if (known.has(headers[at]!)) return known.get(headers[at]!)!
    const shopField = shop?.columns[plain[at]!]
    if (shopField === undefined) return meanings.get(plain[at]!) ?? null
    return shopField !== null && ours.has(shopField) ? (shopField as Field) : null
  }
  const cellsOf = (at: number) => rows.map(({ cells }) => cells[at] ?? '')
  const isFilled = headers.map((_, at) => cellsOf(at).some(Boolean))
  /** Of several columns with one field, prefers the chosen, then the shop's, then a filled one. */
  const rankOf = (at: number) =>
    known.has(headers[at]!)
      ? -1
      : ofShop.includes(plain[at]!)
        ? ofShop.indexOf(plain[at]!)
        : ofShop.length + (isFilled[at] ? 0 : 1)
  const inRank = headers.map((_, at) => at).toSorted((one, other) => rankOf(one) - rankOf(other))
  const taken = new Map<Field, number>()
  const fields = new Map<number, Field>()
  const doubts = new Set<number>()
  for (const at of inRank) {
    const field = fieldOf(at)
    if (field === null) continue
    const other = taken.get(field)
    if (other === undefined) {
      taken.set(field, at)
      fields.set(at, field)
    } else if (plain[other] === plain[at] && !known.has(headers[other]!)) {
      const differs = rows.some(
        ({ cells }) => cells[at] && cells[other] && cells[at] !== cells[other]
      )
      if (differs) doubts.add(other)
    }
  }
  for (const at of doubts) fields.delete(at)
  headers.forEach((header, at) => {
    if (known.has(header) || plain[at]! in (shop?.columns ?? {})) return
    const field = either[plain[at]!]?.find((one) => !taken.has(one))
    if (!field || fields.has(at)) return
    taken.set(field, at)
    fields.set(at, field)
  })
  const columns = headers.map((header, at) => ({ header, field: fields.get(at) ?? null }))
  return { columns, shop, doubts: [...doubts].map((at) => headers[at]!) }
}

export function keepFirstColumns<Field extends string, One extends MappedColumn<Field>>(
  columns: readonly (One & MappedColumn<Field>)[]
): One[] {
  const taken = new Set<Field>()
  return columns.map((column) => {
    if (column.field === null || taken.has(column.field)) return { ...column, field: null }
    taken.add(column.field)
    return column
  })
}

export function listMissingColumns(columns: readonly MappedColumn<string>[]): string[] {
  const has = (...fields: string[]) =>
    columns.some(({ field }) => field !== null && fields.includes(field))
  return [
    ...(has('fullname', 'firstName') ? [] : ['the name']),
    ...(has('address') ? [] : ['the address']),
  ]
}

const CHOOSE = 'under "Match the columns"'

export function describeColumnProblems(
  columns: readonly MappedColumn<string>[],
  doubts: readonly string[]
): string[] {
  const missing = listMissingColumns(columns)
  return [
    ...doubts.map(
      (header) =>
        `Two columns have the header "${header}" but different values, so we read neither. Choose one ${CHOOSE}.`
    ),
    ...(missing.length > 0
      ? [`We found no column for ${missing.join(' and ')}. Choose it ${CHOOSE}.`]
      : []),
  ]
}
