import { DateTime } from 'luxon'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { LAGOS, lagosMoment } from '#shared/time/lagos_time'
import { naira } from '#shared/money/rules/money'
import type ReceiverNotification from '#branding/notifications/models/receiver_notification'
import type NotificationAttempt from '#branding/notifications/outbox/notification_attempt'
import { outcomeOfAttempt, outcomeOfSms, type State } from '#branding/notifications/outbox/outcome'
import type { Channel } from '#branding/notifications/rules/channels'
import { EVENT_LABELS } from '#shipping/tracking/rules/receiver_events'

type Shown = {
  status: State | 'queued' | 'refused' | 'overtaken'
  failure: string | null
}

/** Of what was sent its channel knows more than whether we handed it over. */
function outcomeOf({ status, failure, smsMessage, tries, turn }: ReceiverNotification): Shown {
  if (status === 'dropped') return { status: 'overtaken', failure: null }
  const last = tries.at(-1)
  const isReported = status === 'failed' && last?.status === 'failed' && last.channel === turn
  if (status !== 'sent' && !isReported) return { status, failure }
  if (last) return shownOf(outcomeOfAttempt(last))
  // Sent before attempts were kept.
  return smsMessage ? shownOf(outcomeOfSms(smsMessage)) : { status, failure }
}

const shownOf = ({ state, failure }: { state: State; failure: string | null }): Shown => {
  return { status: state, failure }
}

export default class ReceiverNotificationTransformer extends BaseTransformer<ReceiverNotification> {
  toObject() {
    const { shipment, event, channel, turn, sentAt, createdAt, tries } = this.resource
    const { fullname, email, phoneNumber } = shipment.address('destination')
    const { day, time } = lagosMoment(sentAt ?? createdAt)
    return {
      ...this.pick(this.resource, ['id', 'event', 'channel', 'attempts']),
      ...outcomeOf(this.resource),
      carrier: turn,
      waitsUntil: waitOf(this.resource),
      eventLabel: EVENT_LABELS[event],
      trackingNumber: shipment.trackingNumber,
      receiver: fullname,
      sentTo: channel === 'email' || turn === 'email' ? email : phoneNumber,
      date: `${day}, ${time}`,
      tries: tries.map(tryOf),
      parts: tries.reduce((sum, { parts, costKobo }) => sum + (costKobo > 0 ? parts : 0), 0),
      cost: naira(tries.reduce((sum, { costKobo }) => sum + costKobo, 0)),
    }
  }
}

/** When the quiet hours end that it waits for. */
function waitOf({ status, dueAt }: ReceiverNotification): string | null {
  return status === 'queued' && dueAt && dueAt > DateTime.now()
    ? dueAt.setZone(LAGOS).toFormat('HH:mm')
    : null
}

type ShownTry = { channel: Channel; status: State; failure: string | null; cost: number }

function tryOf(attempt: NotificationAttempt): ShownTry {
  const { state, failure } = outcomeOfAttempt(attempt)
  const { channel, costKobo } = attempt
  return { channel, status: state, failure, cost: naira(costKobo) }
}
