import type { Notation } from '#shared/numbers/rules/read_number'
import { PART_FIELDS, type PartField } from '#shared/sheets/rules/part_fields'

/** Each field that a sheet column can hold, with its heading, in template order. */
export const SHEET_FIELDS = {
  reference: 'Your reference',
  fullname: 'Receiver',
  phoneNumber: 'Phone',
  email: 'E-mail',
  address: 'Address',
  city: 'City',
  state: 'State',
  country: 'Country',
  postalCode: 'Postal code',
  description: 'Contents',
  category: 'Category',
  quantity: 'Quantity',
  value: 'Unit value (₦)',
  currency: 'Currency',
  weight: 'Weight (kg)',
  length: 'Length (cm)',
  width: 'Width (cm)',
  height: 'Height (cm)',
  size: 'Size (cm)',
  insurance: 'Insurance',
  signature: 'Signature',
  courier: 'Courier',
  originalScript: 'Original script',
  ...PART_FIELDS,
} as const

export type SheetField = keyof typeof SHEET_FIELDS

export type SheetTexts = Partial<Record<SheetField, string>>

export const FIELD_NAMES = Object.keys(SHEET_FIELDS) as SheetField[]

/** Leaves out parts such as a first name, which reading joins into `fullname` or `address`. */
export const ROW_FIELDS = FIELD_NAMES.filter((field) => !(field in PART_FIELDS)) as Exclude<
  SheetField,
  PartField
>[]

export const TEMPLATE_FIELDS = ROW_FIELDS.filter(
  (field) => field !== 'size' && field !== 'currency' && field !== 'originalScript'
)

/** The text of these fields has one line for each item of a parcel. */
export const ITEM_FIELDS = ['description', 'category', 'quantity', 'value'] as const

export const ANSWER_HEADERS = [
  'Tracking number',
  'Waybill',
  'Courier chosen',
  'Shipping price (₦)',
  'Status',
  'To correct',
]

export type SheetColumn = {
  header: string
  field: SheetField | null
  /** True if an amount in this column is for all pieces of a line, not for one. */
  isLineTotal?: true
  /** True if a correction added this column, which the original sheet lacks. */
  isAdded?: true
  /** How the sheet writes numbers; absent if it writes them as our forms do. */
  notation?: Notation
  /** A unit that some cells of the column name, and that numbers without a unit may have too. */
  unitsInDoubt?: string | null
}

export function countItemLines(texts: SheetTexts): number {
  return Math.max(...ITEM_FIELDS.map((field) => (texts[field] ?? '').split('\n').length))
}

/** Removes the result columns, which our export adds to a sheet. */
export function headersWithoutAnswers(headers: readonly string[]): string[] {
  return headers.filter((header) => !ANSWER_HEADERS.includes(header))
}

export const SHARED_FIELDS: SheetField[] = [
  ...(['country', 'email', 'postalCode', 'category', 'description'] as const),
  ...(['quantity', 'value', 'weight', 'insurance', 'signature'] as const),
]

/** A shop system's export of 1,000 rows has about two million bytes. */
export const MAX_BATCH_SHEET_BYTES = 5_242_880
