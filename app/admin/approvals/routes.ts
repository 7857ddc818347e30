import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls, definePages } from '#start/route_groups'

const { approvals } = controllers.admin

const DECIDED =
  'Where somebody else was quicker, or its 48 hours are over, 409 `E_APPROVAL_ENDED` says what became of it.'

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
      'Those that wait for the caller, unless told (`show`): `asked` for by them, `open` for anybody, `decided`. Managers see what they asked for themselves.',
  })
  router.get('/approval/:id', [approvals.Approvals, 'show']).call({
    by: 'bookAsStaff',
    summary: 'Read an approval',
    description: '`changes` are what would be different, field by field.',
  })
  router.put('/approval/:id', [approvals.Approvals, 'update']).call({
    by: 'bookAsStaff',
    summary: 'Say why something is asked for',
    description:
      'Afterwards, or otherwise than with `approvalReason` when it was asked for. Whoever decides reads it.',
    failures: [409],
  })
  router
    .post('/approval/:id/withdraw', [approvals.ApprovalDecisions, 'withdraw'])
    .call({
      by: 'bookAsStaff',
      once: 'repeatable',
      summary: 'Withdraw what one has asked for oneself',
      description: DECIDED,
      failures: [403, 409],
    })
    .as('approval_decisions.withdraw')
  router
    .post('/approval/:id/approve', [approvals.ApprovalDecisions, 'approve'])
    .call({
      by: 'openConsole',
      once: 'repeatable',
      summary: 'Approve what somebody else asked for',
      description: `It is done at once, in the name of whoever asked. Where what it is about is not as it was shown, nothing is done: 409 \`E_APPROVAL_CHANGED\`, and the approval shows what would change now. Where it cannot be done any more, 409 \`E_APPROVAL_VOID\`. ${DECIDED}`,
      failures: [403, 409],
    })
    .as('approval_decisions.approve')
  router
    .post('/approval/:id/decline', [approvals.ApprovalDecisions, 'decline'])
    .call({
      by: 'openConsole',
      once: 'repeatable',
      summary: 'Decline what somebody else asked for',
      description: DECIDED,
      failures: [403, 409],
    })
    .as('approval_decisions.decline')
}).where('id', idParam)
