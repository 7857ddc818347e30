import vine from '@vinejs/vine'
import { wholeNumber } from '#shared/http/checked_fields'

export const referralClickValidator = vine.create({
  referralCode: wholeNumber().range([1, 999_999_999_999_999]),
})
