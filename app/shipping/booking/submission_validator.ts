import type { Check } from '#shared/http/rules/field_checks'
import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { FieldMessages } from '#shared/http/field_messages'
import type { Infer } from '@vinejs/vine/types'
import {
  itemChecks,
  LIMITS,
  MAX_ORIGINAL_SCRIPT_LENGTH,
  NO_ITEMS,
  packageChecks,
  recipientChecks,
  senderChecks,
  MAX_REFERENCE_LENGTH,
} from '#shipping/booking/rules/booking_rules'
import {
  DECLARATION_FIELD_LABELS,
  declaredItemRules,
  declaredShipmentRules,
} from '#shipping/customs/declaration_rules'
import {
  checkedNumberField,
  checkedTextField,
  optionalText,
  wholeNumberField,
} from '#shared/http/checked_fields'
import { PLACE_CODE_DESCRIPTIONS } from '#shipping/places/place_code_descriptions'
import { postalCodeOrDefault } from '#shipping/places/postal_codes'
import { addressPhoneField } from '#shared/phones/phone_field'

/** The order reference. Several shipments may have the same one. */
const reference = vine
  .string()
  .trim()
  .maxLength(MAX_REFERENCE_LENGTH)
  .regex(/^\P{Cc}*$/u)
  .nullable()
  .optional()

const MAX_KEY_LENGTH = 40

/** Values must be texts: as JSON numbers, long order numbers would lose their last digits. */
const metadata = vine
  .record(vine.string().maxLength(500))
  .maxLength(20)
  .validateKeys((keys, field) => {
    const isKey = (key: string) => key.length <= MAX_KEY_LENGTH && /^\P{Cc}+$/u.test(key)
    if (!keys.every(isKey)) field.report(KEYS, 'maxLength', field)
  })
  .parse(omitEmptyValues)
  .nullable()
  .optional()

const KEYS = `"Metadata": a key has 1 to ${MAX_KEY_LENGTH} characters on one line.`

/** Removes each key whose value is empty. */
function omitEmptyValues(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== null && value !== '')
  )
}

const KEPT = 'Your own data, stored unchanged'

/** A shop's own data, stored with the shipment and never interpreted. */
const merchantFields = {
  reference: described(reference, KEPT),
  metadata: described(metadata, KEPT),
}

const MERCHANT_NAMES = {
  'reference': 'Reference',
  'metadata': 'Metadata',
  'metadata.*': 'Metadata',
}

const MERCHANT_MESSAGES = {
  'reference.regex': '"Reference" must be on one line',
  'metadata.record.maxLength': '"Metadata" can have at most 20 keys',
  'metadata.*.string': '"Metadata" values must be text: write "1001", not 1001',
  'metadata.*.maxLength': '"Metadata" values can have at most 500 characters',
}

function address(checks: Record<keyof typeof senderChecks, Check>) {
  const fields = vine.object({
    fullname: checkedTextField(checks.fullname),
    email: checkedTextField(checks.email),
    phoneNumber: described(
      addressPhoneField(checks.phoneNumber),
      '+ and 7 to 15 digits, or 0 and 10 digits'
    ),
    address: checkedTextField(checks.address),
    country: described(checkedTextField(checks.country), PLACE_CODE_DESCRIPTIONS.country),
    state: described(checkedTextField(checks.state), PLACE_CODE_DESCRIPTIONS.state),
    city: described(
      vine.string().trim().maxLength(80).nullable().optional(),
      PLACE_CODE_DESCRIPTIONS.city
    ),
    cityName: described(optionalText(checks.cityName), 'The city name, if it has no code'),
    postalCode: checkedTextField(checks.postalCode).parse((value, { parent }) =>
      postalCodeOrDefault(parent?.country, value)
    ),
    originalScript: described(
      vine.string().trim().maxLength(MAX_ORIGINAL_SCRIPT_LENGTH).nullable().optional(),
      'Name and address in the local script, in addition to Latin letters'
    ),
    saveInAddressBook: described(
      vine.boolean().optional(),
      'true saves the address in the address book'
    ),
  })
  return described(fields, { title: 'AddressInput' })
}

