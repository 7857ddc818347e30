import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { staffComment } from '#shared/http/staff_comment'

export const reopeningValidator = vine.create({ reason: staffComment() })

reopeningValidator.messagesProvider = FieldMessages.labelled({ reason: 'Reason' })
