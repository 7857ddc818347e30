import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { purchaseApprovals } = controllers.shipping

pages('shipping', () => {
  router
    .get('/base/shipment/approvals', [purchaseApprovals.PurchaseApprovalsPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('purchase_approvals')
})

calls('shipping', () => {
  router
    .get('/organization/approvals', [purchaseApprovals.PurchaseApprovals, 'index'])
    .call({ by: 'signedIn', liveOnly: true })
  router
    .post('/organization/approvals', [purchaseApprovals.PurchaseApprovals, 'store'])
    .call({ by: 'signedIn', team: 'book', liveOnly: true, once: 'repeatable' })
  router
    .delete('/organization/approvals/:id', [purchaseApprovals.PurchaseApprovals, 'destroy'])
    .call({ by: 'signedIn', team: 'nothing', liveOnly: true })
  router
    .post('/organization/approvals/:id/approve', [purchaseApprovals.PurchaseDecisions, 'approve'])
    .call({ by: 'signedIn', team: 'team', liveOnly: true, once: 'money' })
  router
    .post('/organization/approvals/:id/refuse', [purchaseApprovals.PurchaseDecisions, 'refuse'])
    .call({ by: 'signedIn', team: 'team', liveOnly: true, once: 'repeatable' })
}).where('id', number)
