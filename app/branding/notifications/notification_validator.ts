import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { TEXT_LENGTH, unknownPlaceholders } from '#branding/notifications/rules/templates'
import { version } from '#branding/brand_fields'

const knowsItsPlaceholders = vine.createRule((value: unknown, _, field) => {
  if (typeof value !== 'string') return
  const [unknown] = unknownPlaceholders(value)
  if (unknown)
    field.report(`"{{ field }}" has {${unknown}}, which is not a placeholder`, 'placeholder', field)
})

const text = (longest: number) =>
  vine.string().trim().minLength(1).maxLength(longest).use(knowsItsPlaceholders())

export const notificationTemplateValidator = vine.create({
  subject: text(TEXT_LENGTH.subject).regex(/^[^\p{Cc}]*$/u),
  body: text(TEXT_LENGTH.body),
  sms: text(TEXT_LENGTH.sms),
  version: version(),
})

notificationTemplateValidator.messagesProvider = new FieldMessages(
  {
    required: '"{{ field }}" should not be empty',
    minLength: '"{{ field }}" should not be empty',
    maxLength: '"{{ field }}" must have at most {{ max }} characters',
    string: '"{{ field }}" must be text',
    regex: '"{{ field }}" must be on one line',
  },
  { subject: 'Subject', body: 'E-mail', sms: 'SMS' }
)
