import type { OperationGroup } from '#admin/developers/openapi/operation'

const ROLES =
  '`owner` does everything, `payer` books and pays, `booker` books and leaves the payment to others, `viewer` reads everything and changes nothing. `member`, an older name of `payer`, is still taken.'

export const team: OperationGroup = {
  tag: 'Team',
  description:
    'Who is in a business, what each of them may do and spend, and what an owner has to approve.',
  operations: {
    'api.identity.members.index': {
      summary: 'List the people of your organization',
      description:
        'Amounts are naira; a limit that is null is none. What somebody may spend and has spent is told to them and to owners.',
    },
    'api.identity.members.update': { summary: 'Give somebody another role', description: ROLES },
    'api.identity.members.destroy': {
      summary: 'Take somebody out of the organization, or leave it',
      description:
        'API keys that they made go on reading and booking, and pay nothing until an owner rolls them.',
    },
    'api.identity.member_limits.update': {
      summary: 'Set what somebody may spend',
      description:
        'In naira: `monthlyLimit` for what they pay from wallet, cash back and credit in a calendar month of Lagos, less what a void gives back in it, and `approvalAbove` in the place of the rule of the business. Null takes it away, what is left out stays. Keys count for whoever made them. Owners have no limits.',
    },
    'api.identity.approval_rules.show': {
      summary: 'Read above which amount a booking needs an owner',
      description: 'Naira; null where none does.',
    },
    'api.identity.approval_rules.update': {
      summary: 'Set above which amount a booking needs an owner',
      description: 'Naira; null for none.',
    },
    'api.identity.allowances.show': {
      summary: 'Read your own role, rights and limits',
      description: 'With what you have spent this month, in naira, and who the owners are.',
    },
    'api.identity.activities.index': {
      summary: 'List who did what for your business',
      description: 'For owners, the newest first: of one `person`, or of some days.',
    },
    'api.identity.activities.export': {
      summary: 'Download who did what for your business',
      file: 'text/csv',
    },
    'api.shipping.purchase_approvals.index': {
      summary: 'List the bookings that wait for an owner',
      description:
        'And those of the last 30 days that were decided: all of the business for owners, their own for others. `amount` is the price now, `asked` the one that it was asked for.',
    },
    'api.shipping.purchase_approvals.store': {
      summary: 'Ask the owners to pay for a booking',
      description:
        'For whoever may not pay for it: by their role, by the amount, or by their limit of the month. Owners get a mail. Asking again at another price renews the request.',
      status: 201,
      failures: [409],
    },
    'api.shipping.purchase_approvals.destroy': {
      summary: 'Take your own request back',
      description: 'Where the booking is paid for or cancelled by then, 409 `E_APPROVAL_VOID`.',
      failures: [409],
    },
    'api.shipping.purchase_decisions.approve': {
      summary: 'Approve a booking and pay for it from the wallet',
      description:
        'In the name of the owner who approves, at `amount`, the naira that were seen, or else at the price that it was asked for. Where the price is another by now, 409 `E_PRICE_CHANGED` says which, and nothing is paid; where money is missing, 402. Of several owners one pays, the others get 409 `E_APPROVAL_ENDED`.',
      failures: [402, 409],
    },
    'api.shipping.purchase_decisions.refuse': {
      summary: 'Refuse to pay for a booking',
      description:
        'Whoever asked gets the reason by mail. Where the booking is paid for or cancelled by then, 409 `E_APPROVAL_VOID`.',
      failures: [409],
    },
    'api.identity.invitations.index': { summary: 'List the open invitations' },
    'api.identity.invitations.store': {
      summary: 'Invite somebody by e-mail',
      description: ROLES,
      failures: [429],
    },
    'api.identity.invitations.destroy': { summary: 'Withdraw an invitation' },
    'api.identity.received_invitations.index': {
      summary: 'List the invitations that this person has received',
    },
    'api.identity.received_invitations.update': {
      summary: 'Accept an invitation, and work for that business',
    },
  },
}
