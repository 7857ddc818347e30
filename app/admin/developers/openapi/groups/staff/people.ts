import { type OperationGroup, SEARCHED_PAGES } from '#admin/developers/openapi/operation'

export const staffPeople: OperationGroup = {
  tag: 'People',
  description: 'Accounts, as staff manage them.',
  operations: {
    'api.identity.people.index': { summary: 'Search people', description: SEARCHED_PAGES },
    'api.identity.people.create': { summary: 'Read what the form of a new person chooses from' },
    'api.identity.people.store': {
      mayAsk: true,
      summary: 'Add a person',
      description: 'They get an e-mail to choose a password.',
    },
    'api.identity.people.show': { summary: 'Read a person' },
    'api.identity.people.edit': { summary: 'Read a person for editing' },
    'api.identity.people.update': {
      mayAsk: true,
      summary: 'Change a person',
    },
    'api.identity.people.block': {
      summary: 'Block a person',
      description: 'Their sessions and tokens end at once.',
    },
    'api.identity.person_erasures.store': {
      summary: 'Erase the account and the data of a person who asked for it',
      description:
        'With your own password. Refused, like the call of the person, while something is open.',
      example: { password: 'Sendam#2026', reason: 'Letter of 20 November' },
      failures: [409],
    },
    'api.identity.people.unblock': { summary: 'Let a blocked person sign in again' },
    'api.wallet.user_wallets.index': {
      summary: 'List the wallets, or find one by the name or e-mail address of its owner',
    },
    'api.wallet.user_wallets.show': {
      summary: 'Read a wallet of a person',
      description:
        'With `walletId` that one; otherwise the one that they pay from when they sign in.',
      failures: [404],
    },
    'api.wallet.user_wallets.list': {
      summary: 'List the wallets of a person',
      description: 'Their own, and those of the businesses that they belong to.',
      failures: [404],
    },
    'api.wallet.user_wallets.transactions': {
      summary: 'List the latest transactions of a person',
    },
    'api.wallet.operations.store': {
      mayAsk: true,
      summary: 'Credit or debit the wallet of a person',
      description: 'Nobody can credit their own wallet. What was done is in the audit log.',
      failures: [402, 403, 404],
    },
    'api.wallet.payments_for_attention.index': {
      summary: 'List the money that came and was not what was asked for',
    },
    'api.wallet.payments_for_attention.update': {
      mayAsk: true,
      summary: 'Say what becomes of such money',
      description:
        'With `credit` it goes into a wallet: that of `username`, or of whoever was asked for it. Without, it was sent back or settled in another way. Nobody can credit their own wallet, and what was done stands in the audit log.',
      failures: [403, 404, 409],
    },
    'api.wallet.stray_notes.index': {
      summary:
        'List the payments and transfers that a payment company told of and that are none of ours',
    },
    'api.wallet.stray_notes.update': {
      summary: 'Say what such a payment or transfer was',
      description: 'It leaves the list. What was said is in the audit log.',
      failures: [404, 409],
    },
    'api.wallet.bvn_reviews.index': {
      summary: 'List the BVNs whose name is not that of the account',
    },
    'api.wallet.bvn_reviews.update': {
      summary: 'Say whether the two names are one person’s',
      description:
        'With `accepted` the person counts as verified. They are told by mail, with the `reason` where it is rejected. Nobody decides about their own.',
      failures: [403, 404, 409],
    },
    'api.shipping.waybill_returns.index': {
      summary: 'List the waybills of voided shipments that a courier has not taken back',
    },
    'api.shipping.waybill_returns.update': {
      summary: 'Say that such a waybill is settled with the courier',
      description:
        'The `id` is that of the shipment. What was done is in the audit log. A courier that only did not answer is asked again every hour by itself.',
      failures: [404],
    },
  },
}
