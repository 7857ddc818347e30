import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { shownInvoices, invoice } from '#shared/audit/shown'
import { calls, pages } from '#start/route_groups'

const { billingRuns } = controllers.admin

pages('admin', () => {
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
    .page({ by: 'openConsole', shows: shownInvoices })
    .as('invoices')
  router
    .get('/admin/invoices/:id', [billingRuns.BillingInvoicePage, 'render'])
    .page({ by: 'openConsole', shows: invoice })
    .as('invoice')
}).where('id', number)

calls('admin', () => {
  router.get('/billing_run/all', [billingRuns.BillingRuns, 'index']).call({ by: 'openConsole' })
  router.post('/billing_run', [billingRuns.BillingRuns, 'store']).call({ by: 'openConsole' })
  router
    .post('/billing_run/try', [billingRuns.BillingRuns, 'check'])
    .call({ by: 'openConsole', once: 'repeatable' })
  router.get('/billing_run/:id', [billingRuns.BillingRuns, 'show']).call({ by: 'openConsole' })
  router
    .get('/billing_invoice/all', [billingRuns.BillingInvoices, 'index'])
    .call({ by: 'openConsole', shows: shownInvoices })
  router
    .get('/billing_invoice/ageing', [billingRuns.BillingInvoices, 'ageing'])
    .call({ by: 'openConsole', shows: shownInvoices })
  router
    .put('/billing_invoice/:id/match', [billingRuns.InvoiceDecisions, 'match'])
    .call({ by: 'openConsole', once: 'money' })
  router
    .post('/billing_invoice/:id/credit_note', [billingRuns.InvoiceDecisions, 'credit'])
    .call({ by: 'openConsole', once: 'money' })
}).where('id', number)

calls('admin', () => {
  router
    .post('/billing_invoice/:id/write_off', [billingRuns.InvoiceDecisions, 'writeOff'])
    .call({ by: 'appointAdmins', once: 'money' })
}).where('id', number)
