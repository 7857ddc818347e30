import { readSettings } from '#shared/settings/setting'
import { naira } from '#shared/money/rules/money'
import { chargeSettings, insuranceList } from '#shipping/pricing/settings'
import { asksForBvn, transactionFeeKobo } from '#wallet/balances/settings'

/** What a client keeps from its start: prices and choices that several of its screens show. */
export async function sharedConfiguration() {
  const [wallet, { dropOffFeesKobo }, insurances] = await Promise.all([
    readSettings({ transactionFeeKobo, asksForBvn }),
    chargeSettings(),
    insuranceList(),
  ])
  return {
    transactionFee: naira(wallet.transactionFeeKobo),
    bvn: wallet.asksForBvn,
    dropOffAmountForInternational: naira(dropOffFeesKobo.international),
    dropOffAmountForLocal: naira(dropOffFeesKobo.local),
    insuranceList: insurances,
  }
}
