import vine from '@vinejs/vine'
import { wholeNumberField } from '#shared/http/checked_fields'

/** What a value may be is the setting's own to say, also of none: a number that was not typed as one. */
export const settingValidator = vine.create({
  value: vine.any().nullable(),
  version: wholeNumberField().range([1, 2_147_483_647]).optional(),
})
