import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { wholeNumber } from '#shared/http/checked_fields'
import { listMessages, listQuestion } from '#shared/http/list_question_validator'

const { search: condition, page, perPage } = listQuestion(['id'])

export const walletSearchValidator = vine.create({
  condition: described(condition, 'What a row has to hold'),
  page,
  perPage,
})

/** Which of a person's wallets; without it the one that they pay from when they sign in. */
export const personsWalletValidator = vine.create({
  walletId: wholeNumber().range([1, Number.MAX_SAFE_INTEGER]).optional(),
})

personsWalletValidator.messagesProvider = listMessages
walletSearchValidator.messagesProvider = listMessages
