import { PayoutAccountSchema } from '#database/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { PaymentProviderName } from '#wallet/providers/payment_provider'
import type Wallet from '#wallet/balances/wallet'

/** A bank account confirmed by its owner. Unlinked accounts remain for past withdrawals. */
export default class PayoutAccount extends PayoutAccountSchema {
  declare provider: PaymentProviderName | null

  static linkedTo(wallet: Wallet, client?: QueryClientContract) {
    return this.query({ client }).where('walletId', wallet.id).whereNull('unlinkedAt')
  }

  get shortNumber() {
    return `****${this.accountNumber.slice(-4)}`
  }
}
