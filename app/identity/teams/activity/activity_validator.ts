import vine from '@vinejs/vine'
import { pageCursor } from '#shared/http/keyset_page'
import {
  blankToUndefined,
  listMessages,
  listQueryFields,
  optionalPeriodFields,
} from '#shared/http/list_query_validator'

const { page, perPage } = listQueryFields([])

export const activityValidator = vine.create({
  person: vine
    .number()
    .parse(blankToUndefined)
    .withoutDecimals()
    .range([1, Number.MAX_SAFE_INTEGER])
    .optional(),
  ...optionalPeriodFields(),
  page,
  perPage,
  ...pageCursor(),
})

activityValidator.messagesProvider = listMessages
