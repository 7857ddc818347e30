import type Organization from '#identity/organizations/models/organization'
import { allMessages } from '#branding/notifications/log/message_list'
import type { MessageQuestion } from '#branding/notifications/log/message_question'
import ReceiverNotificationTransformer from '#branding/notifications/receiver_notification_transformer'
import { CHANNEL_LABELS } from '#branding/notifications/rules/channels'
import { stateText, triesBefore } from '#branding/notifications/rules/message_states'
import { sortableMoment } from '#shared/time/lagos_time'

export const MESSAGE_COLUMNS = [
  ...['Date', 'Message', 'Tracking No.', 'Receiver', 'Sent To', 'Channel', 'State', 'Reason'],
  ...['Tried Before', 'Parts', 'Cost (NGN)'],
]

export async function* messageLines(business: Organization, question: MessageQuestion) {
  for await (const row of allMessages(business, question)) {
    const message = new ReceiverNotificationTransformer(row).toObject()
    const before = triesBefore(message).map(
      ({ channel, failure }) => `${CHANNEL_LABELS[channel]}: ${failure ?? 'sent'}`
    )
    yield [
      sortableMoment(row.sentAt ?? row.createdAt),
      ...[message.eventLabel, message.trackingNumber, message.receiver, message.sentTo],
      ...[CHANNEL_LABELS[message.carrier], stateText(message), message.failure ?? ''],
      ...[before.join('; '), message.parts, message.cost],
    ]
  }
}
