import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'

const id = () => vine.number({ strict: true }).withoutDecimals().range([1, Number.MAX_SAFE_INTEGER])

export const importTrackingValidator = vine.create({
  shipmentId: id(),
  statusId: id(),
  countryCode: vine
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/),
})

importTrackingValidator.messagesProvider = new FieldMessages(
  {
    'required': '"{{ field }}" should not be empty',
    'statusId.number': '"Status" is not one of the choices',
    'statusId.range': '"Status" is not one of the choices',
    'statusId.withoutDecimals': '"Status" is not one of the choices',
    'number': '"{{ field }}" is invalid',
    'range': '"{{ field }}" is invalid',
    'withoutDecimals': '"{{ field }}" is invalid',
    'string': '"{{ field }}" must be a country code like GB',
    'regex': '"{{ field }}" must be a country code like GB',
  },
  { shipmentId: 'Shipment', statusId: 'Status', countryCode: 'Country' }
)
