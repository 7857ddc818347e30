import type { Notation } from '#shared/numbers/rules/read_number'
import { PART_FIELDS, type PartField } from '#shared/sheets/rules/part_fields'

/** What a column of a sheet may hold, as its template heads it, in the order of the template. */
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

/** What stands under some fields. */
export type SheetTexts = Partial<Record<SheetField, string>>

export const FIELD_NAMES = Object.keys(SHEET_FIELDS) as SheetField[]

/** Those that a row has; names and addresses are whole there. */
export const ROW_FIELDS = FIELD_NAMES.filter((field) => !(field in PART_FIELDS)) as Exclude<
  SheetField,
  PartField
>[]

/** The columns of the sheet that we give away. */
export const TEMPLATE_FIELDS = ROW_FIELDS.filter(
  (field) => field !== 'size' && field !== 'currency' && field !== 'originalScript'
)

/** What each kind of goods in a parcel says of itself: a line for each. */
export const ITEM_FIELDS = ['description', 'category', 'quantity', 'value'] as const

/** What comes back beside the cells that were sent. */
export const ANSWER_HEADERS = [
  'Tracking number',
  'Waybill',
  'Courier chosen',
  'Shipping price (₦)',
  'Status',
  'To correct',
]

/** A column of a sheet, and what it means to us. */
export type SheetColumn = {
  header: string
  field: SheetField | null
  /** The value is that of all pieces of the line. */
  isLineTotal?: true
  /** The sheet had none: it was added for what somebody corrected. */
  isAdded?: true
  /** How the numbers of its sheet are written; as in our forms where it came otherwise. */
  notation?: Notation
  /** What a cell without a unit may mean, where others of the column have one. */
  unitsInDoubt?: string | null
}

/** What is said of goods one by one, as many lines as the longest has. */
export function countItemLines(texts: SheetTexts): number {
  return Math.max(...ITEM_FIELDS.map((field) => (texts[field] ?? '').split('\n').length))
}

/** The headings of a sheet as it was sent first, without those of our answers. */
export function headersWithoutAnswers(headers: readonly string[]): string[] {
  return headers.filter((header) => !ANSWER_HEADERS.includes(header))
}

/** What may stand for a cell that is empty in all rows. */
export const SHARED_FIELDS: SheetField[] = [
  ...(['country', 'email', 'postalCode', 'category', 'description'] as const),
  ...(['quantity', 'value', 'weight', 'insurance', 'signature'] as const),
]

/** A thousand rows with all that a shop system writes are some two million bytes. */
export const MAX_BATCH_SHEET_BYTES = 5_242_880
