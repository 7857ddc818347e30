import { BaseTransformer } from '@adonisjs/core/transformers'
import { lagosMoment } from '#shared/time/lagos_time'
import type ReceiverNotification from '#branding/notifications/models/receiver_notification'
import type { NotificationStatus } from '#branding/notifications/models/receiver_notification'
import { EVENT_LABELS } from '#shipping/tracking/rules/receiver_events'

type Outcome = { status: NotificationStatus | 'delivered' | 'undelivered'; failure: string | null }

const NOT_TAKEN = 'The SMS could not be sent.'
const UNDELIVERED = 'The phone network could not deliver it.'

/** The words of the networks, in those of a person. */
const REASONS: Record<string, string> = {
  'dnd active on phone number': 'This number blocks such SMS (Do Not Disturb).',
  'rejected': 'The phone network refused it.',
  'expired': 'The phone was off or out of reach for too long.',
}

/** Of an SMS the network knows more than whether we handed it over. */
function outcomeOf({ status, failure, smsMessage }: ReceiverNotification): Outcome {
  if (status !== 'sent' || !smsMessage) return { status, failure }
  if (smsMessage.status === 'failed') return { status: 'failed', failure: NOT_TAKEN }
  const report = smsMessage.report
  if (!report || report.state === 'on_its_way') return { status, failure }
  if (report.state === 'delivered') return { status: 'delivered', failure: null }
  return { status: 'undelivered', failure: REASONS[report.said.toLowerCase()] ?? UNDELIVERED }
}

export default class ReceiverNotificationTransformer extends BaseTransformer<ReceiverNotification> {
  toObject() {
    const { shipment, event, channel, sentAt, createdAt } = this.resource
    const { fullname, email, phoneNumber } = shipment.address('destination')
    const { day, time } = lagosMoment(sentAt ?? createdAt)
    return {
      ...this.pick(this.resource, ['id', 'event', 'channel', 'attempts']),
      ...outcomeOf(this.resource),
      eventLabel: EVENT_LABELS[event],
      trackingNumber: shipment.trackingNumber,
      receiver: fullname,
      sentTo: channel === 'email' ? email : phoneNumber,
      date: `${day}, ${time}`,
    }
  }
}
