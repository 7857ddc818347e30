import { urlFor } from '@adonisjs/core/services/url_builder'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatKobo } from '#shared/money/rules/money'
import type { LowBalanceWarning } from '#shipping/home/home_tasks'
import type { HomeTaskLine } from '#shipping/home/needs_transformer'

/** Deferred, because reading a wallet must not delay the page. */
export default class LowBalanceTransformer extends BaseTransformer<LowBalanceWarning> {
  toObject(): HomeTaskLine {
    const { cashKobo, alertBelowKobo } = this.resource
    return {
      key: 'low_balance',
      title: `Your wallet is down to ${formatKobo(cashKobo)}`,
      text: `You asked us to alert you below ${formatKobo(alertBelowKobo)}.`,
      action: 'Fund Wallet',
      href: urlFor('wallet.fund'),
    }
  }
}
