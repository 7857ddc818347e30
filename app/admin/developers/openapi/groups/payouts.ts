import type { OperationGroup } from '#admin/developers/openapi/operation'

export const payouts: OperationGroup = {
  tag: 'Withdrawals',
  description:
    'Money out of the wallet, to a bank account that its owner has confirmed with a code.',
  operations: {
    'api.wallet.banks.index': { summary: 'List the banks that money can be sent to' },
    'api.wallet.name_enquiries.show': {
      summary: 'Ask whose bank account it is',
      failures: [429],
    },
    'api.wallet.payout_accounts.store': {
      summary: 'Begin to link a bank account',
      description:
        'Answers the account as the bank knows it and a `ref`. Have a code sent for the `ref`, then confirm it: nothing is linked before.',
      failures: [403, 409, 429],
      example: { bankCode: '044', accountNumber: '0690000031' },
    },
    'api.wallet.codes.show': {
      summary: 'Have a code sent by SMS and by mail',
      failures: [404, 429],
    },
    'api.wallet.codes.store': {
      summary: 'Have another code sent',
      description:
        'It replaces the one before. You can ask again after a minute, up to four times for one `ref`.',
      failures: [404, 429],
    },
    'api.wallet.otp_verifications.store': {
      summary: 'Confirm with the code',
      description:
        'A code works once, for ten minutes. After five wrong ones it stops working, and you start again. `id` is that of the account that was linked; null for a BVN.',
      failures: [403, 404, 409, 429],
    },
    'api.wallet.bvn_verifications.show': {
      summary: 'Verify a BVN',
      description:
        'Sends a code, which confirms it. With a `consentUrl` its owner has to agree there first. The number itself is not kept. Some payment providers look it up together with a bank account of the same person: send `bankCode` and `accountNumber` then. Where the bank has another name than the account, staff compare the two first, and the person is not verified until they accept it.',
      failures: [429],
    },
    'api.wallet.payout_accounts.index': {
      summary: 'List the linked accounts, with what may be withdrawn',
      description:
        '`withdrawableAmount` is the cash above zero less the fee. Credit and cash back cannot be withdrawn.',
    },
    'api.wallet.linked_accounts.index': { summary: 'List the linked accounts' },
    'api.wallet.payout_accounts.destroy': {
      summary: 'Unlink a bank account',
      description: 'What is on its way there arrives.',
      failures: [403],
    },
    'api.wallet.withdrawals.store': {
      summary: 'Withdraw to a linked account',
      description:
        'The amount and the fee are held at once, and `data` is the new cash balance. A transfer that fails brings both back; how it went is in `GET /wallet/withdrawals`.',
      failures: [402, 403, 404],
      example: { amount: 5000, creditAccountId: 1 },
    },
    'api.wallet.organization_withdrawals.store': {
      summary: 'Withdraw from the wallet of a business',
      failures: [402, 403, 404],
      example: { amount: 5000, creditAccountId: 1 },
    },
    'api.wallet.withdrawals.index': { summary: 'List the latest withdrawals' },
  },
}
