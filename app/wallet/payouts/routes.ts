import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { describeListRead } from '#shared/audit/audited_reads'
import { defineCalls, definePages } from '#start/route_groups'

const { payouts } = controllers.wallet

definePages('wallet', () => {
  router
    .get('/base/wallet/withdraw', [payouts.WithdrawPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('withdraw')
  router
    .get('/base/wallet/accounts', [payouts.PayoutAccountsPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('payout_accounts')
})

defineCalls('wallet', 'Withdrawals', () => {
  router
    .get('/bank_account/banks', [payouts.Banks, 'index'])
    .call({ by: 'signedIn', liveOnly: true, summary: 'List banks for withdrawals' })
  router
    .get('/bank_account/linked', [payouts.PayoutAccounts, 'index'])
    .call({ by: 'signedIn', liveOnly: true, summary: 'List linked bank accounts' })
    .as('linked_accounts.index')
  router.get('/bank_account/name_enquiry', [payouts.NameEnquiries, 'show']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'Look up the holder of a bank account',
    failures: [429],
  })
  router.get('/bank_account/bvn/verification', [payouts.BvnVerifications, 'show']).call({
    by: 'signedIn',
    team: 'withdraw',
    liveOnly: true,
    summary: 'Verify a BVN',
    description:
      'Sends a code to confirm the BVN. If the response has a `consentUrl`, the owner of the BVN must first give consent there. The number itself is not stored. Some payment providers check the BVN together with a bank account of the same person: for them, send `bankCode` and `accountNumber` as well. If the name at the bank differs from the name on the account, the person is verified only after staff have accepted the BVN.',
    failures: [429],
  })
  router.post('/bank_account/otp/verification', [payouts.OtpVerifications, 'store']).call({
    by: 'signedIn',
    team: 'withdraw',
    liveOnly: true,
    summary: 'Confirm a bank account or BVN with the code',
    description:
      'A code works once, for ten minutes. After five wrong attempts, you must start again. `id` is the id of the linked account, or null for a BVN.',
    failures: [403, 404, 409, 429],
  })
  router
    .post('/bank_account/otp/resend', [payouts.PayoutAccountCodes, 'store'])
    .call({
      by: 'signedIn',
      team: 'withdraw',
      liveOnly: true,
      summary: 'Resend the confirmation code',
      description: 'Replaces the previous code. Allowed once a minute, up to four times per `ref`.',
      failures: [404, 429],
    })
    .as('codes.store')
  router.post('/bank_account/add', [payouts.PayoutAccounts, 'store']).call({
    by: 'signedIn',
    team: 'withdraw',
    liveOnly: true,
    summary: 'Start linking a bank account',
    description:
      'Returns the account with the name of its holder at the bank, and a `ref`. To link the account, request a code for the `ref` and confirm the code.',
    failures: [403, 409, 429],
    example: { bankCode: '044', accountNumber: '0690000031' },
  })
  router
    .get('/bank_account/add/generate_otp', [payouts.PayoutAccountCodes, 'show'])
    .call({
      by: 'signedIn',
      team: 'withdraw',
      liveOnly: true,
      summary: 'Send a confirmation code by SMS and e-mail',
      failures: [404, 429],
    })
    .as('codes.show')
  router.delete('/bank_account/:id', [payouts.PayoutAccounts, 'destroy']).call({
    by: 'signedIn',
    team: 'withdraw',
    liveOnly: true,
    summary: 'Unlink a bank account',
    description: 'Withdrawals already in progress still arrive.',
    failures: [403],
  })
  router.get('/wallet/payoutAccounts/NGN', [payouts.PayoutAccounts, 'index']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'List linked bank accounts with the withdrawable amount',
    description:
      '`withdrawableAmount` is the positive cash balance less the fee. Credit and cash back cannot be withdrawn.',
  })
  router
    .get('/wallet/withdrawals', [payouts.Withdrawals, 'index'])
    .call({ by: 'signedIn', liveOnly: true, summary: 'List the latest withdrawals' })
  router.post('/wallet/withdraw', [payouts.Withdrawals, 'store']).call({
    by: 'signedIn',
    team: 'withdraw',
    liveOnly: true,
    idempotency: 'money',
    summary: 'Withdraw from the wallet',
    description:
      'Holds the amount and the fee at once; `data` is the new cash balance. If the transfer fails, both return to the wallet. `GET /wallet/withdrawals` shows the outcome.',
    failures: [402, 403, 404],
    example: { amount: 5000, creditAccountId: 1 },
  })
  router.post('/organization/withdraw', [payouts.OrganizationWithdrawals, 'store']).call({
    by: 'signedIn',
    team: 'withdraw',
    liveOnly: true,
    idempotency: 'money',
    summary: 'Withdraw from the wallet of a business',
    failures: [402, 403, 404],
    example: { amount: 5000, creditAccountId: 1 },
  })
}).where('id', idParam)

defineCalls('wallet', 'People', () => {
  router.get('/bvn_review', [payouts.BvnReviews, 'index']).call({
    by: 'openConsole',
    auditedRead: () => describeListRead('BVN reviews', 'read'),
    summary: 'List BVNs whose name at the bank differs from the customer’s name',
  })
  router.put('/bvn_review/:id', [payouts.BvnReviews, 'update']).call({
    by: 'openConsole',
    summary: 'Decide whether a BVN belongs to the person',
    description:
      '`accepted` marks the person as verified. The person gets an e-mail, with the `reason` if rejected. You cannot decide on your own BVN.',
    failures: [403, 404, 409],
  })
}).where('id', idParam)
