import { dispatchFound } from '#shared/queue/dispatch_found'
import type { Schedule } from '#shared/queue/sweep'
import { expireAllCashBack } from '#wallet/balances/cash_back'
import VerifyPaymentJob from '#wallet/funding/jobs/verify_payment_job'
import { paymentsToVerify } from '#wallet/funding/verify_payment'
import { sweepVirtualAccounts } from '#wallet/funding/virtual_accounts'
import SendWithdrawalJob from '#wallet/payouts/send_withdrawal_job'
import { dueWithdrawals } from '#wallet/payouts/process_withdrawal'

export const walletSchedule: Schedule<'wallet'> = {
  'wallet.expire_cash_back': { every: '15m', maxRetries: 0, run: expireAllCashBack },
  'wallet.sweep_payments': {
    every: '1m',
    maxRetries: 0,
    run: [dispatchFound(VerifyPaymentJob, 'reference', paymentsToVerify), sweepVirtualAccounts],
  },
  'wallet.sweep_withdrawals': {
    every: '30s',
    maxRetries: 0,
    run: dispatchFound(SendWithdrawalJob, 'withdrawalId', dueWithdrawals),
  },
  'wallet.prune_one_time_codes': {
    every: '1d',
    run: `delete from one_time_codes where created_at < now() - interval '1 day'`,
  },
}
