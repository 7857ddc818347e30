import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { monthRule } from '#branding/notifications/log/message_query'
import { listMessages, listQueryFields } from '#shared/http/list_query_validator'

export const messageCostListValidator = vine.create({
  ...listQueryFields(['cost', '-cost', 'organization', '-organization']),
  month: monthRule(),
})

messageCostListValidator.messagesProvider = listMessages

export type MessageCostQuery = Infer<typeof messageCostListValidator>
