import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { invoice } from '#shared/audit/shown'
import { calls, pages } from '#start/route_groups'

const { invoicing } = controllers.shipping

pages('shipping', () => {
  router
    .get('/base/wallet/invoices', [invoicing.InvoicesPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('invoices')
  router
    .get('/base/wallet/invoices/:id', [invoicing.InvoicePage, 'render'])
    .page({ by: 'signedIn', liveOnly: true, shows: invoice })
    .as('invoice')
}).where('id', number)

calls('shipping', () => {
  router
    .get('/billing_invoice', [invoicing.Invoices, 'index'])
    .call({ by: 'signedIn', key: 'wallet:read', liveOnly: true })
  router
    .get('/billing_invoice/:id', [invoicing.Invoices, 'show'])
    .call({ by: 'signedIn', key: 'wallet:read', liveOnly: true, shows: invoice })
  router
    .get('/billing_invoice/:id/csv', [invoicing.InvoiceExports, 'show'])
    .call({ by: 'signedIn', key: 'wallet:read', liveOnly: true, shows: invoice })
  router
    .get('/billing_invoice/:id/pdf', [invoicing.InvoiceTokens, 'show'])
    .call({ by: 'signedIn', key: 'wallet:read', liveOnly: true, shows: invoice })
}).where('id', number)
