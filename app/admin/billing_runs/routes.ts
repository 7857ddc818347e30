import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { billingRuns } = controllers.admin

pages('admin', 'openConsole', () => {
  router.get('/admin/billing', [billingRuns.BillingRunsPage, 'render']).as('billing_runs')
  router.get('/admin/billing/:id', [billingRuns.BillingRunPage, 'render']).as('billing_run')
  router.get('/admin/invoices', [billingRuns.BillingInvoicesPage, 'render']).as('invoices')
  router.get('/admin/invoices/:id', [billingRuns.BillingInvoicePage, 'render']).as('invoice')
}).where('id', number)

calls('admin', 'openConsole', () => {
  router.get('/billing_run/all', [billingRuns.BillingRuns, 'index'])
  router.post('/billing_run', [billingRuns.BillingRuns, 'store'])
  router.post('/billing_run/try', [billingRuns.BillingRuns, 'check'])
  router.get('/billing_run/:id', [billingRuns.BillingRuns, 'show'])
  router.get('/billing_invoice/all', [billingRuns.BillingInvoices, 'index'])
  router.get('/billing_invoice/ageing', [billingRuns.BillingInvoices, 'ageing'])
  router.put('/billing_invoice/:id/match', [billingRuns.InvoiceDecisions, 'match'])
  router.post('/billing_invoice/:id/credit_note', [billingRuns.InvoiceDecisions, 'credit'])
}).where('id', number)

calls('admin', 'appointAdmins', () => {
  router.post('/billing_invoice/:id/write_off', [billingRuns.InvoiceDecisions, 'writeOff'])
}).where('id', number)
