import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls, definePages } from '#start/route_groups'

const { purchaseApprovals } = controllers.shipping

definePages('shipping', () => {
  router
    .get('/base/shipment/approvals', [purchaseApprovals.PurchaseApprovalsPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('purchase_approvals')
})

defineCalls('shipping', 'Team', () => {
  router.get('/organization/approvals', [purchaseApprovals.PurchaseApprovals, 'index']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'List bookings that need an owner’s approval',
    description:
      'Includes requests decided in the last 30 days. Owners see all requests of the business, other members only their own. `amount` is the current price. `asked` is the price at the time of the request.',
  })
  router.post('/organization/approvals', [purchaseApprovals.PurchaseApprovals, 'store']).call({
    by: 'signedIn',
    team: 'book',
    liveOnly: true,
    idempotency: 'repeatable',
    summary: 'Request approval to pay for a booking',
    description:
      'For members who may not pay for a booking because of their role, the amount or their monthly limit. Owners get an e-mail. A new request at another price replaces the earlier one.',
    status: 201,
    failures: [409],
  })
  router
    .delete('/organization/approvals/:id', [purchaseApprovals.PurchaseApprovals, 'destroy'])
    .call({
      by: 'signedIn',
      team: 'nothing',
      liveOnly: true,
      summary: 'Withdraw your approval request for a booking',
      description: 'Returns 409 `E_APPROVAL_VOID` if the booking has been paid or cancelled.',
      failures: [409],
    })
  router
    .post('/organization/approvals/:id/approve', [purchaseApprovals.PurchaseDecisions, 'approve'])
    .call({
      by: 'signedIn',
      team: 'team',
      liveOnly: true,
      idempotency: 'money',
      summary: 'Approve a booking and pay for it from the wallet',
      description:
        'Pays on behalf of the approving owner. `amount` is the price in naira that you have seen. Without it, the price of the request counts. Returns 409 `E_PRICE_CHANGED` with the new price if it has changed, 402 if the balance does not cover it, and 409 `E_APPROVAL_ENDED` if another owner has decided first. In none of these cases is anything paid.',
      failures: [402, 409],
    })
  router
    .post('/organization/approvals/:id/refuse', [purchaseApprovals.PurchaseDecisions, 'refuse'])
    .call({
      by: 'signedIn',
      team: 'team',
      liveOnly: true,
      idempotency: 'repeatable',
      summary: 'Refuse to pay for a booking',
      description:
        'E-mails the reason to the requester. Returns 409 `E_APPROVAL_VOID` if the booking has been paid or cancelled.',
      failures: [409],
    })
}).where('id', idParam)
