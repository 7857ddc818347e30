import vine from '@vinejs/vine'
import {
  blankIsAbsent,
  listMessages,
  listQuestion,
  optionalPeriod,
  openPeriod,
  period,
  plainText,
} from '#shared/http/list_question_validator'
import { cursorQuestion, pageCursor } from '#shared/http/keyset_page'
import { SHIPMENT_STATUSES } from '#shipping/shipment/moving'
import { PARCEL_STATES } from '#shipping/shipment/rules/parcel_states'
import { HISTORY_SORTS } from '#shipping/history/history_search'
import { LISTED_STATUSES } from '#shipping/history/listed_status'

/** A range of days, YYYY-MM-DD, both included. */
export const historyRangeValidator = vine.create(period())

/** The same, and what to look for in which order. */
export const historyQuestionValidator = vine.create({
  ...period(),
  ...listQuestion(HISTORY_SORTS),
  ...pageCursor(),
  parcelState: vine.enum(PARCEL_STATES).parse(blankIsAbsent).optional(),
})

/** What the page asks: the days may be left out, and where a shipment stands is told in one word. */
export const historyPageValidator = vine.create({
  ...optionalPeriod(),
  ...listQuestion(HISTORY_SORTS),
  ...pageCursor(),
  status: vine.enum(LISTED_STATUSES).parse(blankIsAbsent).optional(),
  parcelState: vine.enum(PARCEL_STATES).parse(blankIsAbsent).optional(),
})

/** What a program asks of its list: which shipments, and after which one. */
export const shipmentListValidator = vine.create({
  ...cursorQuestion(),
  ...openPeriod(),
  status: vine.enum(SHIPMENT_STATUSES).parse(blankIsAbsent).optional(),
  // Longer ones are nobody's, and no number to the database.
  trackingNumber: vine
    .string()
    .parse(blankIsAbsent)
    .trim()
    .regex(/^\d{1,15}$/)
    .optional(),
  reference: plainText().optional(),
})

historyRangeValidator.messagesProvider = listMessages
historyQuestionValidator.messagesProvider = listMessages
historyPageValidator.messagesProvider = listMessages
shipmentListValidator.messagesProvider = listMessages
