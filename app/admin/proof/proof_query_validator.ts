import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { blankToUndefined } from '#shared/http/list_query_validator'

export const proofQueryValidator = vine.create({
  reference: vine.string().parse(blankToUndefined).trim().maxLength(80).optional(),
})

proofQueryValidator.messagesProvider = FieldMessages.labelled({ reference: 'Reference' })
