import vine from '@vinejs/vine'
import { checkedTextField } from '#shared/http/checked_fields'
import { dayField } from '#shared/http/day_field'
import { FieldMessages } from '#shared/http/field_messages'
import { textCheck } from '#shared/http/rules/field_checks'
import { senderChecks } from '#shipping/booking/rules/booking_rules'
import { FIELD_NAMES, ROW_FIELDS } from '#shipping/batches/rules/sheet_fields'
import { addressPhoneField } from '#shared/phones/phone_field'

/** Holds a day's parcels of a large shop. Customers must split larger sheets. */
export const MAX_BATCH_ROWS = 1_000

/** Room for 1,000 pasted rows of 900 characters each. */
const MAX_PASTED_CHARACTERS = 900_000

const idOrRowRule = () =>
  vine.number({ strict: true }).withoutDecimals().range([1, Number.MAX_SAFE_INTEGER])
const name = () => vine.string().trim().minLength(1).maxLength(120)
const preferenceRule = () => vine.enum(['cheapest', 'fastest'] as const)

const LABELS = {
  'name': 'Name',
  'preferredCourier': 'Courier',
  'rows': 'Rows',
  'rows.*': 'Rows',
  'balance': 'Balance',
  'amount': 'Amount',
  'text': 'Rows',
  'shipments': 'Shipments',
  'format': 'Format',
  'layout': 'Layout',
  'pickup': 'Pickup',
  'pickupDate': 'Pickup Date',
  'leftOut': 'Left out',
}

const MESSAGES = new FieldMessages(
  {
    'rows.array.minLength': 'Please send at least one row.',
    'rows.array.maxLength': `A batch has at most ${MAX_BATCH_ROWS} rows. Please send the rest as another one.`,
  },
  LABELS
)

/** Rows are validated one by one later, so that one invalid row does not reject the others. */
export const batchValidator = vine.create({
  name: name().optional(),
  preferredCourier: preferenceRule().optional(),
  rows: vine.array(vine.any()).minLength(1).maxLength(MAX_BATCH_ROWS),
})

export const batchPaymentValidator = vine.create({
  balance: vine.string().maxLength(20),
  rows: vine.array(idOrRowRule()).minLength(1).maxLength(MAX_BATCH_ROWS).distinct().optional(),
  amount: vine.number({ strict: true }).range([0, 1e13]).decimal([0, 2]).optional(),
})

export const pastedSheetValidator = vine.create({
  text: vine.string().maxLength(MAX_PASTED_CHARACTERS),
})

export const pastShipmentsValidator = vine.create({
  shipments: vine.array(idOrRowRule()).minLength(1).maxLength(MAX_BATCH_ROWS).distinct(),
})

export const sheetFormatValidator = vine.create({
  format: vine.enum(['csv', 'xlsx'] as const).optional(),
})

export const labelLayoutValidator = vine.create({
  layout: vine.enum(['label', 'a4'] as const).optional(),
})

const field = () => vine.enum(FIELD_NAMES)
/** Long, because a cell has one line for each item of the parcel. */
const cell = () => vine.string().maxLength(5_000)
const texts = () =>
  vine.object(Object.fromEntries(ROW_FIELDS.map((one) => [one, cell().nullable().optional()])))

export const batchEditValidator = vine.create({
  preferredCourier: preferenceRule().optional(),
  pickup: vine.boolean().optional(),
  pickupDate: dayField().nullable().optional(),
  sender: vine
    .object({
      fullname: checkedTextField(senderChecks.fullname),
      phoneNumber: addressPhoneField(senderChecks.phoneNumber),
      email: checkedTextField(senderChecks.email),
      address: checkedTextField(senderChecks.address),
      city: checkedTextField(textCheck('City', { max: 80 })),
      state: vine.string().trim().maxLength(80).nullable().optional(),
      postalCode: checkedTextField(senderChecks.postalCode),
    })
    .optional(),
  defaults: texts().optional(),
  columns: vine
    .array(
      vine.object({
        header: vine.string().maxLength(120),
        field: field().nullable(),
      })
    )
    .maxLength(200)
    .optional(),
})

export const batchRowEditValidator = vine.create({
  cells: texts().optional(),
  preferredCourier: vine.string().trim().maxLength(20).nullable().optional(),
  leftOut: vine.boolean().optional(),
})

for (const validator of [
  ...[batchValidator, batchPaymentValidator, pastedSheetValidator, pastShipmentsValidator],
  ...[sheetFormatValidator, labelLayoutValidator, batchEditValidator, batchRowEditValidator],
]) {
  validator.messagesProvider = MESSAGES
}
