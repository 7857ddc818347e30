import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { staffCommentField } from '#shared/http/staff_comment'

export const reopeningValidator = vine.create({ reason: staffCommentField() })

reopeningValidator.messagesProvider = FieldMessages.labelled({ reason: 'Reason' })
