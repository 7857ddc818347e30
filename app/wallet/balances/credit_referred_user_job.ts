import { BaseJob } from '#shared/queue/job'
import { creditReferredUser } from '#wallet/balances/referral_credit'

/** Dispatched by a sweep for a welcome credit that a crash left unpaid. Safe to run twice. */
export default class CreditReferredUserJob extends BaseJob<{ userId: number }> {
  static options = { name: 'wallet.credit_referred_user', maxRetries: 3 }

  async execute() {
    await creditReferredUser(this.payload.userId)
  }
}
