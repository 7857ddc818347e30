import vine from '@vinejs/vine'
import {
  blankToUndefined,
  listMessages,
  listQueryFields,
  optionalPeriodFields,
  openPeriodFields,
  periodFields,
  searchTextField,
} from '#shared/http/list_query_validator'
import { cursorQuestion, pageCursor } from '#shared/http/keyset_page'
import { SHIPMENT_STATUSES } from '#shipping/shipment/shipment_status'
import { PARCEL_STATES } from '#shipping/shipment/rules/parcel_states'
import { HISTORY_SORTS } from '#shipping/history/history_search'
import { LISTED_STATUSES } from '#shipping/history/listed_status'

/** A range of days, YYYY-MM-DD, both included. */
export const historyRangeValidator = vine.create(periodFields())

/** The same, and what to look for in which order. */
export const historyQueryValidator = vine.create({
  ...periodFields(),
  ...listQueryFields(HISTORY_SORTS),
  ...pageCursor(),
  parcelState: vine.enum(PARCEL_STATES).parse(blankToUndefined).optional(),
})

/** What the page asks: the days may be left out, and where a shipment stands is told in one word. */
export const historyPageValidator = vine.create({
  ...optionalPeriodFields(),
  ...listQueryFields(HISTORY_SORTS),
  ...pageCursor(),
  status: vine.enum(LISTED_STATUSES).parse(blankToUndefined).optional(),
  parcelState: vine.enum(PARCEL_STATES).parse(blankToUndefined).optional(),
})

/** What a program asks of its list: which shipments, and after which one. */
export const shipmentListValidator = vine.create({
  ...cursorQuestion(),
  ...openPeriodFields(),
  status: vine.enum(SHIPMENT_STATUSES).parse(blankToUndefined).optional(),
  // Longer ones are nobody's, and no number to the database.
  trackingNumber: vine
    .string()
    .parse(blankToUndefined)
    .trim()
    .regex(/^\d{1,15}$/)
    .optional(),
  reference: searchTextField().optional(),
})

historyRangeValidator.messagesProvider = listMessages
historyQueryValidator.messagesProvider = listMessages
historyPageValidator.messagesProvider = listMessages
shipmentListValidator.messagesProvider = listMessages
