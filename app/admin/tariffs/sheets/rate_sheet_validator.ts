import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { FieldMessages } from '#shared/http/field_messages'
import { multiplierChecks, rowChecks } from '#admin/tariffs/sheets/rules/rate_sheet_rules'
import { checkedNumberField } from '#shared/http/checked_fields'

/** The largest sheet of a request; import larger ones as files. */
const MAX_SHEET_ROWS = 10_000

const id = () => vine.number({ strict: true }).withoutDecimals().range([1, Number.MAX_SAFE_INTEGER])

const version = () => vine.number({ strict: true }).withoutDecimals().range([0, 2_147_483_647])

const sheet = { shippingZoneId: id(), billingGroupId: id().nullable().optional() }

export const rateSheetValidator = vine.create({
  ...sheet,
  version: version().optional(),
  rates: vine
    .array(
      vine.object({
        aboveWeight: described(
          checkedNumberField(rowChecks.aboveWeight),
          'kg, exclusive lower bound of the tariff row'
        ),
        endWeight: described(
          checkedNumberField(rowChecks.endWeight),
          'kg, inclusive upper bound of the tariff row'
        ),
        rate: checkedNumberField(rowChecks.rate),
      })
    )
    .minLength(1)
    .maxLength(MAX_SHEET_ROWS),
})

export const rateMultiplierValidator = vine.create({
  ...sheet,
  version: version().optional(),
  startWeight: described(checkedNumberField(multiplierChecks.startWeight), 'kg'),
  endWeight: described(checkedNumberField(multiplierChecks.endWeight), 'kg'),
  increment: described(checkedNumberField(multiplierChecks.increment), 'kg'),
  ratePerIncrement: checkedNumberField(multiplierChecks.ratePerIncrement),
})

export const sheetVersionValidator = vine.create({ version: version().optional() })

const messages = new FieldMessages(
  {
    'array.minLength': 'Add at least one rate',
    'array.maxLength': 'There are more than {{ max }} rates. Please import them as a file.',
    'object': '"{{ field }}" is invalid',
    'range': '"{{ field }}" is invalid',
    'withoutDecimals': '"{{ field }}" is invalid',
  },
  {
    shippingZoneId: 'Shipping Zone',
    billingGroupId: 'Billing Group',
    version: 'Version',
    rates: 'Rates',
    aboveWeight: 'Above Weight',
    endWeight: 'End Weight',
    rate: 'Rate',
    startWeight: 'Start Weight',
    increment: 'Increment',
    ratePerIncrement: 'Rate/Increment',
  }
)

for (const validator of [rateSheetValidator, rateMultiplierValidator, sheetVersionValidator]) {
  validator.messagesProvider = messages
}
