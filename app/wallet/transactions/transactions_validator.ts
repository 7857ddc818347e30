import vine from '@vinejs/vine'
import { listMessages, listQuestion, period } from '#shared/http/list_question_validator'
import { TRANSACTION_SORTS } from '#wallet/transactions/transactions'

/** A range of days, YYYY-MM-DD, both included. */
export const transactionPeriodValidator = vine.create(period())

/** The same, and what to look for in which order. */
export const transactionQuestionValidator = vine.create({
  ...period(),
  ...listQuestion(TRANSACTION_SORTS),
})

transactionPeriodValidator.messagesProvider = listMessages
transactionQuestionValidator.messagesProvider = listMessages
