import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { wholeNumberField } from '#shared/http/checked_fields'
import { listMessages, listQueryFields } from '#shared/http/list_query_validator'

const { search: condition, page, perPage } = listQueryFields(['id'])

export const walletSearchValidator = vine.create({
  condition: described(condition, 'Search text'),
  page,
  perPage,
})

export const userWalletValidator = vine.create({
  walletId: wholeNumberField().range([1, Number.MAX_SAFE_INTEGER]).optional(),
})

userWalletValidator.messagesProvider = listMessages
walletSearchValidator.messagesProvider = listMessages
