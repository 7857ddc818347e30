import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { list } from '#shared/audit/shown'
import { calls, pages } from '#start/route_groups'

const { reconciliation } = controllers.admin

pages('admin', () => {
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
}).where('id', number)

calls('admin', () => {
  router.get('/carrier_invoice/all', [reconciliation.Invoices, 'index']).call({ by: 'openConsole' })
  router.post('/carrier_invoice', [reconciliation.Invoices, 'store']).call({ by: 'openConsole' })
  router
    .post('/carrier_invoice/preview', [reconciliation.InvoicePreviews, 'store'])
    .call({ by: 'openConsole' })
  router
    .put('/carrier_invoice/columns', [reconciliation.InvoiceColumns, 'update'])
    .call({ by: 'openConsole' })
  router
    .put('/carrier_invoice/line/:id/accept', [reconciliation.InvoiceLineDecisions, 'accept'])
    .call({ by: 'openConsole' })
  router
    .put('/carrier_invoice/line/:id/dispute', [reconciliation.InvoiceLineDecisions, 'dispute'])
    .call({ by: 'openConsole' })
  router
    .post('/carrier_invoice/line/:id/credit', [reconciliation.InvoiceLineDecisions, 'credit'])
    .call({ by: 'openConsole' })
  router
    .post('/carrier_invoice/line/:id/reweigh', [reconciliation.InvoiceLineDecisions, 'reweigh'])
    .call({ by: 'openConsole' })
  router.get('/carrier_invoice/:id', [reconciliation.Invoices, 'show']).call({ by: 'openConsole' })
  router
    .get('/carrier_invoice/:id/lines', [reconciliation.InvoiceLines, 'index'])
    .call({ by: 'openConsole' })
  router
    .get('/carrier_invoice/:id/lines.csv', [reconciliation.InvoiceLineExports, 'show'])
    .call({ by: 'openConsole', shows: () => list('lines of a courier’s invoice', 'export') })
  router
    .get('/carrier_invoice/:id/disputed.csv', [reconciliation.InvoiceLineExports, 'disputed'])
    .call({ by: 'openConsole', shows: () => list('lines of a courier’s invoice', 'export') })
  router
    .put('/carrier_invoice/:id/accept', [reconciliation.InvoiceAcceptances, 'update'])
    .call({ by: 'openConsole' })
}).where('id', number)
