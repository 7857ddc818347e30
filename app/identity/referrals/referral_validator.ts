import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { wholeNumberField } from '#shared/http/checked_fields'

export const REFERRAL_CODE = 'The referral code; an unknown code has no effect'

export const referralClickValidator = vine.create({
  referralCode: described(wholeNumberField().range([1, 999_999_999_999_999]), REFERRAL_CODE),
})
