import vine from '@vinejs/vine'
import { wholeNumberField } from '#shared/http/checked_fields'

/** Accepts any value: the setting validates it. Forms send null for an invalid number. */
export const settingValidator = vine.create({
  value: vine.any().nullable(),
  version: wholeNumberField().range([1, 2_147_483_647]).optional(),
})
