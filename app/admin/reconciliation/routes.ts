import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { reconciliation } = controllers.admin

pages('admin', 'openConsole', () => {
  router
    .get('/admin/carrier_invoices', [reconciliation.InvoicesPage, 'render'])
    .as('carrier_invoices')
  router
    .get('/admin/carrier_invoices/new', [reconciliation.NewInvoicePage, 'render'])
    .as('new_carrier_invoice')
  router
    .get('/admin/carrier_invoices/:id', [reconciliation.InvoicePage, 'render'])
    .as('carrier_invoice')
}).where('id', number)

calls('admin', 'openConsole', () => {
  router.get('/carrier_invoice/all', [reconciliation.Invoices, 'index'])
  router.post('/carrier_invoice', [reconciliation.Invoices, 'store'])
  router.post('/carrier_invoice/preview', [reconciliation.InvoicePreviews, 'store'])
  router.put('/carrier_invoice/columns', [reconciliation.InvoiceColumns, 'update'])
  router.put('/carrier_invoice/line/:id/accept', [reconciliation.InvoiceLineDecisions, 'accept'])
  router.put('/carrier_invoice/line/:id/dispute', [reconciliation.InvoiceLineDecisions, 'dispute'])
  router.post('/carrier_invoice/line/:id/credit', [reconciliation.InvoiceLineDecisions, 'credit'])
  router.post('/carrier_invoice/line/:id/reweigh', [reconciliation.InvoiceLineDecisions, 'reweigh'])
  router.get('/carrier_invoice/:id', [reconciliation.Invoices, 'show'])
  router.get('/carrier_invoice/:id/lines', [reconciliation.InvoiceLines, 'index'])
  router.get('/carrier_invoice/:id/lines.csv', [reconciliation.InvoiceLineExports, 'show'])
  router.get('/carrier_invoice/:id/disputed.csv', [reconciliation.InvoiceLineExports, 'disputed'])
  router.put('/carrier_invoice/:id/accept', [reconciliation.InvoiceAcceptances, 'update'])
}).where('id', number)
