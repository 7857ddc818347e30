import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { invoiceListRead, invoiceRead } from '#shared/audit/audited_reads'
import { defineCalls, definePages } from '#start/route_groups'

const { billingRuns } = controllers.admin

const PERIOD_DOCS =
  '`from` is the first day of a week, a fortnight or a month of Lagos that is over; fortnights are counted from 5 January 2026.'

definePages('admin', () => {
  router
    .get('/admin/billing', [billingRuns.BillingRunsPage, 'render'])
    .page({ by: 'openConsole' })
    .as('billing_runs')
  router
    .get('/admin/billing/:id', [billingRuns.BillingRunPage, 'render'])
    .page({ by: 'openConsole' })
    .as('billing_run')
  router
    .get('/admin/invoices', [billingRuns.BillingInvoicesPage, 'render'])
    .page({ by: 'openConsole', shows: invoiceListRead })
    .as('invoices')
  router
    .get('/admin/invoices/:id', [billingRuns.BillingInvoicePage, 'render'])
    .page({ by: 'openConsole', shows: invoiceRead })
    .as('invoice')
}).where('id', idParam)

defineCalls('admin', 'Billing runs', () => {
  router.get('/billing_run/all', [billingRuns.BillingRuns, 'index']).call({
    by: 'openConsole',
    summary: 'List the billing runs',
    description: 'The latest first, with how many businesses each has invoiced.',
  })
  router.post('/billing_run', [billingRuns.BillingRuns, 'store']).call({
    by: 'openConsole',
    summary: 'Run a period, or go on with its run',
    description: `${PERIOD_DOCS} Businesses that have their invoice are left alone. The worker does it after the answer.`,
    failures: [409],
  })
  router.post('/billing_run/try', [billingRuns.BillingRuns, 'check']).call({
    by: 'openConsole',
    once: 'repeatable',
    summary: 'Try a run',
    description: `Answers what would be invoiced now. Nothing is kept and no number is drawn, so it works while billing runs are off. ${PERIOD_DOCS}`,
  })
  router.get('/billing_run/:id', [billingRuns.BillingRuns, 'show']).call({
    by: 'openConsole',
    summary: 'Read a billing run with its failures',
    description: 'A business that could not be invoiced is tried again when the run is.',
    failures: [404],
  })
  router.get('/billing_invoice/all', [billingRuns.BillingInvoices, 'index']).call({
    by: 'openConsole',
    shows: invoiceListRead,
    summary: 'List invoices of all businesses',
    description:
      '`age` names the days overdue: `0` not due, `1` to 30, `31` to 60, `61` to 90, `91` and more. `run` and `organization` are numbers.',
  })
  router.get('/billing_invoice/ageing', [billingRuns.BillingInvoices, 'ageing']).call({
    by: 'openConsole',
    shows: invoiceListRead,
    summary: 'Read what is open by age',
    description: 'For each business, the largest debts first, by the days since it was due.',
  })
  router.put('/billing_invoice/:id/match', [billingRuns.InvoiceDecisions, 'match']).call({
    by: 'openConsole',
    once: 'money',
    summary: 'Let a payment pay this invoice',
    description:
      'Instead of those that it has paid by itself; the oldest invoices get from other payments what there is. No money moves.',
    failures: [404, 409],
  })
  router.post('/billing_invoice/:id/credit_note', [billingRuns.InvoiceDecisions, 'credit']).call({
    by: 'openConsole',
    once: 'money',
    mayAsk: true,
    summary: 'Issue a credit note',
    description:
      'The amount goes to the wallet of the business and pays what is open of the invoice first. All credit notes of an invoice together are at most its total.',
    failures: [404],
  })
  router.post('/billing_invoice/:id/write_off', [billingRuns.InvoiceDecisions, 'writeOff']).call({
    by: 'appointAdmins',
    once: 'money',
    mayAsk: true,
    summary: 'Write off what is open of an invoice',
    description: 'For root users. The business gets it from our own account for write-offs.',
    failures: [404, 409],
  })
}).where('id', idParam)
