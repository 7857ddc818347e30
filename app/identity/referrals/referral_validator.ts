import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { wholeNumberField } from '#shared/http/checked_fields'

export const REFERRAL_CODE = 'Of whoever sent them; one that nobody has counts for nothing'

export const referralClickValidator = vine.create({
  referralCode: described(wholeNumberField().range([1, 999_999_999_999_999]), REFERRAL_CODE),
})
