import type { OperationGroup } from '#admin/developers/openapi/operation'

export const wallet: OperationGroup = {
  tag: 'Wallet',
  description: 'The money that shipments are paid from.',
  operations: {
    'api.wallet.show': { summary: 'Read your own balances' },
    'api.wallet.transactions.list': {
      summary: 'List transactions, page by page',
      description:
        'The latest first. Ask with `next_cursor` of the answer for the rows after it, until `has_more` is false. `from` and `to` are days in Lagos, both included.',
    },
    'api.wallet.alerts.update': {
      summary: 'Set below which amount wallet.low is announced',
      description:
        'Naira; `null` for never. It is told once when cash falls below, and again after it has risen.',
      example: { amount: 10_000 },
    },
    'api.wallet.test_money.store': {
      summary: 'Top up the wallet of test data',
      description: 'To ₦1,000,000, which it began with. In test mode only.',
      failures: [409],
    },
    'api.wallet.transactions.index': {
      summary: 'List the transactions between two days',
      description:
        'Both days are included, as days in Lagos. With nothing but the days, all of them, 2,000 at most; with a page, a sort or a search, one page. Pages are counted up to 10,000 transactions, of a search up to 2,000; where there are more `hasMoreThanTotal` says so, and `nextPageUrl` carries a `cursor` to read on with, which belongs to this list and order alone: with another one it is 422 `E_BAD_CURSOR`. A page that lies beyond, asked for without one, answers 422 `E_PAGE_TOO_FAR`. One or two letters are looked for among the newest 10,000.',
    },
    'api.wallet.transactions.export': {
      summary: 'Download the transactions between two days as CSV',
      file: 'text/csv',
    },
    'api.wallet.transactions.recent': { summary: 'List the latest transactions' },
    'api.wallet.transactions.show': { summary: 'Read a transaction' },
    'api.wallet.transaction_proofs.show': {
      summary: 'Prove that a transaction is in the books',
      description:
        'What the ledger says of the transaction, as text, and what joins it to the root of the day on which it was sealed. Anybody can check it offline.',
      failures: [404, 409],
    },
    'api.wallet.statement_tokens.show': {
      summary: 'Get a token to download a statement of the wallet',
      description: '`message` holds the token. It is good for one download within five minutes.',
    },
    'api.wallet.payment_references.show': {
      summary: 'Get a reference to fund the wallet under',
      description:
        'Naira, at least 100. Nothing is charged yet; an unused reference expires after a day.',
      failures: [429],
    },
    'api.wallet.checkouts.store': {
      summary: 'Open the card page of a payment',
      description:
        'Answers the address of the page where the card is charged. It comes back to the wallet’s own page, which asks for the state.',
      failures: [409, 429],
    },
    'api.wallet.payment_verifications.store': {
      summary: 'Ask what became of a payment',
      description:
        'The payment provider is asked, and a confirmed payment is credited, once. `settledAs` says where it went: a payment for a shipment that could no longer be paid is in the wallet.',
      failures: [429],
    },
    'api.wallet.virtual_account.show': {
      summary: 'Read your own virtual bank account',
      description:
        'What is sent there is credited to the wallet. The account is made when it is first asked for; until then the call answers 409, or with `hideError=true` a message without data.',
      failures: [404, 409],
    },
    'api.wallet.payment_webhooks.store': {
      summary: 'Where the payment provider tells of payments',
      description:
        'Signed by the provider, whichever of those with keys it is. What it says is asked for again before anything moves.',
      bodySchema: { type: 'object', description: 'As the provider writes it.' },
      failures: [401],
    },
    'api.wallet.provider_webhooks.store': {
      summary: 'Where one payment provider tells of payments',
      description: 'The same for the provider whose name is in the address, and no other.',
      bodySchema: { type: 'object', description: 'As the provider writes it.' },
      failures: [401],
    },
  },
}
