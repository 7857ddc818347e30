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
    summary: 'List the bookings that wait for an owner',
    description:
      'And those of the last 30 days that were decided: all of the business for owners, their own for others. `amount` is the price now, `asked` the one that it was asked for.',
  })
  router.post('/organization/approvals', [purchaseApprovals.PurchaseApprovals, 'store']).call({
    by: 'signedIn',
    team: 'book',
    liveOnly: true,
    once: 'repeatable',
    summary: 'Ask the owners to pay for a booking',
    description:
      'For whoever may not pay for it: by their role, by the amount, or by their limit of the month. Owners get a mail. Asking again at another price renews the request.',
    status: 201,
    failures: [409],
  })
  router
    .delete('/organization/approvals/:id', [purchaseApprovals.PurchaseApprovals, 'destroy'])
    .call({
      by: 'signedIn',
      team: 'nothing',
      liveOnly: true,
      summary: 'Take your own request back',
      description: 'Where the booking is paid for or cancelled by then, 409 `E_APPROVAL_VOID`.',
      failures: [409],
    })
  router
    .post('/organization/approvals/:id/approve', [purchaseApprovals.PurchaseDecisions, 'approve'])
    .call({
      by: 'signedIn',
      team: 'team',
      liveOnly: true,
      once: 'money',
      summary: 'Approve a booking and pay for it from the wallet',
      description:
        'In the name of the owner who approves, at `amount`, the naira that were seen, or else at the price that it was asked for. Where the price is another by now, 409 `E_PRICE_CHANGED` says which, and nothing is paid; where money is missing, 402. Of several owners one pays, the others get 409 `E_APPROVAL_ENDED`.',
      failures: [402, 409],
    })
  router
    .post('/organization/approvals/:id/refuse', [purchaseApprovals.PurchaseDecisions, 'refuse'])
    .call({
      by: 'signedIn',
      team: 'team',
      liveOnly: true,
      once: 'repeatable',
      summary: 'Refuse to pay for a booking',
      description:
        'Whoever asked gets the reason by mail. Where the booking is paid for or cancelled by then, 409 `E_APPROVAL_VOID`.',
      failures: [409],
    })
}).where('id', idParam)
