import { DateTime } from 'luxon'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { LAGOS_ZONE, formatLagosTimestamp } from '#shared/time/lagos_time'
import { naira } from '#shared/money/rules/money'
import type ReceiverNotification from '#branding/notifications/models/receiver_notification'
import type NotificationAttempt from '#branding/notifications/outbox/notification_attempt'
import {
  attemptOutcome,
  smsOutcome,
  type DeliveryState,
} from '#branding/notifications/outbox/delivery_outcome'
import type { Channel } from '#branding/notifications/rules/channels'
import { NOTIFICATION_EVENT_LABELS } from '#shipping/tracking/rules/notification_events'
import type { Decimal } from '#shared/numbers/rules/decimal'

type ShownOutcome = {
  status: DeliveryState | 'queued' | 'refused' | 'overtaken'
  failure: string | null
}

/** Returns the outcome that the channel reported, if the message was sent. */
function shownOutcomeOf({
  status,
  failure,
  smsMessage,
  tries,
  turn,
}: ReceiverNotification): ShownOutcome {
  if (status === 'dropped') return { status: 'overtaken', failure: null }
  const last = tries.at(-1)
  const isReported = status === 'failed' && last?.status === 'failed' && last.channel === turn
  if (status !== 'sent' && !isReported) return { status, failure }
  if (last) return toShownOutcome(attemptOutcome(last))
  // A message without attempts is older than the table of attempts.
  return smsMessage ? toShownOutcome(smsOutcome(smsMessage)) : { status, failure }
}

const toShownOutcome = ({
  state,
  failure,
}: {
  state: DeliveryState
  failure: string | null
}): ShownOutcome => {
  return { status: state, failure }
}

export default class ReceiverNotificationTransformer extends BaseTransformer<ReceiverNotification> {
  toObject() {
    const { shipment, event, channel, turn, sentAt, createdAt, tries } = this.resource
    const { fullname, email, phoneNumber } = shipment.address('destination')
    return {
      ...this.pick(this.resource, ['id', 'event', 'channel', 'attempts']),
      ...shownOutcomeOf(this.resource),
      carrier: turn,
      waitsUntil: quietHoursEndText(this.resource),
      eventLabel: NOTIFICATION_EVENT_LABELS[event],
      trackingNumber: shipment.trackingNumber,
      receiver: fullname,
      sentTo: channel === 'email' || turn === 'email' ? email : phoneNumber,
      date: formatLagosTimestamp(sentAt ?? createdAt),
      tries: tries.map(toShownAttempt),
      parts: tries.reduce((sum, { parts, costKobo }) => sum + (costKobo > 0 ? parts : 0), 0),
      cost: naira(tries.reduce((sum, { costKobo }) => sum + costKobo, 0)),
    }
  }
}

/** End of the quiet hours that the message waits for. */
function quietHoursEndText({ status, dueAt }: ReceiverNotification): string | null {
  return status === 'queued' && dueAt && dueAt > DateTime.now()
    ? dueAt.setZone(LAGOS_ZONE).toFormat('hh:mm a')
    : null
}

type ShownAttempt = {
  channel: Channel
  status: DeliveryState
  failure: string | null
  cost: Decimal
}

function toShownAttempt(attempt: NotificationAttempt): ShownAttempt {
  const { state, failure } = attemptOutcome(attempt)
  const { channel, costKobo } = attempt
  return { channel, status: state, failure, cost: naira(costKobo) }
}
