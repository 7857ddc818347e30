import vine from '@vinejs/vine'
import { pageCursor } from '#shared/http/keyset_page'
import {
  blankIsAbsent,
  listMessages,
  listQuestion,
  optionalPeriod,
} from '#shared/http/list_question_validator'

const { page, perPage } = listQuestion([])

export const logValidator = vine.create({
  person: vine
    .number()
    .parse(blankIsAbsent)
    .withoutDecimals()
    .range([1, Number.MAX_SAFE_INTEGER])
    .optional(),
  ...optionalPeriod(),
  page,
  perPage,
  ...pageCursor(),
})

logValidator.messagesProvider = listMessages
