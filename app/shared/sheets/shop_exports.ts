import { ORDER_FIELD, type ShopExport, type ShopHeaders } from '#shared/sheets/shop_fields'
import { WOOCOMMERCE_EXPORTS } from '#shared/sheets/woocommerce_exports'

const ANY_TEXT = /\S/
const NO_TEXT = /^$/

const DONE =
  /^(wc-)?(shipped|dispatched|delivered|fulfilled|cancell?ed|refunded|returned|failed|voided|expired|unpaid|on[ _-]hold|(pending|awaiting) payment)$/i
const UNPAID =
  /^(pending|unpaid|not paid|failed|declined|cancell?ed|refunded|voided|expired|awaiting payment)$/i

const ETSY_DONE = /^(shipped|cancell?ed|(fully )?refunded)$/i

const AMAZON_SIGNS = ['order id', 'recipient name', 'ship address 1', 'quantity purchased']

const AMAZON: ShopHeaders = {
  'order id': ORDER_FIELD,
  'recipient name': 'fullname',
  'buyer email': 'email',
  'ship phone number': 'phoneNumber',
  'buyer phone number': 'phoneNumber',
  'ship address 1': 'address',
  'ship address 2': 'address2',
  'ship address 3': 'address3',
  'ship city': 'city',
  'ship state': 'state',
  'ship postal code': 'postalCode',
  'ship country': 'country',
  'currency': 'currency',
  'product name': 'description',
}

const AMAZON_UNPAID = { 'payments date': NO_TEXT, 'order status': /^pending/i }

/** Headers as exported in autumn 2026. Samples are in tests/support/files/shops. */
const SHOP_EXPORTS: ShopExport[] = [
  {
    name: 'Shopify',
    signs: ['name', 'lineitem name', 'lineitem quantity', 'shipping name'],
    columns: {
      'name': ORDER_FIELD,
      'email': 'email',
      'shipping name': 'fullname',
      'shipping phone': 'phoneNumber',
      'phone': 'phoneNumber',
      'billing phone': 'phoneNumber',
      'shipping address1': 'address',
      'shipping street': 'address',
      'shipping address2': 'address2',
      'shipping city': 'city',
      'shipping zip': 'postalCode',
      'shipping province': 'state',
      'shipping province name': 'state',
      'shipping country': 'country',
      'currency': 'currency',
      'shipping method': null,
      'lineitem name': 'description',
      'lineitem quantity': 'quantity',
      'lineitem price': 'value',
    },
    passedOver: {
      'lineitem requires shipping': /^false$/i,
      'lineitem fulfillment status': /^fulfilled$/i,
    },
    leftOut: {
      'cancelled at': ANY_TEXT,
      'fulfillment status': /^(fulfilled|restocked|on[ _-]hold|scheduled)$/i,
      'financial status': /^(refunded|voided|expired)$/i,
    },
    unpaid: { 'financial status': /^(pending|partially[ _]paid|unpaid)$/i },
  },
  ...WOOCOMMERCE_EXPORTS,
  {
    name: 'eBay',
    signs: ['ship to name', 'ship to address 1', 'item title'],
    columns: {
      'order number': ORDER_FIELD,
      'sales record number': null,
      'buyer email': 'email',
      'ship to name': 'fullname',
      'ship to phone': 'phoneNumber',
      'ship to address 1': 'address',
      'ship to address 2': 'address2',
      'ship to city': 'city',
      'ship to state': 'state',
      'ship to zip': 'postalCode',
      'ship to country': 'country',
      'item title': 'description',
      'quantity': 'quantity',
      'sold for': 'value',
    },
    hasLineTotals: true,
    leftOut: { 'shipped on date': ANY_TEXT },
    unpaid: { 'paid on date': NO_TEXT },
  },
  {
    name: 'eBay',
    signs: ['post to name', 'post to address 1', 'item title'],
    columns: {
      'order number': ORDER_FIELD,
      'sales record number': null,
      'buyer email': 'email',
      'post to name': 'fullname',
      'post to phone': 'phoneNumber',
      'post to address 1': 'address',
      'post to address 2': 'address2',
      'post to city': 'city',
      'post to county': 'state',
      'post to postcode': 'postalCode',
      'post to country': 'country',
      'item title': 'description',
      'quantity': 'quantity',
      'sold for': 'value',
    },
    hasLineTotals: true,
    leftOut: { 'posted on date': ANY_TEXT, 'dispatched on date': ANY_TEXT },
    unpaid: { 'paid on date': NO_TEXT },
  },
  {
    name: 'Etsy',
    signs: ['order id', 'full name', 'street 1', 'ship city', 'number of items'],
    columns: {
      'order id': ORDER_FIELD,
      'full name': 'fullname',
      'first name': null,
      'last name': null,
      'street 1': 'address',
      'street 2': 'address2',
      'ship city': 'city',
      'ship state': 'state',
      'ship zipcode': 'postalCode',
      'ship country': 'country',
      'currency': 'currency',
      'number of items': 'quantity',
      'order value': 'value',
    },
    hasLineTotals: true,
    leftOut: { 'date shipped': ANY_TEXT, 'status': ETSY_DONE },
    unpaid: { status: /^(unpaid|payment processing|processing payment)$/i },
  },
  {
    name: 'Etsy',
    signs: ['order id', 'ship name', 'ship address1', 'listing id'],
    columns: {
      'order id': ORDER_FIELD,
      'ship name': 'fullname',
      'ship address1': 'address',
      'ship address2': 'address2',
      'ship city': 'city',
      'ship state': 'state',
      'ship zipcode': 'postalCode',
      'ship country': 'country',
      'currency': 'currency',
      'item name': 'description',
      'quantity': 'quantity',
      'price': 'value',
    },
    leftOut: { 'date shipped': ANY_TEXT },
    unpaid: { 'date paid': NO_TEXT },
  },
  {
    // The price is ignored: it includes items that were already sent.
    name: 'Amazon',
    signs: [...AMAZON_SIGNS, 'quantity to ship'],
    columns: { ...AMAZON, 'quantity to ship': 'quantity', 'item price': null },
    passedOver: { 'quantity to ship': /^0$/ },
    unpaid: AMAZON_UNPAID,
  },
  {
    name: 'Amazon',
    signs: AMAZON_SIGNS,
    columns: { ...AMAZON, 'quantity purchased': 'quantity', 'item price': 'value' },
    hasLineTotals: true,
    passedOver: { 'quantity purchased': /^0$/ },
    leftOut: { 'order status': /^(shipped|cancell?ed)/i },
    unpaid: AMAZON_UNPAID,
  },
]

/** Rules for unknown shops, many of which use "Pending" for an open order. */
export const OTHER_SHOPS: Pick<ShopExport, 'leftOut' | 'unpaid'> = {
  leftOut: {
    'status': DONE,
    'order status': DONE,
    'fulfillment status': DONE,
    'fulfilment status': DONE,
    'cancelled at': ANY_TEXT,
  },
  unpaid: { 'payment status': UNPAID, 'financial status': UNPAID },
}

export function detectShop(plainHeaders: readonly string[]): ShopExport | null {
  const headers = new Set(plainHeaders)
  return SHOP_EXPORTS.find(({ signs }) => signs.every((sign) => headers.has(sign))) ?? null
}

export const SHOP_HEADINGS = SHOP_EXPORTS.flatMap(({ signs, columns }) => [
  ...signs,
  ...Object.keys(columns),
])
