import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { staffCommentField } from '#shared/http/staff_comment'

export const unmatchedWebhookValidator = vine.create({ comment: staffCommentField() })

unmatchedWebhookValidator.messagesProvider = FieldMessages.labelled({ comment: 'Comment' })
