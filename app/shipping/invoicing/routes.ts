import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { invoicing } = controllers.shipping

pages('shipping', 'signedIn', () => {
  router.get('/base/wallet/invoices', [invoicing.InvoicesPage, 'render']).as('invoices')
  router.get('/base/wallet/invoices/:id', [invoicing.InvoicePage, 'render']).as('invoice')
}).where('id', number)

calls('shipping', 'signedIn', () => {
  router.get('/billing_invoice', [invoicing.Invoices, 'index'])
  router.get('/billing_invoice/:id', [invoicing.Invoices, 'show'])
  router.get('/billing_invoice/:id/csv', [invoicing.InvoiceExports, 'show'])
  router.get('/billing_invoice/:id/pdf', [invoicing.InvoiceTokens, 'show'])
}).where('id', number)
