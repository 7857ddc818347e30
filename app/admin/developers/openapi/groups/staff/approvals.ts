import type { OperationGroup } from '#admin/developers/openapi/operation'

const DECIDED =
  'Where somebody else was quicker, or its 48 hours are over, 409 `E_APPROVAL_ENDED` says what became of it.'

export const staffApprovals: OperationGroup = {
  tag: 'Approvals',
  description:
    'What one member of staff asks for and another has to approve, where staff have set that. The call that asks for it answers 202 with the number of the approval, and does nothing yet; its `approvalReason` says why it is wanted.',
  operations: {
    'api.admin.approvals.index': {
      summary: 'List approvals',
      description:
        'Those that wait for the caller, unless told (`show`): `asked` for by them, `open` for anybody, `decided`. Managers see what they asked for themselves.',
    },
    'api.admin.approvals.show': {
      summary: 'Read an approval',
      description: '`changes` are what would be different, field by field.',
    },
    'api.admin.approvals.update': {
      summary: 'Say why something is asked for',
      description:
        'Afterwards, or otherwise than with `approvalReason` when it was asked for. Whoever decides reads it.',
      failures: [409],
    },
    'api.admin.approval_decisions.approve': {
      summary: 'Approve what somebody else asked for',
      description: `It is done at once, in the name of whoever asked. Where what it is about is not as it was shown, nothing is done: 409 \`E_APPROVAL_CHANGED\`, and the approval shows what would change now. Where it cannot be done any more, 409 \`E_APPROVAL_VOID\`. ${DECIDED}`,
      failures: [403, 409],
    },
    'api.admin.approval_decisions.decline': {
      summary: 'Decline what somebody else asked for',
      description: DECIDED,
      failures: [403, 409],
    },
    'api.admin.approval_decisions.withdraw': {
      summary: 'Withdraw what one has asked for oneself',
      description: DECIDED,
      failures: [403, 409],
    },
  },
}