const itemFields = vine.object({
  description: checkedTextField(itemChecks.description),
  quantity: described(checkedNumberField(itemChecks.quantity), 'The number of pieces'),
  value: described(checkedNumberField(itemChecks.value), 'Naira per piece'),
  category: described(
    checkedNumberField(itemChecks.category),
    'An id from /shipment/item_category/all'
  ),
  ...declaredItemRules,
})
const item = described(itemFields, { title: 'ItemInput' })

const dimension = (check: Check) => described(checkedNumberField(check).nullable().optional(), 'cm')

const parcelFields = vine.object({
  itemUnits: vine.array(item).minLength(1).maxLength(LIMITS.itemsPerPackage),
  weight: described(checkedNumberField(packageChecks.weight), 'kg'),
  packageDimension: described(
    vine
      .object({
        length: dimension(packageChecks.length),
        width: dimension(packageChecks.width),
        height: dimension(packageChecks.height),
      })
      .nullable()
      .optional(),
    'Length, width and height in cm'
  ),
  expressBoxId: described(wholeNumberField().min(0).optional(), '0 if none'),
})
const parcel = described(parcelFields, { title: 'ParcelInput' })

const preferredCourier = vine.string().maxLength(20).nullable().optional()
const pay = vine.enum(['Wallet', 'CashBack'] as const).optional()

const submission = {
  items: vine.array(parcel).minLength(1).maxLength(LIMITS.packages),
  insurance: vine.enum(['Standard', 'Premium'] as const),
  pickup: vine.boolean(),
  signatureRequired: vine.boolean(),
  origin: address(senderChecks),
  destination: address(recipientChecks),
  preferredPickupDate: described(vine.string().nullable().optional(), {
    format: 'date',
    description: 'A workday within 14 days',
  }),
  customs: described(declaredShipmentRules, { title: 'CustomsInput' }),
  ...merchantFields,
  id: wholeNumberField().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  editShipmentId: wholeNumberField().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  quoteId: described(
    vine.string().uuid().nullable().optional(),
    'The quote whose price you want to pay'
  ),
}

const COURIER_CODES = 'FEDEX, FEDEX_PRIORITY, UPS, DHL, ARAMEX or ARAMEX_PREMIUM'

const booking = vine.object({
  ...submission,
  preferredCourier: described(preferredCourier, `cheapest, fastest, or ${COURIER_CODES}`),
  pay: described(pay, 'Pays at once from this balance. If omitted, the booking is unpaid'),
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
  ...DECLARATION_FIELD_LABELS,
  ...MERCHANT_NAMES,
}

export const bookingValidator = vine.create(booking)

/** For an address whose country is known, such as that of a shipment being corrected. */
export const recipientValidator = vine.create(address(recipientChecks))

const text = (description: string) =>
  described(vine.string().trim().maxLength(500).nullable().optional(), description)

/** Changes to a recipient that leave the price as it is. An omitted field keeps its value. */
export const correctionValidator = vine.create({
  fullname: text('The recipient’s name'),
  phoneNumber: text('+ and 7 to 15 digits, or 0 and 10 digits'),
  address: vine.string().trim().maxLength(500),
  postalCode: text('May be left out in countries without postal codes'),
  cityName: text('Only outside Nigeria, where no price depends on it'),
})

export const quoteValidator = vine.create({
  ...submission,
  preferredCourier: described(preferredCourier, COURIER_CODES),
  pay: described(pay, 'Has no effect on a quote'),
})

const messages = new FieldMessages(
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
for (const validator of [
  bookingValidator,
  quoteValidator,
  recipientValidator,
  correctionValidator,
]) {
  validator.messagesProvider = messages
}

export type Submission = Infer<typeof booking>
export type SubmittedAddress = Submission['origin']
export type RecipientCorrection = Infer<typeof correctionValidator>

/** The part of a submission that decides whether a courier can deliver. */
export type SubmittedParties = Pick<Submission, 'origin' | 'destination' | 'items'>
