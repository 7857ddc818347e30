import vine from '@vinejs/vine'
import { Setting } from '#shared/settings/setting'

export const withdrawalFeeKobo = new Setting<number>('wallet.transaction_fee_kobo', {
  description: 'What a withdrawal costs',
  default: 50_00,
  schema: vine.number({ strict: true }).withoutDecimals().range([0, 1e12]),
})

export const isBvnRequired = new Setting<boolean>('wallet.asks_for_bvn', {
  description: 'Whether a bank verification number is asked for before an account of one’s own',
  default: false,
  schema: vine.boolean({ strict: true }),
})

export const welcomeCreditDays = new Setting<number>('wallet.welcome_credit_days', {
  description: 'For how many days somebody who was referred may spend their credit',
  default: 30,
  schema: vine.number({ strict: true }).withoutDecimals().range([1, 365]),
})

export const WALLET_SETTINGS: Setting<any>[] = [withdrawalFeeKobo, isBvnRequired, welcomeCreditDays]
