import type AccountOpened from '#identity/accounts/account_opened'
import { creditNewcomer } from '#wallet/balances/referral_credit'

export default class CreditNewcomer {
  async handle({ userId }: AccountOpened) {
    await creditNewcomer(userId)
  }
}
