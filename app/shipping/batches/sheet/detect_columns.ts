import {
  matchColumns,
  type HeadedRows,
  type KnownColumns,
  buildHeaderMeanings,
  PART_NAMES,
  type ReadColumns,
} from '#shared/sheets/columns'
import { SHOP_HEADINGS } from '#shared/sheets/shop_exports'
import { ORDER_FIELD } from '#shared/sheets/shop_fields'
import {
  SHEET_FIELDS,
  type SheetColumn,
  type SheetField,
  TEMPLATE_FIELDS,
} from '#shipping/batches/rules/sheet_fields'

/** Headings besides those of our template. Case, punctuation and units do not matter. */
const NAMES: Record<SheetField, string[]> = {
  reference: [
    ...['order', 'order number', 'order id', 'order no', 'order ref', 'reference', 'ref'],
    ...['invoice', 'commande', 'numero de commande'],
  ],
  fullname: [
    ...['receiver name', 'recipient', 'recipient name', 'customer', 'customer name', 'full name'],
    ...['fullname', 'shipping name', 'consignee', 'consignee name', 'contact name', 'deliver to'],
    ...['nom', 'nom complet', 'destinataire', 'client'],
  ],
  phoneNumber: [
    ...['phone number', 'telephone', 'tel', 'mobile', 'mobile number', 'contact', 'contact number'],
    ...['receiver phone', 'recipient phone', 'customer phone', 'shipping phone', 'whatsapp', 'gsm'],
    ...['portable', 'numero de telephone'],
  ],
  email: [
    'email',
    'e mail',
    'email address',
    'receiver email',
    'recipient email',
    'customer email',
    'courriel',
  ],
  address: [
    ...['street', 'street address', 'delivery address', 'shipping address', 'address line 1'],
    ...['receiver address', 'recipient address', 'shipping street', 'shipping address1', 'house'],
    ...['address 1', 'address1', 'street 1', 'adresse', 'adresse de livraison', 'rue'],
  ],
  city: [
    ...['town', 'city town', 'shipping city', 'receiver city', 'recipient city', 'area', 'lga'],
    'ville',
  ],
  state: [
    ...['province', 'region', 'state province', 'shipping state', 'shipping province'],
    ...['receiver state', 'recipient state', 'shipping province name'],
    ...['etat', 'departement'],
  ],
  country: ['shipping country', 'receiver country', 'recipient country', 'nation', 'pays'],
  postalCode: [
    ...['postcode', 'post code', 'zip', 'zip code', 'shipping zip', 'postal', 'zipcode'],
    'code postal',
  ],
  description: [
    ...['content', 'item', 'items', 'item description', 'description', 'product', 'products'],
    ...['goods', 'product name', 'lineitem name', 'item name', 'what', 'contenu', 'article'],
  ],
  category: ['item category', 'type', 'product type', 'goods type', 'categorie'],
  quantity: [
    ...['qty', 'pieces', 'pcs', 'units', 'no of items', 'lineitem quantity', 'item quantity'],
    'quantite',
  ],
  value: [
    ...['value', 'unit value', 'price', 'unit price', 'item value', 'amount', 'declared value'],
    ...['lineitem price', 'item price', 'worth', 'valeur', 'prix', 'prix unitaire'],
  ],
  currency: ['currency code', 'curr', 'devise'],
  weight: ['weight', 'package weight', 'parcel weight', 'gross weight', 'total weight', 'poids'],
  length: ['length', 'l', 'longueur'],
  width: ['width', 'w', 'breadth', 'largeur'],
  height: ['height', 'h', 'depth', 'hauteur'],
  size: ['size', 'dimension', 'dimensions', 'package size', 'l x w x h', 'lxwxh', 'box'],
  insurance: ['insured', 'cover', 'assurance'],
  signature: ['signature required', 'sign'],
  courier: ['preferred courier', 'carrier', 'ship by', 'service'],
  originalScript: ['native script', 'local script'],
  ...PART_NAMES,
}

const COLUMN_MEANINGS = buildHeaderMeanings(SHEET_FIELDS, NAMES)

export const BATCH_SHEET_HEADERS = [...COLUMN_MEANINGS.keys(), ...SHOP_HEADINGS]

const RECEIVER_FIELDS: readonly SheetField[] = [
  ...(['reference', 'fullname', 'phoneNumber', 'email', 'address'] as const),
  ...(['city', 'state', 'country', 'postalCode'] as const),
]

/** A cell merged over rows of these columns applies to each row: all go to one receiver. */
export const RECEIVER_HEADERS = BATCH_SHEET_HEADERS.filter((header) =>
  RECEIVER_FIELDS.includes(COLUMN_MEANINGS.get(header)!)
)

/** `name` is the receiver in a list of people, but the order number in a shop's export. */
const AMBIGUOUS_HEADERS: Record<string, SheetField[]> = { name: ['fullname', ORDER_FIELD] }

const TEMPLATE_HEADERS = TEMPLATE_FIELDS.map((field) => SHEET_FIELDS[field])

/** We read our own template by its headings and ignore the user's saved mappings. */
export function isTemplateSheet(headers: readonly string[]): boolean {
  return TEMPLATE_HEADERS.every((title) => headers.includes(title))
}

export function detectColumns(
  sheet: HeadedRows,
  known?: KnownColumns<SheetField>
): ReadColumns<SheetField> & { columns: SheetColumn[] } {
  const read = matchColumns(sheet, { meanings: COLUMN_MEANINGS, either: AMBIGUOUS_HEADERS }, known)
  const isTotal = (column: SheetColumn) => column.field === 'value' && read.shop?.hasLineTotals
  return {
    ...read,
    columns: read.columns.map((column) => ({
      ...column,
      ...(isTotal(column) && { isLineTotal: true }),
    })),
  }
}
