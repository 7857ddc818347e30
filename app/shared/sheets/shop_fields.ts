/** Fields of a shop's orders; address sheets use the first ten or so. */
export type ShopField =
  | ('fullname' | 'firstName' | 'lastName' | 'phoneNumber' | 'email')
  | ('address' | 'address2' | 'address3' | 'city' | 'state' | 'country' | 'postalCode')
  | ('description' | 'quantity' | 'value' | 'currency' | typeof ORDER_FIELD)

export const ORDER_FIELD = 'reference'

export type ShopHeaders = Record<string, ShopField | null>

/** The format in which a shop or marketplace exports orders. Headers are normalized. */
export interface ShopExport {
  name: string
  /** Headers that together occur in no other export. */
  signs: string[]
  /** Columns to ignore are null. The first column of a field counts; others fill empty cells. */
  columns: ShopHeaders
  /** Columns that replace the receiver's if the order has only a buyer's address. */
  buyer?: ShopHeaders
  /** The value is the total of the row, not per item. */
  hasLineTotals?: true
  /** Further rows of an order repeat nothing, not even its number. */
  hasBareLines?: true
  /** Matches columns of numbered, adjacent items; the first group is the number. */
  itemColumns?: RegExp
  passedOver?: Record<string, RegExp>
  /** Orders that are left out unless a person includes them. */
  leftOut?: Record<string, RegExp>
  /** Same for unpaid orders, unless they are paid on delivery. */
  unpaid?: Record<string, RegExp>
  refusal?: string
}
