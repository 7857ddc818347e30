import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { STAFF_COMMENT_MESSAGES, staffComment } from '#shared/http/staff_comment'

export const bvnDecisionValidator = vine.create({
  accepted: vine.boolean({ strict: true }),
  reason: staffComment(),
})

bvnDecisionValidator.messagesProvider = new FieldMessages(
  { ...STAFF_COMMENT_MESSAGES, boolean: '"{{ field }}" must be true or false' },
  { accepted: 'Accepted', reason: 'Reason' }
)
