import type { Notation } from '#shared/numbers/rules/read_number'
import { PART_FIELDS, type PartField } from '#shared/sheets/rules/part_fields'

/** Possible contents of a sheet column, with their headings, in template order. */
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

/** The fields of a row, in which the parts of names and addresses are joined. */
export const ROW_FIELDS = FIELD_NAMES.filter((field) => !(field in PART_FIELDS)) as Exclude<
  SheetField,
  PartField
>[]

export const TEMPLATE_FIELDS = ROW_FIELDS.filter(
  (field) => field !== 'size' && field !== 'currency' && field !== 'originalScript'
)

/** Fields with one line for each item of a parcel. */
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
  /** The value covers all pieces of the line. */
  isLineTotal?: true
  /** Added for a correction; the original sheet lacks this column. */
  isAdded?: true
  /** The sheet's number notation; absent if it matches our forms. */
  notation?: Notation
  /** Unit that a bare number may have, because other cells of the column name it. */
  unitsInDoubt?: string | null
}

export function countItemLines(texts: SheetTexts): number {
  return Math.max(...ITEM_FIELDS.map((field) => (texts[field] ?? '').split('\n').length))
}

/** Removes our result columns from an exported sheet's headings. */
export function headersWithoutAnswers(headers: readonly string[]): string[] {
  return headers.filter((header) => !ANSWER_HEADERS.includes(header))
}

export const SHARED_FIELDS: SheetField[] = [
  ...(['country', 'email', 'postalCode', 'category', 'description'] as const),
  ...(['quantity', 'value', 'weight', 'insurance', 'signature'] as const),
]

/** A thousand rows of a shop system's export are about two million bytes. */
export const MAX_BATCH_SHEET_BYTES = 5_242_880
