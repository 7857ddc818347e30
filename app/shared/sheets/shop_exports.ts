/** Fields of a shop's orders; address sheets use the first ten or so. */
export type ShopField =
  | ('fullname' | 'firstName' | 'lastName' | 'phoneNumber' | 'email')
  | ('address' | 'address2' | 'address3' | 'city' | 'state' | 'country' | 'postalCode')
  | ('description' | 'quantity' | 'value' | 'currency' | typeof ORDER_FIELD)

export const ORDER_FIELD = 'reference'

type Headers = Record<string, ShopField | null>

/** The format in which a shop or marketplace exports orders. Headers are normalized. */
export interface ShopExport {
  name: string
  /** Headers that together occur in no other export. */
  signs: string[]
  /** Columns to ignore are null. The first column of a field counts; others fill empty cells. */
  columns: Headers
  /** Columns that replace the receiver's if the order has only a buyer's address. */
  buyer?: Headers
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

const ANY_TEXT = /\S/
const NO_TEXT = /^$/

/** Statuses as WooCommerce stores and shows them. A shop's custom statuses count as open. */
const WOOCOMMERCE_DONE =
  /^(wc-)?(completed|cancelled|refunded|failed|trash|(checkout-)?draft|on[ -]hold|pending( payment)?)$/i

const DONE =
  /^(wc-)?(shipped|dispatched|delivered|fulfilled|cancell?ed|refunded|returned|failed|voided|expired|unpaid|on[ _-]hold|(pending|awaiting) payment)$/i
const UNPAID =
  /^(pending|unpaid|not paid|failed|declined|cancell?ed|refunded|voided|expired|awaiting payment)$/i

const ETSY_DONE = /^(shipped|cancell?ed|(fully )?refunded)$/i

const AMAZON_SIGNS = ['order id', 'recipient name', 'ship address 1', 'quantity purchased']

const AMAZON: Headers = {
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

/** Headers as of autumn 2026; samples are in tests/support/files/shops. */
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
  {
    name: 'WooCommerce (Advanced Order Export)',
    signs: ['order number', 'first name shipping', 'last name shipping', 'item name'],
    columns: {
      'order number': ORDER_FIELD,
      'email billing': 'email',
      'email shipping': 'email',
      'first name shipping': 'firstName',
      'last name shipping': 'lastName',
      'phone shipping': 'phoneNumber',
      'phone billing': 'phoneNumber',
      'address 1 2 shipping': 'address',
      'address 1 shipping': 'address',
      'address 2 shipping': 'address2',
      'city shipping': 'city',
      'state code shipping': 'state',
      'state name shipping': 'state',
      'country code shipping': 'country',
      'country name shipping': 'country',
      'postcode shipping': 'postalCode',
      'order currency': 'currency',
      'item name': 'description',
      'quantity': 'quantity',
      'item cost': 'value',
    },
    buyer: {
      'first name billing': 'firstName',
      'last name billing': 'lastName',
      'address 1 2 billing': 'address',
      'address 1 billing': 'address',
      'address 2 billing': 'address2',
      'city billing': 'city',
      'postcode billing': 'postalCode',
      'state code billing': 'state',
      'state name billing': 'state',
      'country code billing': 'country',
      'country name billing': 'country',
    },
    hasBareLines: true,
    passedOver: { quantity: /^0$/ },
    leftOut: { 'order status': WOOCOMMERCE_DONE },
  },
  {
    name: 'WooCommerce (WebToffee)',
    signs: ['order number', 'shipping first name', 'shipping address 1', 'billing address 1'],
    columns: {
      'order number': ORDER_FIELD,
      'order id': ORDER_FIELD,
      'billing email': 'email',
      'customer email': 'email',
      'shipping first name': 'firstName',
      'shipping last name': 'lastName',
      'shipping phone': 'phoneNumber',
      'billing phone': 'phoneNumber',
      'shipping address 1': 'address',
      'shipping address 2': 'address2',
      'shipping city': 'city',
      'shipping state': 'state',
      'shipping country': 'country',
      'shipping postcode': 'postalCode',
      'order currency': 'currency',
      'product item 1 name': 'description',
      'product item 1 quantity': 'quantity',
      'product item 1 total': 'value',
      'shipping method': null,
    },
    buyer: {
      'billing first name': 'firstName',
      'billing last name': 'lastName',
      'billing address 1': 'address',
      'billing address 2': 'address2',
      'billing city': 'city',
      'billing state': 'state',
      'billing country': 'country',
      'billing postcode': 'postalCode',
    },
    hasLineTotals: true,
    itemColumns: /^product item (\d+) /,
    leftOut: { status: WOOCOMMERCE_DONE },
  },
  {
    name: 'WooCommerce (Analytics)',
    signs: ['order', 'status', 'customer type', 'items sold'],
    columns: {},
    refusal:
      'This list of WooCommerce (Analytics) has no addresses. Export the orders with their shipping address, for example with a plug-in for order exports, and try again.',
  },
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
    // Amazon's prices here cover all items, including those already sent.
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

/** Rules for unknown shops. "Pending" means open in many of them. */
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
