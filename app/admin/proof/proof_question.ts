import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { blankIsAbsent } from '#shared/http/list_question_validator'

/** Which transfer is looked for. */
export const proofQuestionValidator = vine.create({
  reference: vine.string().parse(blankIsAbsent).trim().maxLength(80).optional(),
})

proofQuestionValidator.messagesProvider = FieldMessages.labelled({ reference: 'Reference' })
