import { test } from '@japa/runner'
import { groupSheetRecords, withoutCompletedOrders } from '#shared/sheets/sheet_records'
import { detectColumns } from '#shipping/batches/sheet/detect_columns'

/** For each shop system, the headings that identify its sheet, with one cell each. */
const SHEETS = {
  'Shopify': {
    'Name': '7',
    'Lineitem name': 'Bag',
    'Lineitem quantity': '1',
    'Shipping Name': 'Ada',
    'Shipping Address1': '1 Allen Avenue',
  },
  'WooCommerce (Advanced Order Export)': {
    'Order Number': '7',
    'First Name (Shipping)': 'Ada',
    'Last Name (Shipping)': 'Obi',
    'Item Name': 'Bag',
    'Address 1 (Shipping)': '1 Allen Avenue',
  },
  'WooCommerce (WebToffee)': {
    'order_number': '7',
    'shipping_first_name': 'Ada',
    'shipping_address_1': '1 Allen Avenue',
    'billing_address_1': '',
    'Product Item 1 Name': 'Bag',
  },
  'eBay': {
    'Order Number': '7',
    'Ship To Name': 'Ada',
    'Ship To Address 1': '1 Allen Avenue',
    'Item Title': 'Bag',
  },
  'Etsy': {
    'Order ID': '7',
    'Full Name': 'Ada',
    'Street 1': '1 Allen Avenue',
    'Ship City': 'Ikeja',
    'Number of Items': '1',
  },
  'Etsy items': {
    'Order ID': '7',
    'Ship Name': 'Ada',
    'Ship Address1': '1 Allen Avenue',
    'Listing ID': '9',
  },
  'Amazon': {
    'order-id': '7',
    'recipient-name': 'Ada',
    'ship-address-1': '1 Allen Avenue',
    'quantity-purchased': '1',
  },
  'one’s own': { 'Order No': '7', 'Customer': 'Ada', 'Street': '1 Allen Avenue', 'Item': 'Bag' },
}

/** A sheet, cells to add, and why the order is left out; null if it is included. */
type Case = [keyof typeof SHEETS, Record<string, string>, string | null]

const shopify = (status: string, more: object = {}): Record<string, string> => ({
  'Financial Status': status,
  ...more,
})

const CASES: Case[] = [
  ['Shopify', shopify('paid', { 'Fulfillment Status': 'unfulfilled', 'Cancelled at': '' }), null],
  ['Shopify', shopify('authorized'), null],
  ['Shopify', shopify('pending'), 'pending'],
  ['Shopify', shopify('pending', { 'Payment Method': 'Cash on Delivery (COD)' }), null],
  ['Shopify', shopify('refunded', { 'Payment Method': 'Cash on Delivery (COD)' }), 'refunded'],
  ['Shopify', shopify('voided'), 'voided'],
  ['Shopify', shopify('paid', { 'Fulfillment Status': 'on_hold' }), 'on_hold'],
  ['Shopify', shopify('paid', { 'Cancelled at': '2026-11-20' }), 'Cancelled at 2026-11-20'],
  ...['on-hold', 'On hold', 'pending', 'Pending payment', 'wc-cancelled', 'Refunded', 'failed'].map(
    (status): Case => ['WooCommerce (Advanced Order Export)', { 'Order Status': status }, status]
  ),
  ['WooCommerce (Advanced Order Export)', { 'Order Status': 'Processing' }, null],
  ['WooCommerce (Advanced Order Export)', { 'Order Status': 'ready-to-ship' }, null],
  ['WooCommerce (WebToffee)', { status: 'on-hold' }, 'on-hold'],
  ['WooCommerce (WebToffee)', { status: 'processing' }, null],
  ['eBay', { 'Paid On Date': '' }, 'not paid'],
  ['eBay', { 'Paid On Date': 'Nov-20-26' }, null],
  ['eBay', {}, null],
  ['eBay', { 'Paid On Date': 'a', 'Shipped On Date': 'Nov-21-26' }, 'Shipped On Date Nov-21-26'],
  ['Etsy', { Status: 'Canceled' }, 'Canceled'],
  ['Etsy', { Status: 'Payment processing' }, 'Payment processing'],
  ['Etsy', { Status: '' }, null],
  ['Etsy items', { 'Date Paid': '' }, 'not paid'],
  ['Etsy items', { 'Date Paid': '11/20/26' }, null],
  ['Amazon', { 'payments-date': '' }, 'not paid'],
  ['Amazon', { 'payments-date': '', 'payment-method': 'COD' }, null],
  ['Amazon', { 'order-status': 'Cancelled' }, 'Cancelled'],
  ['Amazon', { 'order-status': 'Unshipped' }, null],
  ['one’s own', { 'Order Status': 'Cancelled' }, 'Cancelled'],
  ['one’s own', { Status: 'on hold' }, 'on hold'],
  ['one’s own', { Status: 'Pending' }, null],
  ['one’s own', { 'Payment Status': 'Unpaid' }, 'Unpaid'],
  ['one’s own', { 'Payment Status': 'Unpaid', 'Payment Method': 'Pay on delivery' }, null],
]

test.group('Orders that are not to be sent', () => {
  for (const [sheet, cells, reason] of CASES) {
    const statuses = Object.entries(cells).map(([header, cell]) => `${header} "${cell}"`)
    const title = `${sheet}: ${statuses.join(', ') || 'no status'} is ${reason ? 'left out' : 'sent'}`

    test(title, ({ assert }) => {
      const whole: Record<string, string> = { ...SHEETS[sheet], ...cells }
      const headers = Object.keys(whole)
      const rows = [{ row: 2, cells: Object.values(whole) }]
      const table = { headers, rows, separator: ',' as const, notes: [] }
      const read = detectColumns(table)
      const { records } = groupSheetRecords(table, read)
      const { records: kept, notes } = withoutCompletedOrders(
        records,
        { headers, columns: read.columns },
        read.shop
      )
      assert.deepEqual(
        kept.map(({ isLeftOut }) => isLeftOut),
        [reason !== null]
      )
      const note = `Skipped, because the shop says not to send them: 7 (${reason}).`
      assert.deepEqual(notes, reason ? [note] : [])
    })
  }
})
