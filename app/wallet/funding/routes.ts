import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { funding } = controllers.wallet

pages('wallet', 'signedIn', () => {
  router.get('/base/wallet/fund', [funding.FundPage, 'render']).as('fund')
})

calls('wallet', 'signedIn', () => {
  router.get('/transactions/payment_reference', [funding.PaymentReferences, 'show'])
  router.post('/transactions/:reference/checkout', [funding.Checkouts, 'store'])
  router.post('/transactions/:reference/verify', [funding.PaymentVerifications, 'store'])
  router.get('/bank_account/inflow', [funding.VirtualAccounts, 'show']).as('virtual_account.show')
})

// The provider has no session: its signature says who it is.
calls('wallet', 'anyone', () => {
  router.post('/webhooks/payment', [funding.PaymentWebhooks, 'store'])
  router
    .post('/webhooks/payment/:provider', [funding.PaymentWebhooks, 'store'])
    .as('provider_webhooks.store')
})

calls('wallet', 'openConsole', () => {
  router.get('/wallet/attention', [funding.PaymentsForAttention, 'index'])
  router.put('/wallet/attention/:id', [funding.PaymentsForAttention, 'update'])
}).where('id', number)
