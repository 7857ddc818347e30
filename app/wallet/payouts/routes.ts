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
    .call({ by: 'signedIn', liveOnly: true, summary: 'List the banks that money can be sent to' })
  router
    .get('/bank_account/linked', [payouts.PayoutAccounts, 'index'])
    .call({ by: 'signedIn', liveOnly: true, summary: 'List the linked accounts' })
    .as('linked_accounts.index')
  router.get('/bank_account/name_enquiry', [payouts.NameEnquiries, 'show']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'Ask whose bank account it is',
    failures: [429],
  })
  router.get('/bank_account/bvn/verification', [payouts.BvnVerifications, 'show']).call({
    by: 'signedIn',
    team: 'withdraw',
    liveOnly: true,
    summary: 'Verify a BVN',
    description:
      'Sends a code, which confirms it. With a `consentUrl` its owner has to agree there first. The number itself is not kept. Some payment providers look it up together with a bank account of the same person: send `bankCode` and `accountNumber` then. Where the bank has another name than the account, staff compare the two first, and the person is not verified until they accept it.',
    failures: [429],
  })
  router.post('/bank_account/otp/verification', [payouts.OtpVerifications, 'store']).call({
    by: 'signedIn',
    team: 'withdraw',
    liveOnly: true,
    summary: 'Confirm with the code',
    description:
      'A code works once, for ten minutes. After five wrong ones it stops working, and you start again. `id` is that of the account that was linked; null for a BVN.',
    failures: [403, 404, 409, 429],
  })
  router
    .post('/bank_account/otp/resend', [payouts.PayoutAccountCodes, 'store'])
    .call({
      by: 'signedIn',
      team: 'withdraw',
      liveOnly: true,
      summary: 'Have another code sent',
      description:
        'It replaces the one before. You can ask again after a minute, up to four times for one `ref`.',
      failures: [404, 429],
    })
    .as('codes.store')
  router.post('/bank_account/add', [payouts.PayoutAccounts, 'store']).call({
    by: 'signedIn',
    team: 'withdraw',
    liveOnly: true,
    summary: 'Begin to link a bank account',
    description:
      'Answers the account as the bank knows it and a `ref`. Have a code sent for the `ref`, then confirm it: nothing is linked before.',
    failures: [403, 409, 429],
    example: { bankCode: '044', accountNumber: '0690000031' },
  })
  router
    .get('/bank_account/add/generate_otp', [payouts.PayoutAccountCodes, 'show'])
    .call({
      by: 'signedIn',
      team: 'withdraw',
      liveOnly: true,
      summary: 'Have a code sent by SMS and by mail',
      failures: [404, 429],
    })
    .as('codes.show')
  router.delete('/bank_account/:id', [payouts.PayoutAccounts, 'destroy']).call({
    by: 'signedIn',
    team: 'withdraw',
    liveOnly: true,
    summary: 'Unlink a bank account',
    description: 'What is on its way there arrives.',
    failures: [403],
  })
  router.get('/wallet/payoutAccounts/NGN', [payouts.PayoutAccounts, 'index']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'List the linked accounts, with what may be withdrawn',
    description:
      '`withdrawableAmount` is the cash above zero less the fee. Credit and cash back cannot be withdrawn.',
  })
  router
    .get('/wallet/withdrawals', [payouts.Withdrawals, 'index'])
    .call({ by: 'signedIn', liveOnly: true, summary: 'List the latest withdrawals' })
  router.post('/wallet/withdraw', [payouts.Withdrawals, 'store']).call({
    by: 'signedIn',
    team: 'withdraw',
    liveOnly: true,
    once: 'money',
    summary: 'Withdraw to a linked account',
    description:
      'The amount and the fee are held at once, and `data` is the new cash balance. A transfer that fails brings both back; how it went is in `GET /wallet/withdrawals`.',
    failures: [402, 403, 404],
    example: { amount: 5000, creditAccountId: 1 },
  })
  router.post('/organization/withdraw', [payouts.OrganizationWithdrawals, 'store']).call({
    by: 'signedIn',
    team: 'withdraw',
    liveOnly: true,
    once: 'money',
    summary: 'Withdraw from the wallet of a business',
    failures: [402, 403, 404],
    example: { amount: 5000, creditAccountId: 1 },
  })
}).where('id', idParam)

defineCalls('wallet', 'People', () => {
  router.get('/bvn_review', [payouts.BvnReviews, 'index']).call({
    by: 'openConsole',
    shows: () => describeListRead('BVN reviews', 'read'),
    summary: 'List the BVNs whose name is not that of the account',
  })
  router.put('/bvn_review/:id', [payouts.BvnReviews, 'update']).call({
    by: 'openConsole',
    summary: 'Say whether the two names are one person’s',
    description:
      'With `accepted` the person counts as verified. They are told by mail, with the `reason` where it is rejected. Nobody decides about their own.',
    failures: [403, 404, 409],
  })
}).where('id', idParam)
