import vine from '@vinejs/vine'
import { cursorQuestion, pageCursor } from '#shared/http/keyset_page'
import {
  listMessages,
  listQuestion,
  openPeriod,
  optionalPeriod,
  period,
} from '#shared/http/list_question_validator'
import { TRANSACTION_SORTS } from '#wallet/transactions/transaction_list'

/** A range of days, YYYY-MM-DD, both included. */
export const transactionPeriodValidator = vine.create(period())

/** The same, and what to look for in which order. */
export const transactionQuestionValidator = vine.create({
  ...period(),
  ...listQuestion(TRANSACTION_SORTS),
  ...pageCursor(),
})

/** Of the page and of its file, which hold all days where none are named. */
export const transactionPageValidator = vine.create({
  ...optionalPeriod(),
  ...listQuestion(TRANSACTION_SORTS),
  ...pageCursor(),
})

/** What a program asks of its list: of which days, and after which one. */
export const transactionListValidator = vine.create({ ...cursorQuestion(), ...openPeriod() })

transactionPeriodValidator.messagesProvider = listMessages
transactionQuestionValidator.messagesProvider = listMessages
transactionPageValidator.messagesProvider = listMessages
transactionListValidator.messagesProvider = listMessages
