import vine from '@vinejs/vine'
import { cursorFields, pageCursor } from '#shared/http/keyset_page'
import {
  listMessages,
  listQueryFields,
  openPeriodFields,
  optionalPeriodFields,
  periodFields,
} from '#shared/http/list_query_validator'
import { TRANSACTION_SORTS } from '#wallet/transactions/transaction_query'

/** A period of days, YYYY-MM-DD, inclusive. */
export const transactionPeriodValidator = vine.create(periodFields())

export const transactionHistoryValidator = vine.create({
  ...periodFields(),
  ...listQueryFields(TRANSACTION_SORTS),
  ...pageCursor(),
})

export const transactionPageValidator = vine.create({
  ...optionalPeriodFields(),
  ...listQueryFields(TRANSACTION_SORTS),
  ...pageCursor(),
})

export const transactionListValidator = vine.create({ ...cursorFields(), ...openPeriodFields() })

transactionPeriodValidator.messagesProvider = listMessages
transactionHistoryValidator.messagesProvider = listMessages
transactionPageValidator.messagesProvider = listMessages
transactionListValidator.messagesProvider = listMessages
