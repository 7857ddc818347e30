import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { staffCommentField } from '#shared/http/staff_comment'

export const bvnDecisionValidator = vine.create({
  accepted: vine.boolean({ strict: true }),
  reason: staffCommentField(),
})

bvnDecisionValidator.messagesProvider = FieldMessages.labelled({
  accepted: 'Accepted',
  reason: 'Reason',
})
