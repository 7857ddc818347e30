import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { STAFF_COMMENT_MESSAGES, staffComment } from '#shared/http/staff_comment'

export const waybillReturnValidator = vine.create({ comment: staffComment() })

waybillReturnValidator.messagesProvider = new SimpleMessagesProvider(STAFF_COMMENT_MESSAGES, {
  comment: 'Comment',
})
