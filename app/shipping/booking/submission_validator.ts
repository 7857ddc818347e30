import { type Check } from '#shared/http/rules/field_checks'
import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import type { Infer } from '@vinejs/vine/types'
import {
  itemChecks,
  LIMITS,
  LONGEST_ORIGINAL,
  NO_ITEMS,
  packageChecks,
  recipientChecks,
  senderChecks,
} from '#shipping/booking/rules/booking_rules'
import {
  merchantFields,
  MERCHANT_MESSAGES,
  MERCHANT_NAMES,
} from '#shipping/booking/merchant_fields'
import { DECLARED_NAMES, declaredItem, declaredShipment } from '#shipping/customs/declared_fields'
import { checkedNumber, checkedText, wholeNumber } from '#shared/http/checked_fields'
import { postalCodeOr } from '#shipping/places/postal_codes'
import { addressPhone } from '#shared/phones/checked_phone'

function address(checks: Record<keyof typeof senderChecks, Check>) {
  return vine.object({
    fullname: checkedText(checks.fullname),
    email: checkedText(checks.email),
    phoneNumber: addressPhone(checks.phoneNumber),
    address: checkedText(checks.address),
    country: checkedText(checks.country),
    state: checkedText(checks.state),
    city: vine.string().trim().maxLength(80).nullable().optional(),
    cityName: checkedText(checks.cityName).nullable().optional(),
    postalCode: checkedText(checks.postalCode).parse((value, { parent }) =>
      postalCodeOr(parent?.country, value)
    ),
    originalScript: vine.string().trim().maxLength(LONGEST_ORIGINAL).nullable().optional(),
    saveInAddressBook: vine.boolean().optional(),
  })
}

const item = vine.object({
  description: checkedText(itemChecks.description),
  quantity: checkedNumber(itemChecks.quantity),
  value: checkedNumber(itemChecks.value),
  category: checkedNumber(itemChecks.category),
  ...declaredItem,
})

const dimension = (check: Check) => checkedNumber(check).nullable().optional()

const parcel = vine.object({
  itemUnits: vine.array(item).minLength(1).maxLength(LIMITS.itemsPerPackage),
  weight: checkedNumber(packageChecks.weight),
  packageDimension: vine
    .object({
      length: dimension(packageChecks.length),
      width: dimension(packageChecks.width),
      height: dimension(packageChecks.height),
    })
    .nullable()
    .optional(),
  expressBoxId: wholeNumber().min(0).optional(),
})

const submission = vine.object({
  items: vine.array(parcel).minLength(1).maxLength(LIMITS.packages),
  insurance: vine.enum(['Standard', 'Premium'] as const),
  pickup: vine.boolean(),
  signatureRequired: vine.boolean(),
  origin: address(senderChecks),
  destination: address(recipientChecks),
  preferredPickupDate: vine.string().nullable().optional(),
  customs: declaredShipment,
  ...merchantFields,
  id: wholeNumber().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  editShipmentId: wholeNumber().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  preferredCourier: vine.string().maxLength(20).nullable().optional(),
  quoteId: vine.string().uuid().nullable().optional(),
  pay: vine.enum(['Wallet', 'CashBack'] as const).optional(),
})

const FIELD_NAMES = {
  fullname: 'Full Name',
  email: 'E-mail',
  phoneNumber: 'Phone Number',
  address: 'Address',
  country: 'Country',
  state: 'State',
  city: 'City',
  cityName: 'City',
  postalCode: 'Postal Code',
  originalScript: 'Original Script',
  description: 'Description',
  quantity: 'Quantity',
  value: 'Unit Value',
  category: 'Category',
  weight: 'Package Weight',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  insurance: 'Insurance',
  pickup: 'Pickup',
  signatureRequired: 'Signature',
  origin: 'Origin',
  destination: 'Destination',
  items: 'Packages',
  preferredPickupDate: 'Preferred Pickup Date',
  pay: 'Pay',
  ...DECLARED_NAMES,
  ...MERCHANT_NAMES,
}

export const submissionValidator = vine.create(submission)

submissionValidator.messagesProvider = new FieldMessages(
  {
    'required': '"{{ field }}" should not be empty',
    'string': '"{{ field }}" is invalid',
    'number': '"{{ field }}" must be a number',
    'boolean': '"{{ field }}" must be true or false',
    'enum': '"{{ field }}" is not one of the choices',
    'object': '"{{ field }}" is invalid',
    'array': '"{{ field }}" must be a list',
    'items.array.minLength': 'Please add at least one package.',
    'items.array.maxLength': `A shipment can have at most ${LIMITS.packages} packages.`,
    'items.*.itemUnits.array.minLength': NO_ITEMS,
    'items.*.itemUnits.required': NO_ITEMS,
    'items.*.itemUnits.array.maxLength': `A package can have at most ${LIMITS.itemsPerPackage} items.`,
    ...MERCHANT_MESSAGES,
  },
  FIELD_NAMES
)

export type Submission = Infer<typeof submission>
export type SubmittedAddress = Submission['origin']
