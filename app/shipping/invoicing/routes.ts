import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { invoiceRead } from '#shared/audit/audited_reads'
import { defineCalls, definePages } from '#start/route_groups'

const { invoicing } = controllers.shipping

definePages('shipping', () => {
  router
    .get('/base/wallet/invoices', [invoicing.InvoicesPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('invoices')
  router
    .get('/base/wallet/invoices/:id', [invoicing.InvoicePage, 'render'])
    .page({ by: 'signedIn', liveOnly: true, shows: invoiceRead })
    .as('invoice')
}).where('id', idParam)

defineCalls('shipping', 'Invoices', () => {
  router.get('/billing_invoice', [invoicing.Invoices, 'index']).call({
    by: 'signedIn',
    key: 'wallet:read',
    liveOnly: true,
    summary: 'List the invoices of your business',
    description:
      'The latest first, credit notes among them. Ask with `next_cursor` of the answer for the rows after it, until `has_more` is false. `from` and `to` are days in Lagos on which they were issued, both included; `show` leaves those that are open, overdue (these are open, too) or settled, or credit notes. `open` of an invoice is what is still to be paid, in naira: money that arrives in the wallet pays the oldest invoices first.',
  })
  router.get('/billing_invoice/:id', [invoicing.Invoices, 'show']).call({
    by: 'signedIn',
    key: 'wallet:read',
    liveOnly: true,
    shows: invoiceRead,
    summary: 'Read an invoice with its lines and statement',
    description:
      'Amounts are naira. `lines` are what is charged, `movements` what else moved the wallet since the invoice before, `statement` how its balance came to be.',
    failures: [404],
  })
  router
    .get('/billing_invoice/:id/csv', [invoicing.Invoices, 'export'])
    .call({
      by: 'signedIn',
      key: 'wallet:read',
      liveOnly: true,
      shows: invoiceRead,
      summary: 'Download an invoice as a table',
      description: 'Its lines, totals and statement, in naira.',
      file: 'text/csv',
      failures: [404],
    })
    .as('invoice_exports.show')
  router.get('/billing_invoice/:id/pdf', [invoicing.InvoiceTokens, 'show']).call({
    by: 'signedIn',
    key: 'wallet:read',
    liveOnly: true,
    shows: invoiceRead,
    summary: 'Get a token for the paper of an invoice',
    description:
      'For one download of the PDF within five minutes: `GET /files/download?token=`. `message` is the token.',
    failures: [404],
  })
}).where('id', idParam)
