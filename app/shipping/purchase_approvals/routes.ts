import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { purchaseApprovals } = controllers.shipping

pages('shipping', 'signedIn', () => {
  router
    .get('/base/shipment/approvals', [purchaseApprovals.PurchaseApprovalsPage, 'render'])
    .as('purchase_approvals')
})

calls('shipping', 'signedIn', () => {
  router.get('/organization/approvals', [purchaseApprovals.PurchaseApprovals, 'index'])
  router.post('/organization/approvals', [purchaseApprovals.PurchaseApprovals, 'store'])
  router.delete('/organization/approvals/:id', [purchaseApprovals.PurchaseApprovals, 'destroy'])
  router.post('/organization/approvals/:id/approve', [
    purchaseApprovals.PurchaseDecisions,
    'approve',
  ])
  router.post('/organization/approvals/:id/refuse', [purchaseApprovals.PurchaseDecisions, 'refuse'])
}).where('id', number)
