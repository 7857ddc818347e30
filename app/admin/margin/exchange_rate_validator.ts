import vine from '@vinejs/vine'
import { checkCurrency, checkRate } from '#admin/margin/rules/exchange_rate_rules'
import { day } from '#shared/http/day_rule'
import { checkedNumber, checkedText } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'

export const exchangeRateValidator = vine.create({
  currency: checkedText(checkCurrency).toUpperCase(),
  /** Naira for one unit, with at most six decimals. */
  rate: checkedNumber(checkRate),
  startsOn: day(),
})
exchangeRateValidator.messagesProvider = FieldMessages.labelled({
  currency: 'Currency',
  rate: 'Naira for one',
  startsOn: 'From',
})
