import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { staffCommentField } from '#shared/http/staff_comment'
import { MANUAL_EVENT_TEXTS } from '#shipping/carriers/by_hand/manual_events'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'

const MAX_PACKAGES = 100

/** Accepts spaces, because couriers print them between groups of digits. */
export const waybillNumberRule = () =>
  vine.string().regex(/^\s*[A-Za-z0-9](?: *[A-Za-z0-9-]){4,39}\s*$/)

export const manualBookingValidator = vine.create({
  waybillNumber: waybillNumberRule(),
  packageWaybillNumbers: vine
    .array(waybillNumberRule().nullable())
    .maxLength(MAX_PACKAGES)
    .optional(),
})

export const manualRefusalValidator = vine.create({ reason: staffCommentField() })

const CODES = Object.keys(MANUAL_EVENT_TEXTS) as TrackingCode[]

export const manualEventValidator = vine.create({
  code: vine.enum(CODES),
  occurredAt: vine.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
  countryCode: vine.string().regex(/^[A-Z]{2}$/),
  place: vine
    .string()
    .trim()
    .minLength(2)
    .maxLength(120)
    .regex(/^\P{Cc}*$/u),
})

manualBookingValidator.messagesProvider = new FieldMessages(
  { regex: '"{{ field }}" has 5 to 40 letters, digits and hyphens' },
  { waybillNumber: 'Waybill Number', packageWaybillNumbers: 'Package Number' }
)
manualRefusalValidator.messagesProvider = FieldMessages.labelled({ reason: 'Reason' })
manualEventValidator.messagesProvider = new FieldMessages(
  {
    'occurredAt.regex': '"{{ field }}" must be a day and an hour such as 2026-11-20T14:05',
    'countryCode.regex': '"{{ field }}" must be a country code like GB',
  },
  { code: 'Event', occurredAt: 'Time', countryCode: 'Country', place: 'Place' }
)
