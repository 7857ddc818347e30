import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { list } from '#shared/audit/shown'
import { calls, pages } from '#start/route_groups'

const { funding } = controllers.wallet

pages('wallet', () => {
  router
    .get('/base/wallet/fund', [funding.FundPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('fund')
})

calls('wallet', () => {
  router
    .get('/transactions/payment_reference', [funding.PaymentReferences, 'show'])
    .call({ by: 'signedIn', team: 'fund', liveOnly: true, shows: () => list('a payment', 'read') })
  router
    .post('/transactions/:reference/checkout', [funding.Checkouts, 'store'])
    .call({ by: 'signedIn', team: 'fund', liveOnly: true })
  router
    .post('/transactions/:reference/verify', [funding.PaymentVerifications, 'store'])
    .call({ by: 'signedIn', team: 'nothing', liveOnly: true, once: 'repeatable' })
  router
    .get('/bank_account/inflow', [funding.VirtualAccounts, 'show'])
    .call({ by: 'signedIn', team: 'fund', liveOnly: true })
    .as('virtual_account.show')
})

// The provider has no session: its signature says who it is.
calls('wallet', () => {
  router.post('/webhooks/payment', [funding.PaymentWebhooks, 'store']).call({ by: 'anyone' })
  router
    .post('/webhooks/payment/:provider', [funding.PaymentWebhooks, 'store'])
    .call({ by: 'anyone' })
    .as('provider_webhooks.store')
})

calls('wallet', () => {
  router
    .get('/wallet/attention', [funding.PaymentsForAttention, 'index'])
    .call({ by: 'openConsole', shows: () => list('unmatched payments', 'read') })
  router
    .put('/wallet/attention/:id', [funding.PaymentsForAttention, 'update'])
    .call({ by: 'openConsole' })
}).where('id', number)
