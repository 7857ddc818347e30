import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatKobo, naira } from '#shared/money/rules/money'
import type Wallet from '#wallet/balances/wallet'

export default class WalletTransformer extends BaseTransformer<Wallet> {
  toObject() {
    const wallet = this.resource
    return {
      id: wallet.id,
      /** @api Naira */
      cashBalance: naira(wallet.account('cash').balanceKobo),
      /** @api Naira */
      cashBackBalance: naira(wallet.account('cash_back').balanceKobo),
      organizationWallet: wallet.isOrganizationWallet,
      /** @api Credit limit in naira: the cash balance may go that far below zero */
      creditLimit: naira(wallet.creditLimitKobo),
      alertBelow: wallet.lowBalanceKobo === null ? null : naira(wallet.lowBalanceKobo),
    }
  }

  forStaff() {
    const { userId, user, organizationId, organization } = this.resource
    return {
      ...this.toObject(),
      userId,
      organizationId,
      organizationName: organization.name,
      owner: this.resource.ownerName,
      title: this.resource.title,
      username: user ? user.email : organization.contactEmail,
    }
  }

  forHome() {
    return this.cards('Referral Bonus')
  }

  /** The specification fixes the spelling 'Referal Bonus' on this page. */
  forBalancePage() {
    return this.cards('Referal Bonus')
  }

  private cards(organizationBonusTitle: string) {
    const wallet = this.resource
    return {
      cash: formatKobo(wallet.account('cash').balanceKobo),
      bonusTitle: wallet.isOrganizationWallet ? organizationBonusTitle : 'Cash Back Balance',
      bonus: formatKobo(wallet.account('cash_back').balanceKobo),
    }
  }
}
