import type AccountOpened from '#identity/accounts/account_opened'
import { creditReferredUser } from '#wallet/balances/referral_credit'

export default class CreditReferredUser {
  async handle({ userId }: AccountOpened) {
    await creditReferredUser(userId)
  }
}
