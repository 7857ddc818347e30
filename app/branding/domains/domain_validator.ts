import vine from '@vinejs/vine'
import { checkedTextField } from '#shared/http/checked_fields'
import { checkHostName, parseHostName } from '#branding/domains/rules/host_name'
import { FieldMessages } from '#shared/http/field_messages'
import { isOurHost } from '#shared/brand/foreign_host'

/** Only the server knows which names are ours. */
const checkDomainName = (value: unknown) =>
  isOurHost(parseHostName(String(value)) ?? '')
    ? '"Domain" is one of our own addresses. Give a name on a domain that belongs to your business'
    : checkHostName(value)

export const domainValidator = vine.create({
  host: checkedTextField(checkDomainName).transform((typed) => parseHostName(typed)!),
})

domainValidator.messagesProvider = new FieldMessages(
  {
    required: '"{{ field }}" should not be empty',
    string: '"{{ field }}" must be a host name, such as track.ankarahouse.ng',
  },
  { host: 'Domain' }
)
