import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { checkedNumberField } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'
import type { Check } from '#shared/http/rules/field_checks'
import { settingChecks } from '#shipping/pricing/checkout/rules/checkout_rules'

const setting = (check: Check) => checkedNumberField(check).nullable().optional()

const settings = vine.object({
  originState: vine.string().trim().maxLength(12).nullable().optional(),
  originCity: vine.string().trim().maxLength(80).nullable().optional(),
  boxLength: setting(settingChecks.boxLength),
  boxWidth: setting(settingChecks.boxWidth),
  boxHeight: setting(settingChecks.boxHeight),
  fallbackPrice: setting(settingChecks.fallbackPrice),
  markupPercent: setting(settingChecks.markupPercent),
})

export const checkoutSettingsValidator = vine.create(settings)

export type CheckoutSettingsInput = Infer<typeof settings>

checkoutSettingsValidator.messagesProvider = new FieldMessages(
  {
    string: '"{{ field }}" is invalid',
    maxLength: '"{{ field }}" is invalid',
    number: '"{{ field }}" must be a number',
  },
  {
    originState: 'State',
    originCity: 'City',
    boxLength: 'Length',
    boxWidth: 'Width',
    boxHeight: 'Height',
    fallbackPrice: 'Fallback Price',
    markupPercent: 'Markup',
  }
)
