import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { GEOGRAPHIES } from '#shipping/places/zone'

/** No state has as many cities. */
const MAX_ZONE_MEMBERS = 5000

const id = () => vine.number({ strict: true }).withoutDecimals().range([1, Number.MAX_SAFE_INTEGER])

const code = (pattern: RegExp) => vine.string().trim().regex(pattern)

const members = () =>
  vine
    .array(
      vine.object({
        value: code(/^[A-Za-z0-9]{1,80}$/),
        label: vine.string().maxLength(160).optional(),
        name: vine.string().maxLength(160).optional(),
      })
    )
    .maxLength(MAX_ZONE_MEMBERS)

const head = {
  id: id().optional(),
  /** The version of the zone that was edited; undefined skips the conflict check. */
  version: vine.number({ strict: true }).withoutDecimals().range([1, 2_147_483_647]).optional(),
  description: vine
    .string()
    .trim()
    .maxLength(100)
    .regex(/^[^\p{Cc}]*$/u),
  courierCode: code(/^[A-Z_]{1,20}$/),
  originCountryCode: code(/^[A-Z]{2}$/),
}

export const internationalZoneValidator = vine.create({
  ...head,
  /** Null means the whole world. */
  geographyCode: vine.enum(GEOGRAPHIES).nullable(),
  members: members(),
  billingGroup: vine
    .number()
    .parse(optionValue)
    .withoutDecimals()
    .range([1, Number.MAX_SAFE_INTEGER])
    .nullable()
    .optional(),
})

export const localZoneValidator = vine.create({
  ...head,
  originMembers: members(),
  members: members(),
})

export const cityZoneValidator = vine.create({
  ...head,
  originStateCode: code(/^[A-Z0-9]{1,8}$/),
  originMembers: members(),
  members: members(),
})

/** Accepts a form option by its value. */
function optionValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'value' in value ? value.value : value
}

const zoneMessagesFor = (places: string) =>
  new FieldMessages(
    {
      'description.regex': '"{{ field }}" has characters that cannot be read',
      'description.maxLength': '"{{ field }}" must have at most {{ max }} characters',
      'members.*.value.regex': `A choice of "${places}" is not a code`,
      'originMembers.*.value.regex': 'A choice of "Origin(s)" is not a code',
      'array.maxLength': '"{{ field }}" has more than {{ max }} choices',
      'object': '"{{ field }}" is invalid',
      'regex': '"{{ field }}" is not one of the choices',
      'string': '"{{ field }}" is invalid',
      'number': '"{{ field }}" is invalid',
      'range': '"{{ field }}" is invalid',
      'withoutDecimals': '"{{ field }}" is invalid',
    },
    {
      description: 'Description',
      courierCode: 'Courier',
      originCountryCode: 'Country',
      originStateCode: 'Origin State',
      geographyCode: 'Geography',
      billingGroup: 'Billing Group',
      originMembers: 'Origin(s)',
      members: places,
      value: 'Value',
      id: 'Id',
      version: 'Version',
    }
  )

for (const validator of [internationalZoneValidator, localZoneValidator, cityZoneValidator]) {
  validator.messagesProvider = zoneMessagesFor('Destination(s)')
}

/** The members of an import zone are its origins. */
export const IMPORT_ZONE_MESSAGES = zoneMessagesFor('Origin(s)')
