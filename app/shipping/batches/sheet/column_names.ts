import {
  FIELD_NAMES,
  SHEET_FIELDS,
  type SheetColumn,
  type SheetField,
} from '#shipping/batches/rules/sheet_fields'

/** How shops and their systems head a column, beside our own template; case, signs and units do not matter. */
const NAMES: Record<SheetField, string[]> = {
  order: ['order', 'order id', 'order no', 'order ref', 'reference', 'ref', 'invoice'],
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
  weight: ['weight', 'package weight', 'parcel weight', 'gross weight', 'total weight'],
  length: ['length', 'l'],
  width: ['width', 'w', 'breadth'],
  height: ['height', 'h', 'depth'],
  size: ['size', 'dimension', 'dimensions', 'package size', 'l x w x h', 'lxwxh', 'box'],
  insurance: ['insured', 'cover'],
  signature: ['signature required', 'sign'],
  courier: ['preferred courier', 'carrier', 'shipping method', 'ship by', 'service'],
}

/** Headers that mean the same are the same here: `Weight (KG)` and `weight`. */
export function plainHeader(header: string): string {
  return header
    .toLowerCase()
    .replace(/\(.*?\)|[₦#*:]/g, ' ')
    .replace(/\b(kgs?|cms?|ngn|naira|no)\b\.?$/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

const MEANINGS = new Map<string, SheetField>(
  FIELD_NAMES.flatMap((field) =>
    [SHEET_FIELDS[field], ...NAMES[field]].map((name) => [plainHeader(name), field] as const)
  )
)

/** What they chose for a header before, by its plain form; null for a column that they pass over. */
export type KnownColumns = ReadonlyMap<string, SheetField | null>

/** The receiver in a list of people, and the order in what a shop system writes: what no other column is. */
const EITHER: Record<string, SheetField[]> = { name: ['fullname', 'order'] }

/** A field for each column that is understood. */
export function columnsOf(headers: readonly string[], known: KnownColumns): SheetColumn[] {
  const columns = eachOnce(
    headers.map((header) => {
      const plain = plainHeader(header)
      const field = known.has(plain) ? known.get(plain)! : (MEANINGS.get(plain) ?? null)
      return { header, field }
    })
  )
  const taken = new Set(columns.map(({ field }) => field))
  return columns.map(({ header, field }) => {
    const plain = plainHeader(header)
    if (field !== null || known.has(plain)) return { header, field }
    return { header, field: EITHER[plain]?.find((one) => !taken.has(one)) ?? null }
  })
}

/** Of two columns that hold the same the first is read. */
export function eachOnce(columns: readonly SheetColumn[]): SheetColumn[] {
  const taken = new Set<SheetField>()
  return columns.map(({ header, field }) => {
    if (field === null || taken.has(field)) return { header, field: null }
    taken.add(field)
    return { header, field }
  })
}
