import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { describeListRead } from '#shared/audit/audited_reads'
import { defineCalls, definePages } from '#start/route_groups'

const { funding } = controllers.wallet

definePages('wallet', () => {
  router
    .get('/base/wallet/fund', [funding.FundPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('fund')
})

defineCalls('wallet', 'Wallet', () => {
  router.get('/transactions/payment_reference', [funding.PaymentReferences, 'show']).call({
    by: 'signedIn',
    team: 'fund',
    liveOnly: true,
    shows: () => describeListRead('a payment', 'read'),
    summary: 'Get a reference to fund the wallet under',
    description:
      'Naira, at least 100. Nothing is charged yet; an unused reference expires after a day.',
    failures: [429],
  })
  router.post('/transactions/:reference/checkout', [funding.Checkouts, 'store']).call({
    by: 'signedIn',
    team: 'fund',
    liveOnly: true,
    summary: 'Open the card page of a payment',
    description:
      'Answers the address of the page where the card is charged. It comes back to the wallet’s own page, which asks for the state.',
    failures: [409, 429],
  })
  router.post('/transactions/:reference/verify', [funding.PaymentVerifications, 'store']).call({
    by: 'signedIn',
    team: 'nothing',
    liveOnly: true,
    once: 'repeatable',
    summary: 'Ask what became of a payment',
    description:
      'The payment provider is asked, and a confirmed payment is credited, once. `settledAs` says where it went: a payment for a shipment that could no longer be paid is in the wallet.',
    failures: [429],
  })
  router
    .get('/bank_account/inflow', [funding.VirtualAccounts, 'show'])
    .call({
      by: 'signedIn',
      team: 'fund',
      liveOnly: true,
      summary: 'Read your own virtual bank account',
      description:
        'What is sent there is credited to the wallet. The account is made when it is first asked for; until then the call answers 409, or with `hideError=true` a message without data.',
      failures: [404, 409],
    })
    .as('virtual_account.show')
})

// The provider has no session; its signature authenticates it.
defineCalls('wallet', 'Wallet', () => {
  router.post('/webhooks/payment', [funding.PaymentWebhooks, 'store']).call({
    by: 'anyone',
    summary: 'Where the payment provider tells of payments',
    description:
      'Signed by the provider, whichever of those with keys it is. What it says is asked for again before anything moves.',
    bodySchema: { type: 'object', description: 'As the provider writes it.' },
    failures: [401],
  })
  router
    .post('/webhooks/payment/:provider', [funding.PaymentWebhooks, 'store'])
    .call({
      by: 'anyone',
      summary: 'Where one payment provider tells of payments',
      description: 'The same for the provider whose name is in the address, and no other.',
      bodySchema: { type: 'object', description: 'As the provider writes it.' },
      failures: [401],
    })
    .as('provider_webhooks.store')
})

defineCalls('wallet', 'People', () => {
  router.get('/wallet/attention', [funding.PaymentsForAttention, 'index']).call({
    by: 'openConsole',
    shows: () => describeListRead('unmatched payments', 'read'),
    summary: 'List the money that came and was not what was asked for',
  })
  router.put('/wallet/attention/:id', [funding.PaymentsForAttention, 'update']).call({
    by: 'openConsole',
    mayAsk: true,
    summary: 'Say what becomes of such money',
    description:
      'With `credit` it goes into a wallet: that of `username`, or of whoever was asked for it. Without, it was sent back or settled in another way. Nobody can credit their own wallet, and what was done stands in the audit log.',
    failures: [403, 404, 409],
  })
}).where('id', idParam)
