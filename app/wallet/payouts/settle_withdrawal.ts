import type TransferReported from '#wallet/providers/transfer_reported'
import { applyTransferWebhook } from '#wallet/payouts/process_withdrawal'

/** What fails here the sweep makes good. */
export default class SettleWithdrawal {
  async handle({ told }: TransferReported) {
    await applyTransferWebhook(told)
  }
}
