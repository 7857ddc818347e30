import type Organization from '#identity/organizations/models/organization'
import { allMessages } from '#branding/notifications/log/message_list'
import type { MessageQuestion } from '#branding/notifications/log/message_question'
import type ReceiverNotification from '#branding/notifications/models/receiver_notification'
import ReceiverNotificationTransformer from '#branding/notifications/receiver_notification_transformer'
import { CHANNEL_LABELS } from '#branding/notifications/rules/channels'
import { stateText, triesBefore } from '#branding/notifications/rules/message_states'
import type { CsvColumns } from '#shared/http/csv_file'
import { sortableMoment } from '#shared/time/lagos_time'

type ExportedMessage = ReturnType<typeof exportedMessage>

function exportedMessage(row: ReceiverNotification) {
  const shown = new ReceiverNotificationTransformer(row).toObject()
  return { ...shown, at: row.sentAt ?? row.createdAt }
}

export async function* exportedMessages(business: Organization, question: MessageQuestion) {
  for await (const row of allMessages(business, question)) yield exportedMessage(row)
}

export const MESSAGE_COLUMNS: CsvColumns<ExportedMessage> = {
  'Date': ({ at }) => sortableMoment(at),
  'Message': ({ eventLabel }) => eventLabel,
  'Tracking No.': ({ trackingNumber }) => trackingNumber,
  'Receiver': ({ receiver }) => receiver,
  'Sent To': ({ sentTo }) => sentTo,
  'Channel': ({ carrier }) => CHANNEL_LABELS[carrier],
  'State': stateText,
  'Reason': ({ failure }) => failure,
  'Tried Before': (message) =>
    triesBefore(message)
      .map(({ channel, failure }) => `${CHANNEL_LABELS[channel]}: ${failure ?? 'sent'}`)
      .join('; '),
  'Parts': ({ parts }) => parts,
  'Cost (NGN)': ({ cost }) => cost,
}
