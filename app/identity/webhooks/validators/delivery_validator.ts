import vine from '@vinejs/vine'
import { DELIVERY_STATUS_NAMES } from '#identity/webhooks/rules/delivery_statuses'
import { EVENT_TYPE_NAMES } from '#identity/webhooks/rules/event_types'
import { cursorFields } from '#shared/http/keyset_page'
import { FieldMessages } from '#shared/http/field_messages'
import { blankToUndefined } from '#shared/http/list_query_validator'

/** A time must name its zone, which may not be ours. A day alone means midnight UTC. */
const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/

const isMoment = vine.createRule((value, _, field) => {
  if (typeof value !== 'string' || (MOMENT.test(value) && !Number.isNaN(Date.parse(value)))) return
  field.report(
    '"{{ field }}" must be a time such as 2026-11-20T09:30:00Z, or a day',
    'moment',
    field
  )
})

const moment = () => vine.string().parse(blankToUndefined).use(isMoment())
const asDate = (text: string) => new Date(text)

export const deliveryListValidator = vine.create({
  ...cursorFields(),
  status: vine.enum(DELIVERY_STATUS_NAMES).parse(blankToUndefined).optional(),
  type: vine.enum(EVENT_TYPE_NAMES).parse(blankToUndefined).optional(),
  from: moment().transform(asDate).optional(),
  to: moment().transform(asDate).optional(),
})

export const replayPeriodValidator = vine.create({
  from: moment().transform(asDate),
  to: moment().transform(asDate),
  missedOnly: vine.boolean().optional(),
})

const messages = FieldMessages.labelled({ from: 'From', to: 'To' })
deliveryListValidator.messagesProvider = messages
replayPeriodValidator.messagesProvider = messages
