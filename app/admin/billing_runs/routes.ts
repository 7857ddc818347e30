import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { invoiceListRead, invoiceRead } from '#shared/audit/audited_reads'
import { defineCalls, definePages } from '#start/route_groups'

const { billingRuns } = controllers.admin

const PERIOD_DOCS =
  '`from` is the first day of a week, fortnight or month that has ended in Lagos. Fortnights are counted from 5 January 2026.'

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
    .page({ by: 'openConsole', auditedRead: invoiceListRead })
    .as('invoices')
  router
    .get('/admin/invoices/:id', [billingRuns.BillingInvoicePage, 'render'])
    .page({ by: 'openConsole', auditedRead: invoiceRead })
    .as('invoice')
}).where('id', idParam)

defineCalls('admin', 'Billing runs', () => {
  router.get('/billing_run/all', [billingRuns.BillingRuns, 'index']).call({
    by: 'openConsole',
    summary: 'List billing runs',
    description: 'Returns the newest first, each with the number of businesses it has invoiced.',
  })
  router.post('/billing_run', [billingRuns.BillingRuns, 'store']).call({
    by: 'openConsole',
    summary: 'Start or resume a billing run',
    description: `${PERIOD_DOCS} Skips businesses that already have their invoice. The run continues in the background after the response.`,
    failures: [409],
  })
  router.post('/billing_run/try', [billingRuns.BillingRuns, 'check']).call({
    id: 'tryBillingRun',
    by: 'openConsole',
    idempotency: 'repeatable',
    summary: 'Preview a billing run',
    description: `Returns the invoices that a run would create now. Saves nothing and uses no invoice number, so it works while billing runs are off. ${PERIOD_DOCS}`,
  })
  router.get('/billing_run/:id', [billingRuns.BillingRuns, 'show']).call({
    by: 'openConsole',
    summary: 'Get a billing run and its failures',
    description: 'Starting the run again retries the businesses that could not be invoiced.',
    failures: [404],
  })
  router.get('/billing_invoice/all', [billingRuns.BillingInvoices, 'index']).call({
    by: 'openConsole',
    auditedRead: invoiceListRead,
    summary: 'List invoices of all businesses',
    description:
      '`age` is the number of days overdue: `0` not due, `1` for 1 to 30, `31` for 31 to 60, `61` for 61 to 90, `91` for 91 and more. `run` and `organization` are ids.',
  })
  router.get('/billing_invoice/ageing', [billingRuns.BillingInvoices, 'ageing']).call({
    id: 'getInvoiceAgeing',
    by: 'openConsole',
    auditedRead: invoiceListRead,
    summary: 'Get the ageing report',
    description: 'Groups the open amounts of each business by days overdue, largest debt first.',
  })
  router.put('/billing_invoice/:id/match', [billingRuns.InvoiceDecisions, 'match']).call({
    by: 'openConsole',
    idempotency: 'money',
    summary: 'Match a payment to an invoice',
    description:
      'Takes the payment from other invoices if necessary, the latest first. Other payments then cover the oldest invoices. No money moves.',
    failures: [404, 409],
  })
  router.post('/billing_invoice/:id/credit_note', [billingRuns.InvoiceDecisions, 'credit']).call({
    by: 'openConsole',
    idempotency: 'money',
    mayNeedApproval: true,
    summary: 'Issue a credit note',
    description:
      'Credits the wallet of the business and settles the open amount of the invoice first. The credit notes of an invoice cannot exceed its total.',
    failures: [404],
  })
  router.post('/billing_invoice/:id/write_off', [billingRuns.InvoiceDecisions, 'writeOff']).call({
    by: 'actAsRoot',
    idempotency: 'money',
    mayNeedApproval: true,
    summary: 'Write off the open amount of an invoice',
    description: 'Credits the business from our write-off account.',
    failures: [404, 409],
  })
}).where('id', idParam)
