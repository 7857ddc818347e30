import { BaseTransformer } from '@adonisjs/core/transformers'
import { lagosMoment } from '#shared/time/lagos_time'
import type ReceiverNotification from '#branding/notifications/models/receiver_notification'
import { EVENT_LABELS } from '#branding/notifications/rules/events'

export default class ReceiverNotificationTransformer extends BaseTransformer<ReceiverNotification> {
  toObject() {
    const { shipment, event, channel, sentAt, createdAt } = this.resource
    const { fullname, email, phoneNumber } = shipment.address('destination')
    const { day, time } = lagosMoment(sentAt ?? createdAt)
    return {
      ...this.pick(this.resource, ['id', 'event', 'channel', 'status', 'attempts', 'failure']),
      eventLabel: EVENT_LABELS[event],
      trackingNumber: shipment.trackingNumber,
      receiver: fullname,
      sentTo: channel === 'email' ? email : phoneNumber,
      date: `${day}, ${time}`,
    }
  }
}
