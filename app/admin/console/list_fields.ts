import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { wholeNumberField } from '#shared/http/checked_fields'

/** Returns the `value` of a form option such as `{ value, label }`; anything else unchanged. */
export function unwrapOption(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'value' in value ? value.value : value
}

export const rowVersion = wholeNumberField().range([1, 2_147_483_647]).optional()

export const deletionValidator = vine.create({ version: rowVersion })

export const listPageFields = {
  condition: described(vine.string().trim().maxLength(100).optional(), 'Search text'),
  page: wholeNumberField().range([1, 100_000]).optional(),
  perPage: wholeNumberField().range([1, 100]).optional(),
}
