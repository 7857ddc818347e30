import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { monthOf } from '#branding/notifications/log/message_question'
import { listMessages, listQuestion } from '#shared/http/list_question_validator'

export const costListValidator = vine.create({
  ...listQuestion(['cost', '-cost', 'organization', '-organization']),
  month: monthOf(),
})

costListValidator.messagesProvider = listMessages

export type CostQuestion = Infer<typeof costListValidator>
