import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { describeListRead } from '#shared/audit/audited_reads'
import { COUNTED_PAGES_DOCS } from '#shared/http/pagination_texts'
import { defineCalls, definePages } from '#start/route_groups'

const { reconciliation } = controllers.admin

const CONFLICT_DOCS = 'A line that is settled otherwise in the meantime answers 409.'

const INVOICE_FILE_DOCS =
  'The file is the part `file` of `multipart/form-data`, a CSV of at most 16 MB; what the invoice says of itself stands in the address: `carrier`, `number`, `day`, `currency` and its stated `total`.'

definePages('admin', () => {
  router
    .get('/admin/carrier_invoices', [reconciliation.InvoicesPage, 'render'])
    .page({ by: 'openConsole' })
    .as('carrier_invoices')
  router
    .get('/admin/carrier_invoices/new', [reconciliation.NewInvoicePage, 'render'])
    .page({ by: 'openConsole' })
    .as('new_carrier_invoice')
  router
    .get('/admin/carrier_invoices/:id', [reconciliation.InvoicePage, 'render'])
    .page({ by: 'openConsole' })
    .as('carrier_invoice')
}).where('id', idParam)

defineCalls('admin', 'Courier invoices', () => {
  router.get('/carrier_invoice/all', [reconciliation.Invoices, 'index']).call({
    by: 'openConsole',
    summary: 'List the invoices of couriers',
    description: `The newest first. ${COUNTED_PAGES_DOCS}`,
  })
  router.post('/carrier_invoice', [reconciliation.Invoices, 'store']).call({
    by: 'openConsole',
    summary: 'Import an invoice of a courier',
    description: `${INVOICE_FILE_DOCS} With \`base\`, that of the preview. All of it or nothing, and once: the same number of a courier, or the same file, answers 409 \`E_INVOICE_TAKEN\`.`,
    failures: [409, 422],
  })
  router.post('/carrier_invoice/preview', [reconciliation.InvoicePreviews, 'store']).call({
    by: 'openConsole',
    summary: 'See what the lines of an invoice say',
    description: `${INVOICE_FILE_DOCS} Nothing is kept. A cell that cannot be read is named in \`problems\`; \`base\` stands for what was seen.`,
    failures: [422],
  })
  router.put('/carrier_invoice/columns', [reconciliation.InvoiceColumns, 'update']).call({
    by: 'openConsole',
    summary: 'Say which columns of a courier’s files hold what',
    description:
      'By their headers; an amount may be spread over several. It is remembered for the courier.',
  })
  router
    .put('/carrier_invoice/line/:id/accept', [reconciliation.InvoiceLineDecisions, 'accept'])
    .call({
      by: 'openConsole',
      summary: 'Accept a line',
      description: CONFLICT_DOCS,
      failures: [404, 409],
    })
  router
    .put('/carrier_invoice/line/:id/dispute', [reconciliation.InvoiceLineDecisions, 'dispute'])
    .call({
      by: 'openConsole',
      summary: 'Dispute a line',
      description: `It counts as a cost until the courier credits it. ${CONFLICT_DOCS}`,
      failures: [404, 409],
    })
  router
    .post('/carrier_invoice/line/:id/credit', [reconciliation.InvoiceLineDecisions, 'credit'])
    .call({
      by: 'openConsole',
      summary: 'Record what a courier credits of a line',
      description:
        'In the currency of the invoice, at most what is left of the line. It is kept as a charge with the opposite sign, at the rate of the invoice.',
      failures: [404],
    })
  router
    .post('/carrier_invoice/line/:id/reweigh', [reconciliation.InvoiceLineDecisions, 'reweigh'])
    .call({
      by: 'openConsole',
      summary: 'Propose the weight of a line as a reweigh',
      description: '`outcome` is as in `POST /reweigh`.',
      failures: [404, 409],
    })
  router
    .get('/carrier_invoice/:id', [reconciliation.Invoices, 'show'])
    .call({ by: 'openConsole', summary: 'Read an invoice of a courier', failures: [404] })
  router.get('/carrier_invoice/:id/lines', [reconciliation.InvoiceLines, 'index']).call({
    by: 'openConsole',
    summary: 'List the lines of an invoice',
    description: `As they stand in the file. ${COUNTED_PAGES_DOCS}`,
    failures: [404],
  })
  router
    .get('/carrier_invoice/:id/lines.csv', [reconciliation.InvoiceLines, 'export'])
    .call({
      by: 'openConsole',
      shows: () => describeListRead('lines of a courier’s invoice', 'export'),
      summary: 'Download the lines of an invoice',
      file: 'text/csv',
      failures: [404],
    })
    .as('invoice_line_exports.show')
  router
    .get('/carrier_invoice/:id/disputed.csv', [reconciliation.InvoiceLines, 'exportDisputed'])
    .call({
      by: 'openConsole',
      shows: () => describeListRead('lines of a courier’s invoice', 'export'),
      summary: 'Download the disputed lines of an invoice, for its courier',
      description: 'With the reasons, and without our own prices.',
      file: 'text/csv',
      failures: [404],
    })
    .as('invoice_line_exports.disputed')
  router.put('/carrier_invoice/:id/accept', [reconciliation.InvoiceAcceptances, 'update']).call({
    by: 'openConsole',
    summary: 'Accept the open lines of an invoice',
    description: 'All of them, or those with one `finding`.',
    failures: [404],
  })
}).where('id', idParam)
