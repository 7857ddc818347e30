import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { SUBMISSION_EXAMPLE } from '#shipping/booking/reference_examples'
import { defineCalls, definePages } from '#start/route_groups'

const { batches } = controllers.shipping

const SHEET_TYPES = 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const ROW =
  'A row as `POST /shipment` takes it, with `preferredCourier`: a courier, `cheapest` or `fastest`.'

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
    .call({ by: 'signedIn', key: 'shipments:read', summary: 'List your latest batches' })
  router.post('/shipment/batch', [batches.Batches, 'store']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Price up to a thousand shipments',
    description: `Buys nothing. ${ROW} Each row is answered in \`data.rows[]\` with its \`price\` and the prices of every courier, or with \`errors\`, so that one that is wrong stops no other. \`advice\` of a row has at most three ways to pay less than with its courier, as \`POST /shipment/check_rate\` answers them. \`data.missing\` is what the wallet lacks. The prices are kept until \`data.pricesUntil\`. The body may have 8 MB.`,
    bodySchema: {
      type: 'object',
      required: ['rows'],
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 120, description: 'To find it by.' },
        preferredCourier: {
          type: 'string',
          enum: ['cheapest', 'fastest'],
          description: 'For rows that name no courier.',
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
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Make a batch of a sheet',
    description:
      'A CSV in any usual encoding, or an Excel workbook (.xlsx), of at most 5 MB, 1,000 rows and 100 columns. Columns are known by their headers, as are the orders of Shopify, WooCommerce, eBay, Etsy and Amazon, places, phones and amounts in any usual spelling. Lines with one order number and one receiver are one row with several items, and texts of its items have a line for each. `row` is the number that a spreadsheet shows beside the first of them. Orders that the shop calls cancelled or sent are left out, and `notes` says what was passed over. What is not understood is an error at its cell, with what was probably meant in `proposal`.',
    body: { file: { type: 'string', format: 'binary', description: 'The sheet.' } },
    status: 201,
    failures: [409, 422],
  })
  router.post('/shipment/batch/paste', [batches.BatchSheets, 'paste']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Make a batch of rows that were copied out of a spreadsheet',
    status: 201,
    failures: [409, 422],
  })
  router.post('/shipment/batch/again', [batches.BatchSheets, 'again']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Make a batch of past shipments',
    status: 201,
    failures: [409, 422],
  })
  router.get('/shipment/batch/template', [batches.BatchSheets, 'template']).call({
    by: 'signedIn',
    key: 'shipments:read',
    summary: 'Download an empty sheet to fill in',
    file: SHEET_TYPES,
  })
  router.get('/shipment/batch/:id', [batches.Batches, 'show']).call({
    by: 'signedIn',
    key: 'shipments:read',
    summary: 'Read a batch',
    description:
      'With every row, and once it is paid with the shipment that each row became. `progress` counts those that wait for their courier, those that have a waybill, and those that a courier refused.',
  })
  router.put('/shipment/batch/:id', [batches.Batches, 'update']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Change what holds for all rows of a batch',
    description:
      'The wish, the sender in words, the pickup, what stands for cells that are empty, and what each column of a sheet holds; what was changed of it is remembered for sheets with the same headings. All rows are priced anew.',
    failures: [409],
  })
  router.delete('/shipment/batch/:id', [batches.Batches, 'destroy']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Discard a batch that is not paid for',
    failures: [409],
  })
  router.put('/shipment/batch/:id/prices', [batches.BatchPrices, 'update']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Price a batch anew',
    description: 'By the tariff of now, where its prices have expired or have changed.',
    failures: [409],
  })
  router.put('/shipment/batch/:id/row/:number', [batches.BatchRows, 'update']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Correct a row of a batch',
    description:
      'The cells of a sheet, the courier of this row (null for what the batch wishes), and whether it is left out. The row is priced anew.',
    failures: [409, 422],
  })
  router.post('/shipment/batch/:id/pay', [batches.BatchPayments, 'store']).call({
    by: 'signedIn',
    team: 'pay',
    key: 'wallet:pay',
    once: 'money',
    summary: 'Book and pay a batch',
    description:
      'All rows that are not left out, or those that `rows` names: a shipment and a transfer of the ledger for each, all of them or none. A row with errors among them is a 422, money for all but one a 402 with `data.missing`, another price than the one that was shown a 409, and then nothing was booked or paid. A batch is paid once: it answers the same again. With `amount`, the naira that were shown, nothing is paid once the total is another. The couriers get the shipments after the answer; `GET /shipment/batch/{id}` says how far they are.',
    failures: [402, 403, 409, 422],
  })
  router.get('/shipment/batch/:id/waybills', [batches.BatchWaybills, 'show']).call({
    by: 'signedIn',
    key: 'shipments:read',
    summary: 'Download the waybills of a batch in one PDF',
    description:
      'Those that are there, in the order of the rows. `layout` is `label` for one to a page, or `a4` for four on a sheet.',
    file: 'application/pdf',
    failures: [422],
  })
  router.get('/shipment/batch/:id/sheet', [batches.BatchSheets, 'show']).call({
    by: 'signedIn',
    key: 'shipments:read',
    summary: 'Download a batch as a sheet',
    description:
      'The cells as they were sent, with number, waybill, courier, price, status and what to correct.',
    file: SHEET_TYPES,
  })
})
  .where('id', idParam)
  .where('number', idParam)
