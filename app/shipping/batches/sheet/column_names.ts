import { columnsBy, type KnownColumns, meaningsOf } from '#shared/sheets/columns'
import {
  SHEET_FIELDS,
  type SheetColumn,
  type SheetField,
} from '#shipping/batches/rules/sheet_fields'

/** How shops and their systems head a column, beside our own template; case, signs and units do not matter. */
const NAMES: Record<SheetField, string[]> = {
  reference: [
    ...[
      'order',
      'order number',
      'order id',
      'order no',
      'order ref',
      'reference',
      'ref',
      'invoice',
    ],
  ],
  fullname: [
    ...['receiver name', 'recipient', 'recipient name', 'customer', 'customer name', 'full name'],
    ...['fullname', 'shipping name', 'consignee', 'consignee name', 'contact name', 'deliver to'],
  ],
  phoneNumber: [
    ...['phone number', 'telephone', 'tel', 'mobile', 'mobile number', 'contact', 'contact number'],
    ...['receiver phone', 'recipient phone', 'customer phone', 'shipping phone', 'whatsapp', 'gsm'],
  ],
  email: [
    'email',
    'e mail',
    'email address',
    'receiver email',
    'recipient email',
    'customer email',
  ],
  address: [
    ...['street', 'street address', 'delivery address', 'shipping address', 'address line 1'],
    ...['receiver address', 'recipient address', 'shipping street', 'shipping address1', 'house'],
  ],
  city: ['town', 'city town', 'shipping city', 'receiver city', 'recipient city', 'area', 'lga'],
  state: [
    ...['province', 'region', 'state province', 'shipping state', 'shipping province'],
    ...['receiver state', 'recipient state', 'shipping province name'],
  ],
  country: ['shipping country', 'receiver country', 'recipient country', 'nation'],
  postalCode: ['postcode', 'post code', 'zip', 'zip code', 'shipping zip', 'postal', 'zipcode'],
  description: [
    ...['content', 'item', 'items', 'item description', 'description', 'product', 'products'],
    ...['goods', 'product name', 'lineitem name', 'item name', 'what'],
  ],
  category: ['item category', 'type', 'product type', 'goods type'],
  quantity: ['qty', 'pieces', 'pcs', 'units', 'no of items', 'lineitem quantity', 'item quantity'],
  value: [
    ...['value', 'unit value', 'price', 'unit price', 'item value', 'amount', 'declared value'],
    ...['lineitem price', 'item price', 'worth'],
  ],
  currency: ['currency code', 'curr'],
  weight: ['weight', 'package weight', 'parcel weight', 'gross weight', 'total weight'],
  length: ['length', 'l'],
  width: ['width', 'w', 'breadth'],
  height: ['height', 'h', 'depth'],
  size: ['size', 'dimension', 'dimensions', 'package size', 'l x w x h', 'lxwxh', 'box'],
  insurance: ['insured', 'cover'],
  signature: ['signature required', 'sign'],
  courier: ['preferred courier', 'carrier', 'shipping method', 'ship by', 'service'],
}

const MEANINGS = meaningsOf(SHEET_FIELDS, NAMES)

/** By their plain form. */
export const HEADERS = [...MEANINGS.keys()]

const RECEIVER: readonly SheetField[] = [
  ...(['order', 'fullname', 'phoneNumber', 'email', 'address'] as const),
  ...(['city', 'state', 'country', 'postalCode'] as const),
]

/** Cells of these that are merged count for each of their rows: several parcels go to one receiver. */
export const RECEIVER_HEADERS = HEADERS.filter((header) => RECEIVER.includes(MEANINGS.get(header)!))

/** The receiver in a list of people, and the order in what a shop system writes: what no other column is. */
const EITHER: Record<string, SheetField[]> = { name: ['fullname', 'reference'] }

/** A field for each column that is understood. */
export function columnsOf(
  headers: readonly string[],
  known: KnownColumns<SheetField>
): SheetColumn[] {
  return columnsBy(headers, { meanings: MEANINGS, either: EITHER }, known)
}
