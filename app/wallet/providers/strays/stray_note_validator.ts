import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { staffComment } from '#shared/http/staff_comment'

export const strayNoteValidator = vine.create({ comment: staffComment() })

strayNoteValidator.messagesProvider = FieldMessages.labelled({ comment: 'Comment' })
