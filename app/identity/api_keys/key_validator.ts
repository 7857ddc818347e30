import vine from '@vinejs/vine'
import { isIpAddressOrRange } from '#identity/api_keys/allowed_addresses'
import { MAX_KEY_ADDRESSES, MAX_KEY_NAME_LENGTH } from '#identity/api_keys/rules/key_rules'
import { SCOPE_NAMES } from '#identity/api_keys/rules/scopes'
import { MODES } from '#identity/test_mode/rules/mode'
import { numberField, wholeNumberField } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'

const MAX_NAIRA_PER_DAY = 100_000_000
const MAX_OVERLAP_HOURS = 168

const addressRule = vine.createRule((value: unknown, _, field) => {
  if (typeof value === 'string' && isIpAddressOrRange(value)) return
  const problem = '"Addresses" must be IP addresses or ranges, such as 102.89.23.4 or 10.0.0.0/8'
  field.report(problem, 'address', field)
})

const name = () =>
  vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(MAX_KEY_NAME_LENGTH)
    .regex(/^\P{Cc}*$/u)

const scopes = () =>
  vine.array(vine.enum(SCOPE_NAMES)).minLength(1).maxLength(SCOPE_NAMES.length).distinct()

const dailyLimit = () => numberField().decimal([0, 2]).range([0, MAX_NAIRA_PER_DAY])

const addresses = () =>
  vine.array(vine.string().trim().maxLength(50).use(addressRule())).maxLength(MAX_KEY_ADDRESSES)

export const keyValidator = vine.create({
  name: name(),
  mode: vine.enum(MODES),
  scopes: scopes(),
  dailyLimit: dailyLimit().optional(),
  expiresAt: vine.date({ formats: ['YYYY-MM-DD'] }).optional(),
  addresses: addresses().optional(),
})

export const keyChangeValidator = vine.create({
  name: name().optional(),
  scopes: scopes().optional(),
  dailyLimit: dailyLimit().optional(),
  addresses: addresses().optional(),
})

export const rollValidator = vine.create({
  hours: wholeNumberField().range([0, MAX_OVERLAP_HOURS]).optional(),
})

const messages = new FieldMessages(
  {
    'array.maxLength': '"{{ field }}" has more than {{ max }} entries',
    'array.minLength': '"{{ field }}" should not be empty',
    'distinct': '"{{ field }}" has the same entry twice',
  },
  {
    name: 'Name',
    mode: 'Mode',
    scopes: 'Scopes',
    dailyLimit: 'Daily limit',
    expiresAt: 'Expires',
    addresses: 'Addresses',
    hours: 'Hours',
  }
)

keyValidator.messagesProvider = messages
keyChangeValidator.messagesProvider = messages
rollValidator.messagesProvider = messages
