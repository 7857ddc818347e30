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
    auditedRead: () => describeListRead('a payment', 'read'),
    summary: 'Create a payment reference to fund the wallet',
    description:
      'Takes an amount in naira, at least 100. Charges nothing yet; an unused reference expires after a day.',
    failures: [429],
  })
  router.post('/transactions/:reference/checkout', [funding.Checkouts, 'store']).call({
    by: 'signedIn',
    team: 'fund',
    liveOnly: true,
    summary: 'Open the card payment page',
    description:
      'Returns the URL of the page where the payer enters the card details. That page then redirects to the Fund Wallet page, which verifies the payment.',
    failures: [409, 429],
  })
  router.post('/transactions/:reference/verify', [funding.PaymentVerifications, 'store']).call({
    by: 'signedIn',
    team: 'nothing',
    liveOnly: true,
    idempotency: 'repeatable',
    summary: 'Verify a payment',
    description:
      'Asks the payment provider and credits a confirmed payment, once. `settledAs` says where the money went: a payment for a shipment that could no longer be paid is credited to the wallet.',
    failures: [429],
  })
  router
    .get('/bank_account/inflow', [funding.VirtualAccounts, 'show'])
    .call({
      by: 'signedIn',
      team: 'fund',
      liveOnly: true,
      summary: 'Get your virtual bank account',
      description:
        'Transfers to the account are credited to the wallet. The first call requests the account. Until the account is ready, calls return 409, or a message without data if `hideError=true`.',
      failures: [404, 409],
    })
    .as('virtual_account.show')
})

// The provider has no session; its signature authenticates it.
defineCalls('wallet', 'Wallet', () => {
  router.post('/webhooks/payment', [funding.PaymentWebhooks, 'store']).call({
    by: 'anyone',
    summary: 'Receive payment events from the payment provider',
    description:
      'A provider whose keys are configured must have signed the event. We verify each event with the provider before moving money.',
    bodySchema: { type: 'object', description: 'An event in the format of the provider.' },
    failures: [401],
  })
  router
    .post('/webhooks/payment/:provider', [funding.PaymentWebhooks, 'store'])
    .call({
      by: 'anyone',
      summary: 'Receive payment events from a named payment provider',
      description: 'Like `POST /webhooks/payment`, but accepts only the provider in the path.',
      bodySchema: { type: 'object', description: 'An event in the format of the provider.' },
      failures: [401],
    })
    .as('provider_webhooks.store')
})

defineCalls('wallet', 'People', () => {
  router
    .get('/wallet/attention', [funding.UnmatchedPayments, 'index'])
    .call({
      by: 'openConsole',
      auditedRead: () => describeListRead('unmatched payments', 'read'),
      summary: 'List payments that need attention',
    })
    .as('payments_for_attention.index')
  router
    .put('/wallet/attention/:id', [funding.UnmatchedPayments, 'update'])
    .call({
      by: 'openConsole',
      mayNeedApproval: true,
      summary: 'Resolve a payment that needs attention',
      description:
        'If `credit` is true, credits the money to the wallet of `username`, or by default to the wallet that the payment was for. If it is false, marks the money as sent back or settled in another way. You cannot credit your own wallet. The audit log records each resolution.',
      failures: [403, 404, 409],
    })
    .as('payments_for_attention.update')
}).where('id', idParam)
