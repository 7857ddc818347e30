import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { checkedNumberField, checkedTextField, wholeNumberField } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'
import type { Check } from '#shared/http/rules/field_checks'
import {
  itemChecks,
  LIMITS,
  packageChecks,
  recipientChecks,
  senderChecks,
} from '#shipping/booking/rules/booking_rules'

const MESSAGES = new FieldMessages(
  {
    'required': '"{{ field }}" should not be empty',
    'string': '"{{ field }}" is invalid',
    'regex': '"{{ field }}" is invalid',
    'uuid': '"{{ field }}" is not the number of a quote',
    'maxLength': '"{{ field }}" is too long',
    'number': '"{{ field }}" must be a number',
    'range': '"{{ field }}" is invalid',
    'withoutDecimals': '"{{ field }}" must be a whole number',
    'boolean': '"{{ field }}" must be true or false',
    'enum': '"{{ field }}" is not one of the choices',
    'object': '"{{ field }}" is invalid',
    'array': '"{{ field }}" must be a list',
    'packages.array.minLength': 'Please add at least one package.',
    'packages.array.maxLength': `A shipment can have at most ${LIMITS.packages} packages.`,
  },
  {}
)

const id = () => wholeNumberField().range([1, Number.MAX_SAFE_INTEGER])

/** PostgreSQL text accepts no null characters. */
const searchText = () =>
  vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(60)
    .regex(/^\P{Cc}*$/u)

const place = (checks: { country: Check; state: Check }) =>
  vine.object({
    country: checkedTextField(checks.country),
    state: checkedTextField(checks.state),
    city: searchText().nullable().optional(),
  })

const size = (check: Check) => checkedNumberField(check).nullable().optional()

const quoteRequest = vine.object({
  origin: place(senderChecks),
  destination: place(recipientChecks),
  packages: vine
    .array(
      vine.object({
        weight: checkedNumberField(packageChecks.weight),
        length: size(packageChecks.length),
        width: size(packageChecks.width),
        height: size(packageChecks.height),
      })
    )
    .minLength(1)
    .maxLength(LIMITS.packages),
  value: checkedNumberField(itemChecks.value).optional(),
  categories: vine.array(checkedNumberField(itemChecks.category)).maxLength(50).optional(),
  insurance: vine.enum(['Standard', 'Premium'] as const).optional(),
  pickup: vine.boolean().optional(),
  signatureRequired: vine.boolean().optional(),
})

export type AgentQuoteRequest = Infer<typeof quoteRequest>

export const agentQuoteValidator = vine.create(quoteRequest)

export const explainValidator = vine.create({
  quote_id: vine.string().uuid().optional(),
  shipment_id: id().optional(),
})

export const placeValidator = vine.create({
  search: searchText(),
  country: vine
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/)
    .optional(),
})

export const idValidator = vine.create({ id: id() })

export const createDraftValidator = vine.create({
  shipment: vine.any(),
  // An empty key arrives as null; running the command then throws InvalidIdempotencyKey.
  idempotency_key: vine.string().nullable().optional(),
})

export const bookValidator = vine.create({
  id: id(),
  amount: vine.number({ strict: true }).optional(),
  confirm: vine.boolean().optional(),
  // An empty key arrives as null: running the command then throws InvalidIdempotencyKey.
  idempotency_key: vine.string().nullable().optional(),
})

export const trackValidator = vine.create({ trackingNumber: vine.any() })

for (const validator of [
  ...[agentQuoteValidator, explainValidator, placeValidator, idValidator],
  ...[createDraftValidator, bookValidator, trackValidator],
]) {
  validator.messagesProvider = MESSAGES
}
