import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { invoiceRead } from '#shared/audit/audited_reads'
import { defineCalls, definePages } from '#start/route_groups'

const { invoicing } = controllers.shipping

const READING = { by: 'signedIn', scope: 'wallet:read', liveOnly: true } as const

definePages('shipping', () => {
  router
    .get('/base/wallet/invoices', [invoicing.InvoicesPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('invoices')
  router
    .get('/base/wallet/invoices/:id', [invoicing.InvoicePage, 'render'])
    .page({ by: 'signedIn', liveOnly: true, auditedRead: invoiceRead })
    .as('invoice')
}).where('id', idParam)

defineCalls('shipping', 'Invoices', () => {
  router.get('/billing_invoice', [invoicing.Invoices, 'index']).call({
    ...READING,
    summary: 'List the invoices of your business',
    description:
      'Returns the latest first, including credit notes. Pass `next_cursor` of the response to get the next rows until `has_more` is false. `from` and `to` are dates of issue in Lagos time, both included. `show` selects open, overdue (a subset of open) or settled invoices, or credit notes. `open` of an invoice is the amount still to pay, in naira. Money that arrives in the wallet pays the oldest invoices first.',
  })
  router.get('/billing_invoice/:id', [invoicing.Invoices, 'show']).call({
    ...READING,
    auditedRead: invoiceRead,
    summary: 'Get an invoice with its lines and statement',
    description:
      'Amounts are in naira. `lines` are the charges. `movements` are the other wallet transactions since the previous invoice. `statement` explains the balance.',
    failures: [404],
  })
  router
    .get('/billing_invoice/:id/csv', [invoicing.Invoices, 'export'])
    .call({
      ...READING,
      auditedRead: invoiceRead,
      summary: 'Download an invoice as CSV',
      description: 'Contains lines, totals and statement, in naira.',
      file: 'text/csv',
      failures: [404],
    })
    .as('invoice_exports.show')
  router.get('/billing_invoice/:id/pdf', [invoicing.InvoiceTokens, 'show']).call({
    ...READING,
    auditedRead: invoiceRead,
    summary: 'Get a download token for an invoice',
    description:
      '`message` is the token, valid for one download of the PDF with `GET /files/download?token=` within five minutes.',
    failures: [404],
  })
}).where('id', idParam)
