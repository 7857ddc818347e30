import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { checkedNumberField } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'
import { cartChecks, CHECKOUT_LIMITS } from '#shipping/pricing/checkout/rules/checkout_rules'

/** PostgreSQL text accepts no null characters. */
const codeRule = () =>
  vine
    .string()
    .trim()
    .maxLength(120)
    .regex(/^\P{Cc}*$/u)

const place = vine.object({
  country: vine
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/),
  state: codeRule().nullable().optional(),
  city: codeRule().nullable().optional(),
  postalCode: vine.string().trim().maxLength(20).nullable().optional(),
})

const side = (name: 'length' | 'width' | 'height') =>
  checkedNumberField(cartChecks[name]).nullable().optional()

const item = vine.object({
  weight: checkedNumberField(cartChecks.weight),
  length: side('length'),
  width: side('width'),
  height: side('height'),
  quantity: checkedNumberField(cartChecks.quantity).optional(),
  value: checkedNumberField(cartChecks.value).nullable().optional(),
})

const input = vine.object({
  destination: place.clone(),
  origin: place.clone().nullable().optional(),
  items: vine.array(item).minLength(1).maxLength(CHECKOUT_LIMITS.items),
})

export const checkoutRatesValidator = vine.create(input)

export type CheckoutRatesInput = Infer<typeof input>
export type CheckoutPlace = CheckoutRatesInput['destination']

checkoutRatesValidator.messagesProvider = new FieldMessages(
  {
    'required': '"{{ field }}" should not be empty',
    'string': '"{{ field }}" is invalid',
    'maxLength': '"{{ field }}" is invalid',
    'regex': '"{{ field }}" is invalid',
    'number': '"{{ field }}" must be a number',
    'object': '"{{ field }}" is invalid',
    'array': '"{{ field }}" must be a list',
    'items.array.minLength': 'Please send at least one item.',
    'items.array.maxLength': `A cart can have at most ${CHECKOUT_LIMITS.items} lines.`,
  },
  {
    'destination': 'Destination',
    'destination.country': 'Destination Country',
    'destination.state': 'Destination State',
    'destination.city': 'Destination City',
    'destination.postalCode': 'Destination Postal Code',
    'origin': 'Origin',
    'origin.country': 'Origin Country',
    'origin.state': 'Origin State',
    'origin.city': 'Origin City',
    'origin.postalCode': 'Origin Postal Code',
    'items': 'Items',
    'weight': 'Weight',
    'length': 'Length',
    'width': 'Width',
    'height': 'Height',
    'quantity': 'Quantity',
    'value': 'Value',
  }
)
