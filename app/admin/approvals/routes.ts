import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls, definePages } from '#start/route_groups'

const { approvals } = controllers.admin

const DECIDED =
  'Returns 409 `E_APPROVAL_ENDED`, with the outcome, if it has already been decided or its 48 hours are over.'

definePages('admin', () => {
  router
    .get('/admin/approvals', [approvals.ApprovalsPage, 'render'])
    .page({ by: 'openConsole' })
    .as('approvals')
  router
    .get('/admin/approvals/:id', [approvals.ApprovalPage, 'render'])
    .page({ by: 'openConsole' })
    .as('approval')
}).where('id', idParam)

defineCalls('admin', 'Approvals', () => {
  router.get('/approval/all', [approvals.Approvals, 'index']).call({
    by: 'bookAsStaff',
    summary: 'List approvals',
    description:
      'Lists the approvals that wait for your decision. `show` selects your own requests (`asked`), all pending ones (`open`) or decided ones (`decided`). Managers see only their own requests.',
  })
  router.get('/approval/:id', [approvals.Approvals, 'show']).call({
    by: 'bookAsStaff',
    summary: 'Get an approval',
    description: '`changes` lists the changes field by field.',
  })
  router.put('/approval/:id', [approvals.Approvals, 'update']).call({
    by: 'bookAsStaff',
    summary: 'Update the reason for an approval',
    description: 'Adds or replaces the `approvalReason` of the request. The approver sees it.',
    failures: [409],
  })
  router
    .post('/approval/:id/withdraw', [approvals.ApprovalDecisions, 'withdraw'])
    .call({
      by: 'bookAsStaff',
      idempotency: 'repeatable',
      summary: 'Withdraw your own approval request',
      description: DECIDED,
      failures: [403, 409],
    })
    .as('approval_decisions.withdraw')
  router
    .post('/approval/:id/approve', [approvals.ApprovalDecisions, 'approve'])
    .call({
      by: 'openConsole',
      idempotency: 'repeatable',
      summary: 'Approve a request',
      description: `Runs the command at once on behalf of the requester. Returns 409 \`E_APPROVAL_CHANGED\` if its subject has changed since the request. Then nothing is done, and the approval shows the new changes. Returns 409 \`E_APPROVAL_VOID\` if the command is no longer possible. ${DECIDED}`,
      failures: [403, 409],
    })
    .as('approval_decisions.approve')
  router
    .post('/approval/:id/decline', [approvals.ApprovalDecisions, 'decline'])
    .call({
      by: 'openConsole',
      idempotency: 'repeatable',
      summary: 'Decline a request',
      description: DECIDED,
      failures: [403, 409],
    })
    .as('approval_decisions.decline')
}).where('id', idParam)
