import vine from '@vinejs/vine'
import { cursorQuestion, pageCursor } from '#shared/http/keyset_page'
import {
  listMessages,
  listQueryFields,
  openPeriodFields,
  optionalPeriodFields,
  periodFields,
} from '#shared/http/list_query_validator'
import { TRANSACTION_SORTS } from '#wallet/transactions/transaction_query'

/** A range of days, YYYY-MM-DD, both included. */
export const transactionPeriodValidator = vine.create(periodFields())

/** The same, and what to look for in which order. */
export const transactionHistoryValidator = vine.create({
  ...periodFields(),
  ...listQueryFields(TRANSACTION_SORTS),
  ...pageCursor(),
})

/** Of the page and of its file, which hold all days where none are named. */
export const transactionPageValidator = vine.create({
  ...optionalPeriodFields(),
  ...listQueryFields(TRANSACTION_SORTS),
  ...pageCursor(),
})

/** What a program asks of its list: of which days, and after which one. */
export const transactionListValidator = vine.create({ ...cursorQuestion(), ...openPeriodFields() })

transactionPeriodValidator.messagesProvider = listMessages
transactionHistoryValidator.messagesProvider = listMessages
transactionPageValidator.messagesProvider = listMessages
transactionListValidator.messagesProvider = listMessages
