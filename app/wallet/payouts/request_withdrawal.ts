import type { Caller } from '#identity/sessions/caller'
import { type IdempotentCommand, runOnce } from '#shared/idempotency/idempotent_command'
import SendWithdrawalJob from '#wallet/payouts/send_withdrawal_job'
import {
  createWithdrawal,
  loadWithdrawalTerms,
  type WithdrawalInput,
} from '#wallet/payouts/create_withdrawal'

/** Holds the money, at most once per Idempotency-Key, and queues the transfer. */
export async function requestWithdrawal(
  command: IdempotentCommand,
  caller: Caller,
  input: WithdrawalInput
) {
  const terms = await loadWithdrawalTerms()
  const { withdrawalId, message, cashBalance } = await runOnce(command, (trx) =>
    createWithdrawal(trx, caller, input, terms)
  )
  await SendWithdrawalJob.dispatch({ withdrawalId })
  return { message, data: cashBalance }
}
