import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { wholeNumber } from '#shared/http/checked_fields'

/** A choice of a form may come as the option that was chosen, or as its value alone. */
export function chosenValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'value' in value ? value.value : value
}

/** Of the row that a change was made from. */
export const rowVersion = wholeNumber().range([1, 2_147_483_647]).optional()

/** What a call says that takes a row away. */
export const removalValidator = vine.create({ version: rowVersion })

export const pageOfList = {
  condition: described(vine.string().trim().maxLength(100).optional(), 'What a row has to hold'),
  page: wholeNumber().range([1, 100_000]).optional(),
  perPage: wholeNumber().range([1, 100]).optional(),
}
