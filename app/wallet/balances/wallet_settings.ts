import vine from '@vinejs/vine'
import { Setting } from '#shared/settings/setting'

export const withdrawalFeeKobo = new Setting<number>('wallet.transaction_fee_kobo', {
  description: 'Fee for each withdrawal',
  default: 50_00,
  schema: vine.number({ strict: true }).withoutDecimals().range([0, 1e12]),
})

export const isBvnRequired = new Setting<boolean>('wallet.asks_for_bvn', {
  description: 'Requires customers to verify their BVN before they link a bank account',
  default: false,
  schema: vine.boolean({ strict: true }),
})

export const welcomeCreditDays = new Setting<number>('wallet.welcome_credit_days', {
  description: 'Days for which a referred person can spend the welcome credit',
  default: 30,
  schema: vine.number({ strict: true }).withoutDecimals().range([1, 365]),
})

export const WALLET_SETTINGS: Setting<any>[] = [withdrawalFeeKobo, isBvnRequired, welcomeCreditDays]
