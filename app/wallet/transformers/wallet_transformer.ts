import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money'
import type Wallet from '#wallet/models/wallet'

export default class WalletTransformer extends BaseTransformer<Wallet> {
  toObject() {
    const wallet = this.resource
    return {
      id: wallet.id,
      cashBalance: naira(wallet.account('cash').balanceKobo),
      cashBackBalance: naira(wallet.account('cash_back').balanceKobo),
      organizationWallet: wallet.isOrganizationWallet,
      creditLimit: naira(wallet.creditLimitKobo),
    }
  }
}
