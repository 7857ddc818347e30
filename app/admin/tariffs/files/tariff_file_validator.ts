import vine from '@vinejs/vine'
import { wholeNumberField } from '#shared/http/checked_fields'

export const tariffFileValidator = vine.create({
  base: vine.string().regex(/^[0-9a-f]{32}$/),
  version: wholeNumberField().range([1, Number.MAX_SAFE_INTEGER]).optional(),
})
