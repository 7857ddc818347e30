import vine from '@vinejs/vine'
import { checkCurrency, checkRate } from '#admin/margin/rules/exchange_rate_rules'
import { dayField } from '#shared/http/day_field'
import { checkedNumberField, checkedTextField } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'

export const exchangeRateValidator = vine.create({
  currency: checkedTextField(checkCurrency).toUpperCase(),
  /** Naira per unit of `currency`, with at most six decimals. */
  rate: checkedNumberField(checkRate),
  startsOn: dayField(),
})
exchangeRateValidator.messagesProvider = FieldMessages.labelled({
  currency: 'Currency',
  rate: 'Naira for one',
  startsOn: 'From',
})
