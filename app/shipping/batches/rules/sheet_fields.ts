import type { Notation } from '#shared/numbers/rules/read_number'

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
} as const

export type SheetField = keyof typeof SHEET_FIELDS

/** What stands under some fields. */
export type SheetTexts = Partial<Record<SheetField, string>>

export const FIELD_NAMES = Object.keys(SHEET_FIELDS) as SheetField[]

/** A column of a sheet, and what it means to us. */
export type SheetColumn = {
  header: string
  field: SheetField | null
  /** How the numbers of its sheet are written; as in our forms where it came otherwise. */
  notation?: Notation
  /** What a cell without a unit may mean, where others of the column have one. */
  unitsInDoubt?: string | null
}

/** What may stand for a cell that is empty in all rows. */
export const SHARED_FIELDS: SheetField[] = [
  ...(['country', 'email', 'postalCode', 'category', 'description'] as const),
  ...(['quantity', 'value', 'weight', 'insurance', 'signature'] as const),
]

/** A thousand rows with all that a shop system writes are some two million bytes. */
export const MAX_SHEET_BYTES = 5_242_880
