import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'

export const clearanceInitiationValidator = vine.create({
  clearanceDocumentIds: vine
    .array(vine.number({ strict: true }).withoutDecimals().range([1, Number.MAX_SAFE_INTEGER]))
    .minLength(1)
    .maxLength(100),
})

clearanceInitiationValidator.messagesProvider = new FieldMessages(
  {
    'required': '"{{ field }}" should not be empty',
    'array': '"{{ field }}" must be a list of ids',
    'array.minLength': '"{{ field }}" should not be empty',
    'array.maxLength': '"{{ field }}" can name at most {{ max }} documents',
    'number': '"{{ field }}" must be a list of ids',
    'range': '"{{ field }}" must be a list of ids',
    'withoutDecimals': '"{{ field }}" must be a list of ids',
  },
  { clearanceDocumentIds: 'Clearance Documents' }
)
