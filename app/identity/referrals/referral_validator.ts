import vine from '@vinejs/vine'

export const referralClickValidator = vine.create({
  referralCode: vine.number().withoutDecimals().range([1, 999_999_999_999_999]),
})
