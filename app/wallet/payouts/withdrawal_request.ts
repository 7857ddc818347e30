import type { Caller } from '#identity/sessions/caller'
import { type Command, runOnce } from '#shared/idempotency/idempotent_command'
import SendWithdrawalJob from '#wallet/payouts/send_withdrawal_job'
import { withdraw, withdrawalTerms, type WithdrawalAsked } from '#wallet/payouts/withdrawing'

/** Holds the money once per Idempotency-Key, then lets a job send it; answers the new cash balance. */
export async function requestWithdrawal(command: Command, caller: Caller, asked: WithdrawalAsked) {
  const terms = await withdrawalTerms()
  const { withdrawalId, message, cashBalance } = await runOnce(command, (trx) =>
    withdraw(trx, caller, asked, terms)
  )
  await SendWithdrawalJob.dispatch({ withdrawalId })
  return { message, data: cashBalance }
}
