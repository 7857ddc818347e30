import vine from '@vinejs/vine'
import {
  blankIsAbsent,
  listMessages,
  listQuestion,
  period,
} from '#shared/http/list_question_validator'
import { PARCEL_STATES } from '#shipping/shipment/rules/parcel_states'
import { HISTORY_SORTS } from '#shipping/history/history_search'

/** A range of days, YYYY-MM-DD, both included. */
export const historyRangeValidator = vine.create(period())

/** The same, and what to look for in which order. */
export const historyQuestionValidator = vine.create({
  ...period(),
  ...listQuestion(HISTORY_SORTS),
  parcelState: vine.enum(PARCEL_STATES).parse(blankIsAbsent).optional(),
})

historyRangeValidator.messagesProvider = listMessages
historyQuestionValidator.messagesProvider = listMessages
