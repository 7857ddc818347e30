import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import {
  MAX_TEXT_LENGTH,
  findUnknownPlaceholders,
} from '#branding/notifications/rules/message_templates'
import { versionRule } from '#branding/brand_field_rules'

const hasKnownPlaceholders = vine.createRule((value: unknown, _, field) => {
  if (typeof value !== 'string') return
  const [unknown] = findUnknownPlaceholders(value)
  if (unknown)
    field.report(`"{{ field }}" has {${unknown}}, which is not a placeholder`, 'placeholder', field)
})

const text = (longest: number) =>
  vine.string().trim().minLength(1).maxLength(longest).use(hasKnownPlaceholders())

export const notificationTemplateValidator = vine.create({
  subject: text(MAX_TEXT_LENGTH.subject).regex(/^[^\p{Cc}]*$/u),
  body: text(MAX_TEXT_LENGTH.body),
  sms: text(MAX_TEXT_LENGTH.sms),
  version: versionRule(),
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
