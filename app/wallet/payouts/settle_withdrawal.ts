import type TransferReported from '#wallet/providers/transfer_reported'
import { hearOfTransfer } from '#wallet/payouts/withdrawal_following'

/** What fails here the sweep makes good. */
export default class SettleWithdrawal {
  async handle({ told }: TransferReported) {
    await hearOfTransfer(told)
  }
}
