import { readSettings } from '#shared/settings/setting'
import { naira } from '#shared/money/rules/money'
import { loadChargeSettings, loadInsuranceList } from '#shipping/pricing/pricing_settings'
import { isBvnRequired, withdrawalFeeKobo } from '#wallet/balances/wallet_settings'

/** Prices and choices that clients load once at startup. */
export async function loadSharedConfiguration() {
  const [wallet, { dropOffFeesKobo }, insurances] = await Promise.all([
    readSettings({ transactionFeeKobo: withdrawalFeeKobo, asksForBvn: isBvnRequired }),
    loadChargeSettings(),
    loadInsuranceList(),
  ])
  return {
    transactionFee: naira(wallet.transactionFeeKobo),
    bvn: wallet.asksForBvn,
    dropOffAmountForInternational: naira(dropOffFeesKobo.international),
    dropOffAmountForLocal: naira(dropOffFeesKobo.local),
    insuranceList: insurances,
  }
}
