import type AccountOpened from '#identity/events/account_opened'
import { creditNewcomer } from '#wallet/referral_credit'

export default class CreditNewcomer {
  async handle({ userId }: AccountOpened) {
    await creditNewcomer(userId)
  }
}
