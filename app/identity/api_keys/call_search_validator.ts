import vine from '@vinejs/vine'
import { blankToUndefined } from '#shared/http/list_query_validator'
import { cursorFields } from '#shared/http/keyset_page'
import { FieldMessages } from '#shared/http/field_messages'

const text = (most: number) => vine.string().parse(blankToUndefined).trim().maxLength(most)

export const callSearchValidator = vine.create({
  ...cursorFields(),
  status: text(3)
    .regex(/^[1-5](\d\d|xx)$/)
    .optional(),
  path: text(500)
    .regex(/^\P{Cc}*$/u)
    .optional(),
  requestId: text(64)
    .regex(/^\P{Cc}*$/u)
    .optional(),
})

callSearchValidator.messagesProvider = new FieldMessages(
  { regex: '"{{ field }}" is invalid' },
  { limit: 'Limit', cursor: 'Cursor', status: 'Status', path: 'Path', requestId: 'Request ID' }
)
