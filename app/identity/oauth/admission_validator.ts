import vine from '@vinejs/vine'
import { REFERRAL_CODE } from '#identity/referrals/referral_validator'
import { described } from '#shared/http/described'

export const admissionValidator = vine.create({
  token: vine.string().maxLength(100),
  // What it says is looked up, and a code that nobody has is no reason to turn a person away.
  referralCode: described(vine.any().optional(), REFERRAL_CODE),
})
