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
  /** Headers that occur together in no other export. */
  signs: string[]
  /** Fields by header; null ignores a column. Later columns of a field only fill empty cells. */
  columns: ShopHeaders
  /** Columns to use instead of the receiver's if an order has only a buyer's address. */
  buyer?: ShopHeaders
  /** A row's value is its total, not the value of one item. */
  hasLineTotals?: true
  /** Only the first row of an order has the order's data, even its number. */
  hasBareLines?: true
  /** Matches the headers of numbered items in one row. The first group is the item's number. */
  itemColumns?: RegExp
  passedOver?: Record<string, RegExp>
  /** Patterns, by header, of orders that are left out unless a person includes them. */
  leftOut?: Record<string, RegExp>
  /** Patterns of unpaid orders, which are left out too unless they are paid on delivery. */
  unpaid?: Record<string, RegExp>
  refusal?: string
}
