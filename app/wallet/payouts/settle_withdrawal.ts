import type TransferReported from '#wallet/providers/transfer_reported'
import { applyTransferWebhook } from '#wallet/payouts/process_withdrawal'

/** Ends the withdrawal of a reported transfer. If this fails, a sweep retries it. */
export default class SettleWithdrawal {
  async handle({ lookup }: TransferReported) {
    await applyTransferWebhook(lookup)
  }
}
