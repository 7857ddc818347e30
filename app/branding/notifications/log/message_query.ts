import { DateTime } from 'luxon'
import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { CHANNELS } from '#branding/notifications/rules/channels'
import { pageCursor } from '#shared/http/keyset_page'
import { blankToUndefined, listMessages, listQueryFields } from '#shared/http/list_query_validator'
import { LAGOS_ZONE } from '#shared/time/lagos_time'

const STATUSES = ['queued', 'sent', 'failed', 'refused', 'overtaken'] as const

/** A month such as `2026-11`, Lagos time. */
export const monthRule = () =>
  vine
    .string()
    .parse(blankToUndefined)
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .optional()

export const messageListValidator = vine.create({
  ...listQueryFields(['date', '-date']),
  ...pageCursor(),
  month: monthRule(),
  channel: vine.enum(CHANNELS).parse(blankToUndefined).optional(),
  status: vine.enum(STATUSES).parse(blankToUndefined).optional(),
})

export type MessageQuery = Infer<typeof messageListValidator>

export const monthValidator = vine.create({ month: monthRule() })

for (const validator of [messageListValidator, monthValidator]) {
  validator.messagesProvider = listMessages
}

const MONTHS_KEPT = 12

/** The months whose messages we still store, latest first. */
export function listMonths(now: DateTime = DateTime.now()) {
  return Array.from({ length: MONTHS_KEPT }, (_, index) => {
    const month = now.setZone(LAGOS_ZONE).startOf('month').minus({ months: index })
    return {
      value: month.toFormat('yyyy-MM'),
      label: month.toFormat('LLLL yyyy', { locale: 'en' }),
    }
  })
}

/** The default month is the current one. `until` is the first moment of the next month. */
export function monthBounds(month: string | undefined) {
  const from = month
    ? DateTime.fromISO(`${month}-01`, { zone: LAGOS_ZONE })
    : DateTime.now().setZone(LAGOS_ZONE).startOf('month')
  return { from: from.toJSDate(), until: from.plus({ months: 1 }).toJSDate() }
}
