import vine from '@vinejs/vine'
import { REFERRAL_CODE } from '#identity/referrals/referral_validator'
import { described } from '#shared/http/described'

export const socialSignInValidator = vine.create({
  token: vine.string().maxLength(100),
  // Any value is accepted: an unknown referral code must not block a sign-up.
  referralCode: described(vine.any().optional(), REFERRAL_CODE),
})
