import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { approvals } = controllers.admin

pages('admin', () => {
  router
    .get('/admin/approvals', [approvals.ApprovalsPage, 'render'])
    .page({ by: 'openConsole' })
    .as('approvals')
  router
    .get('/admin/approvals/:id', [approvals.ApprovalPage, 'render'])
    .page({ by: 'openConsole' })
    .as('approval')
}).where('id', number)

calls('admin', () => {
  router.get('/approval/all', [approvals.Approvals, 'index']).call({ by: 'bookAsStaff' })
  router.get('/approval/:id', [approvals.Approvals, 'show']).call({ by: 'bookAsStaff' })
  router.put('/approval/:id', [approvals.Approvals, 'update']).call({ by: 'bookAsStaff' })
  router
    .post('/approval/:id/withdraw', [approvals.ApprovalDecisions, 'withdraw'])
    .call({ by: 'bookAsStaff', once: 'repeatable' })
    .as('approval_decisions.withdraw')
}).where('id', number)

calls('admin', () => {
  router
    .post('/approval/:id/approve', [approvals.ApprovalDecisions, 'approve'])
    .call({ by: 'openConsole', once: 'repeatable' })
    .as('approval_decisions.approve')
  router
    .post('/approval/:id/decline', [approvals.ApprovalDecisions, 'decline'])
    .call({ by: 'openConsole', once: 'repeatable' })
    .as('approval_decisions.decline')
}).where('id', number)
