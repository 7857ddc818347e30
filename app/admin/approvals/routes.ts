import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { approvals } = controllers.admin

pages('admin', 'openConsole', () => {
  router.get('/admin/approvals', [approvals.ApprovalsPage, 'render']).as('approvals')
  router.get('/admin/approvals/:id', [approvals.ApprovalPage, 'render']).as('approval')
}).where('id', number)

calls('admin', 'bookAsStaff', () => {
  router.get('/approval/all', [approvals.Approvals, 'index'])
  router.get('/approval/:id', [approvals.Approvals, 'show'])
  router.put('/approval/:id', [approvals.Approvals, 'update'])
  router
    .post('/approval/:id/withdraw', [approvals.ApprovalDecisions, 'withdraw'])
    .as('approval_decisions.withdraw')
}).where('id', number)

calls('admin', 'openConsole', () => {
  router
    .post('/approval/:id/approve', [approvals.ApprovalDecisions, 'approve'])
    .as('approval_decisions.approve')
  router
    .post('/approval/:id/decline', [approvals.ApprovalDecisions, 'decline'])
    .as('approval_decisions.decline')
}).where('id', number)
