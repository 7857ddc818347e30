import type TransferReported from '#wallet/providers/transfer_reported'
import { applyTransferWebhook } from '#wallet/payouts/process_withdrawal'

/** The sweep retries what fails here. */
export default class SettleWithdrawal {
  async handle({ lookup }: TransferReported) {
    await applyTransferWebhook(lookup)
  }
}
