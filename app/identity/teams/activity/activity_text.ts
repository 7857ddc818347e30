import type { TeamVerb } from '#shared/audit/audit'

const VERB_TEXTS: Record<TeamVerb, string> = {
  add_endpoint: 'Added the webhook',
  approve: 'Approved the payment of',
  ask: 'Asked an owner to pay for',
  book: 'Booked',
  book_again: 'Changed the booking of',
  cancel: 'Cancelled',
  change_key: 'Changed the API key',
  change_role: 'Changed the role of',
  correct: 'Corrected the address of',
  fund: 'Put money into',
  invite: 'Invited',
  join: 'Joined the team:',
  leave: 'Left the team:',
  limit: 'Changed the limits of',
  link_account: 'Linked the bank account',
  make_key: 'Created the API key',
  pay: 'Paid for',
  pay_batch: 'Paid for',
  pay_out: 'Withdrew from',
  pay_reweigh: 'Paid the reweigh of',
  refund: 'Took the refund of',
  refuse: 'Refused the payment of',
  remove: 'Removed from the team:',
  remove_endpoint: 'Removed the webhook',
  revoke_key: 'Revoked the API key',
  roll_key: 'Rolled the API key',
  rule: 'Changed what needs approval in',
  take_back: 'Withdrew the request to pay for',
  uninvite: 'Withdrew the invitation of',
  unlink_account: 'Unlinked the bank account',
}

export function describeActivity(action: string): string {
  const [, verb = ''] = action.split('.')
  return action === 'shipment.void' ? 'Voided and refunded' : VERB_TEXTS[verb as TeamVerb]
}
