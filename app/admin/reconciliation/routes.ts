import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { describeListRead } from '#shared/audit/audited_reads'
import { COUNTED_PAGES_DOCS } from '#shared/http/pagination_texts'
import { defineCalls, definePages } from '#start/route_groups'

const { reconciliation } = controllers.admin

const CONFLICT_DOCS = 'Returns 409 if the line has been settled differently in the meantime.'

const INVOICE_FILE_DOCS =
  'Send the file as the part `file` of `multipart/form-data`: a CSV of at most 16 MB. The query holds the details of the invoice: `carrier`, `number`, `day`, `currency` and its stated `total`.'

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
    id: 'listCourierInvoices',
    by: 'openConsole',
    summary: 'List courier invoices',
    description: `Returns the newest first. ${COUNTED_PAGES_DOCS}`,
  })
  router.post('/carrier_invoice', [reconciliation.Invoices, 'store']).call({
    id: 'importCourierInvoice',
    by: 'openConsole',
    summary: 'Import a courier invoice',
    description: `${INVOICE_FILE_DOCS} Also takes the \`base\` of the preview. Imports all lines or none. Returns 409 \`E_INVOICE_TAKEN\` if the file, or an invoice of the courier with the same number, has already been imported.`,
    failures: [409, 422],
  })
  router.post('/carrier_invoice/preview', [reconciliation.InvoicePreviews, 'store']).call({
    by: 'openConsole',
    summary: 'Preview a courier invoice',
    description: `${INVOICE_FILE_DOCS} Saves nothing. \`problems\` names each cell that cannot be read; send \`base\` with the import.`,
    failures: [422],
  })
  router.put('/carrier_invoice/columns', [reconciliation.InvoiceColumns, 'update']).call({
    by: 'openConsole',
    summary: 'Set the columns of a courier’s invoice files',
    description:
      'Maps the column headers to fields; an amount may be the sum of several columns. Later files of the courier use the same mapping.',
  })
  router
    .put('/carrier_invoice/line/:id/accept', [reconciliation.InvoiceLineDecisions, 'accept'])
    .call({
      by: 'openConsole',
      summary: 'Accept an invoice line',
      description: CONFLICT_DOCS,
      failures: [404, 409],
    })
  router
    .put('/carrier_invoice/line/:id/dispute', [reconciliation.InvoiceLineDecisions, 'dispute'])
    .call({
      by: 'openConsole',
      summary: 'Dispute an invoice line',
      description: `The line counts as a cost until the courier credits it. ${CONFLICT_DOCS}`,
      failures: [404, 409],
    })
  router
    .post('/carrier_invoice/line/:id/credit', [reconciliation.InvoiceLineDecisions, 'credit'])
    .call({
      by: 'openConsole',
      summary: 'Record a courier’s credit for an invoice line',
      description:
        'Takes the amount in the currency of the invoice, at most what is left of the line. Recorded as a charge with the opposite sign at the exchange rate of the invoice.',
      failures: [404],
    })
  router
    .post('/carrier_invoice/line/:id/reweigh', [reconciliation.InvoiceLineDecisions, 'reweigh'])
    .call({
      by: 'openConsole',
      summary: 'Propose the weight of an invoice line as a reweigh',
      description: '`outcome` has the same values as in `POST /reweigh`.',
      failures: [404, 409],
    })
  router.get('/carrier_invoice/:id', [reconciliation.Invoices, 'show']).call({
    id: 'getCourierInvoice',
    by: 'openConsole',
    summary: 'Get a courier invoice',
    failures: [404],
  })
  router.get('/carrier_invoice/:id/lines', [reconciliation.InvoiceLines, 'index']).call({
    by: 'openConsole',
    summary: 'List the lines of a courier invoice',
    description: `Returns the lines in the order of the file. ${COUNTED_PAGES_DOCS}`,
    failures: [404],
  })
  router
    .get('/carrier_invoice/:id/lines.csv', [reconciliation.InvoiceLines, 'export'])
    .call({
      by: 'openConsole',
      auditedRead: () => describeListRead('lines of a courier’s invoice', 'export'),
      summary: 'Download the lines of a courier invoice as CSV',
      file: 'text/csv',
      failures: [404],
    })
    .as('invoice_line_exports.show')
  router
    .get('/carrier_invoice/:id/disputed.csv', [reconciliation.InvoiceLines, 'exportDisputed'])
    .call({
      id: 'exportDisputedInvoiceLines',
      by: 'openConsole',
      auditedRead: () => describeListRead('lines of a courier’s invoice', 'export'),
      summary: 'Download the disputed lines of a courier invoice as CSV',
      description: 'Made for the courier: includes the reasons and leaves out our own prices.',
      file: 'text/csv',
      failures: [404],
    })
    .as('invoice_line_exports.disputed')
  router.put('/carrier_invoice/:id/accept', [reconciliation.InvoiceAcceptances, 'update']).call({
    by: 'openConsole',
    summary: 'Accept the open lines of a courier invoice',
    description: 'Accepts all open lines, or those with the given `finding`.',
    failures: [404],
  })
}).where('id', idParam)
