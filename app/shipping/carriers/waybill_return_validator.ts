import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { staffComment } from '#shared/http/staff_comment'

export const waybillReturnValidator = vine.create({ comment: staffComment() })

waybillReturnValidator.messagesProvider = FieldMessages.labelled({
  comment: 'Comment',
})
