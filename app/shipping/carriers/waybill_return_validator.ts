import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { STAFF_COMMENT_MESSAGES, staffComment } from '#shared/http/staff_comment'

export const waybillReturnValidator = vine.create({ comment: staffComment() })

waybillReturnValidator.messagesProvider = new FieldMessages(STAFF_COMMENT_MESSAGES, {
  comment: 'Comment',
})
