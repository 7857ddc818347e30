import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { staffComment } from '#shared/http/staff_comment'
import { HAND_EVENTS } from '#shipping/carriers/by_hand/hand_events'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'

const MOST_PACKAGES = 100

/** As it is typed from a paper or a website: spaces are for the eye. */
export const waybillNumber = () =>
  vine.string().regex(/^\s*[A-Za-z0-9](?: *[A-Za-z0-9-]){4,39}\s*$/)

export const handBookingValidator = vine.create({
  waybillNumber: waybillNumber(),
  packageWaybillNumbers: vine.array(waybillNumber().nullable()).maxLength(MOST_PACKAGES).optional(),
})

export const handRefusalValidator = vine.create({ reason: staffComment() })

const CODES = Object.keys(HAND_EVENTS) as TrackingCode[]

export const handEventValidator = vine.create({
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

handBookingValidator.messagesProvider = new FieldMessages(
  { regex: '"{{ field }}" has 5 to 40 letters, digits and hyphens' },
  { waybillNumber: 'Waybill Number', packageWaybillNumbers: 'Package Number' }
)
handRefusalValidator.messagesProvider = FieldMessages.labelled({ reason: 'Reason' })
handEventValidator.messagesProvider = new FieldMessages(
  {
    'occurredAt.regex': '"{{ field }}" must be a day and an hour such as 2026-11-20T14:05',
    'countryCode.regex': '"{{ field }}" must be a country code like GB',
  },
  { code: 'Event', occurredAt: 'Time', countryCode: 'Country', place: 'Place' }
)
