import vine from '@vinejs/vine'
import { Setting } from '#shared/settings/setting'

export const referralKobo = new Setting<number>('identity.referral_kobo', {
  description: 'Credit that the referring and the referred person each get',
  default: 1_000_00,
  schema: vine.number({ strict: true }).withoutDecimals().range([0, 1e9]),
})
