import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { SUBMISSION_EXAMPLE } from '#shipping/booking/api_reference_examples'
import { defineCalls, definePages } from '#start/route_groups'

const { batches } = controllers.shipping

const READING = { by: 'signedIn', scope: 'shipments:read' } as const
const BOOKING = { by: 'signedIn', team: 'book', scope: 'shipments:write' } as const

const SHEET_TYPES = 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const ROW =
  'A row has the fields of `POST /shipment`; `preferredCourier` is a courier, `cheapest` or `fastest`.'

definePages('shipping', () => {
  router
    .get('/base/shipment/batches', [batches.BatchesPage, 'render'])
    .page({ by: 'signedIn' })
    .as('batches')
  router
    .get('/base/shipment/batches/:id', [batches.BatchPage, 'render'])
    .page({ by: 'signedIn' })
    .as('batch')
}).where('id', idParam)

defineCalls('shipping', 'Batches', () => {
  router
    .get('/shipment/batch', [batches.Batches, 'index'])
    .call({ ...READING, summary: 'List your latest batches' })
  router.post('/shipment/batch', [batches.Batches, 'store']).call({
    ...BOOKING,
    summary: 'Price up to 1,000 shipments',
    description: `Buys nothing. ${ROW} Each row is returned in \`data.rows[]\` with its \`price\` and the prices of every courier, or with \`errors\`. An invalid row does not affect the others. \`advice\` of a row lists up to three ways to pay less with its courier, as in \`POST /shipment/check_rate\`. \`data.missing\` is the amount the wallet lacks. Prices are valid until \`data.pricesUntil\`. The body may have up to 8 MB.`,
    bodySchema: {
      type: 'object',
      required: ['rows'],
      properties: {
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 120,
          description: 'A name by which you find the batch again.',
        },
        preferredCourier: {
          type: 'string',
          enum: ['cheapest', 'fastest'],
          description: 'Applies to rows that name no courier.',
        },
        rows: {
          type: 'array',
          minItems: 1,
          maxItems: 1000,
          items: { description: ROW },
        },
      },
    },
    example: { name: 'Monday', rows: [{ preferredCourier: 'cheapest', ...SUBMISSION_EXAMPLE }] },
    status: 201,
    failures: [409, 413],
  })
  router.post('/shipment/batch/sheet', [batches.BatchSheets, 'store']).call({
    ...BOOKING,
    summary: 'Create a batch from a sheet',
    description:
      'Takes a CSV in any common encoding, or an Excel workbook (.xlsx), of at most 5 MB, 1,000 rows and 100 columns. Columns are matched by their headers. Order exports of Shopify, WooCommerce, eBay, Etsy and Amazon are recognized. Places, phone numbers and amounts may use any common spelling. Lines with the same order number and receiver form one row with several items. Item fields then have one line per item, and `row` is the spreadsheet row number of the first of these lines. Orders that the shop marks as cancelled or shipped are skipped. `notes` lists what was skipped. A value that cannot be read is an error at its cell, with a suggestion in `proposal`.',
    body: { file: { type: 'string', format: 'binary', description: 'The sheet.' } },
    status: 201,
    failures: [409, 422],
  })
  router.post('/shipment/batch/paste', [batches.BatchSheets, 'paste']).call({
    ...BOOKING,
    summary: 'Create a batch from pasted rows',
    status: 201,
    failures: [409, 422],
  })
  router.post('/shipment/batch/again', [batches.BatchSheets, 'again']).call({
    ...BOOKING,
    id: 'repeatBatchSheet',
    summary: 'Create a batch from past shipments',
    status: 201,
    failures: [409, 422],
  })
  router.get('/shipment/batch/template', [batches.BatchSheets, 'template']).call({
    ...READING,
    id: 'getBatchTemplate',
    summary: 'Download an empty batch sheet',
    file: SHEET_TYPES,
  })
  router.get('/shipment/batch/:id', [batches.Batches, 'show']).call({
    ...READING,
    summary: 'Get a batch',
    description:
      'Includes every row and, once paid, the shipment of each row. `progress` counts the rows that wait for their courier, that have a waybill, that a courier refused, and that were voided.',
  })
  router.put('/shipment/batch/:id', [batches.Batches, 'update']).call({
    ...BOOKING,
    summary: 'Update the settings of a batch',
    description:
      'Sets the courier preference, the sender as text, the pickup, the values for empty cells, and the field of each sheet column. Column changes are remembered for sheets with the same headings. Prices all rows again.',
    failures: [409],
  })
  router.delete('/shipment/batch/:id', [batches.Batches, 'destroy']).call({
    ...BOOKING,
    summary: 'Discard an unpaid batch',
    failures: [409],
  })
  router.put('/shipment/batch/:id/prices', [batches.BatchPrices, 'update']).call({
    ...BOOKING,
    id: 'updateBatchPrices',
    summary: 'Price a batch again',
    description: 'Prices all rows by the current tariff.',
    failures: [409],
  })
  router.put('/shipment/batch/:id/row/:number', [batches.BatchRows, 'update']).call({
    ...BOOKING,
    summary: 'Update a row of a batch',
    description:
      'Sets the cells of the sheet, the courier of the row (null for that of the batch), and whether the row is left out. Prices the row again.',
    failures: [409, 422],
  })
  router.post('/shipment/batch/:id/pay', [batches.BatchPayments, 'store']).call({
    id: 'payBatch',
    by: 'signedIn',
    team: 'pay',
    scope: 'wallet:pay',
    idempotency: 'money',
    summary: 'Book and pay for a batch',
    description:
      'Books and pays for the rows in `rows`. Without `rows`, books and pays for all rows that are not left out. Each row becomes one shipment and one ledger transfer. Either all rows are booked and paid, or none. Returns 422 if a row has errors, 402 with `data.missing` if the balance does not cover all rows, and 409 if a price has changed; nothing is booked or paid then. Send the total in naira that you have seen as `amount`, and the call also returns 409 if the total has changed. A batch is paid only once: repeated calls return the same response. Shipments are sent to the couriers after the response. `GET /shipment/batch/{id}` shows their progress.',
    failures: [402, 403, 409, 422],
  })
  router.get('/shipment/batch/:id/waybills', [batches.BatchWaybills, 'show']).call({
    ...READING,
    id: 'downloadBatchWaybills',
    summary: 'Download the waybills of a batch in one PDF',
    description:
      'Contains the waybills issued so far, in the order of the rows. `layout` is `label` for one per page or `a4` for four per sheet.',
    file: 'application/pdf',
    failures: [422],
  })
  router.get('/shipment/batch/:id/sheet', [batches.BatchSheets, 'show']).call({
    ...READING,
    summary: 'Download a batch as a sheet',
    description:
      'Contains the cells as sent, plus number, waybill, courier, price, status and errors.',
    file: SHEET_TYPES,
  })
})
  .where('id', idParam)
  .where('number', idParam)
