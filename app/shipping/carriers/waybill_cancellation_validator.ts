import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { staffCommentField } from '#shared/http/staff_comment'

export const waybillCancellationValidator = vine.create({ comment: staffCommentField() })

waybillCancellationValidator.messagesProvider = FieldMessages.labelled({
  comment: 'Comment',
})
