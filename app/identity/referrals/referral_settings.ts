import vine from '@vinejs/vine'
import { Setting } from '#shared/settings/setting'

export const referralKobo = new Setting<number>('identity.referral_kobo', {
  description: 'What a referral gives to the person who refers and to the person who is referred',
  default: 1_000_00,
  schema: vine.number({ strict: true }).withoutDecimals().range([0, 1e9]),
})
