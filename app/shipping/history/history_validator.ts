import vine from '@vinejs/vine'
import { wholeNumberField } from '#shared/http/checked_fields'
import {
  blankToUndefined,
  listMessages,
  listQueryFields,
  optionalPeriodFields,
  openPeriodFields,
  periodFields,
  searchTextField,
} from '#shared/http/list_query_validator'
import { cursorFields, pageCursor } from '#shared/http/keyset_page'
import { SHIPMENT_STATUSES } from '#shipping/shipment/parcel_progress'
import { PARCEL_STATES } from '#shipping/shipment/rules/parcel_states'
import { HISTORY_SORTS } from '#shipping/history/history_search'
import { LISTED_STATUSES } from '#shipping/history/listed_status'

/** Both days are YYYY-MM-DD and belong to the range. */
export const historyRangeValidator = vine.create(periodFields())

export const historyQueryValidator = vine.create({
  ...periodFields(),
  ...listQueryFields(HISTORY_SORTS),
  ...pageCursor(),
  parcelState: vine.enum(PARCEL_STATES).parse(blankToUndefined).optional(),
})

/** For pages: the days are optional, and `status` may be any listed status. */
export const historyPageValidator = vine.create({
  ...optionalPeriodFields(),
  ...listQueryFields(HISTORY_SORTS),
  ...pageCursor(),
  status: vine.enum(LISTED_STATUSES).parse(blankToUndefined).optional(),
  parcelState: vine.enum(PARCEL_STATES).parse(blankToUndefined).optional(),
})

export const shipmentListValidator = vine.create({
  ...cursorFields(),
  ...openPeriodFields(),
  status: vine.enum(SHIPMENT_STATUSES).parse(blankToUndefined).optional(),
  trackingNumber: wholeNumberField().range([0, Number.MAX_SAFE_INTEGER]).optional(),
  reference: searchTextField().optional(),
})

historyRangeValidator.messagesProvider = listMessages
historyQueryValidator.messagesProvider = listMessages
historyPageValidator.messagesProvider = listMessages
shipmentListValidator.messagesProvider = listMessages
