import type Organization from '#identity/organizations/models/organization'
import { iterateMessages } from '#branding/notifications/log/load_messages'
import type { MessageQuery } from '#branding/notifications/log/message_query'
import type ReceiverNotification from '#branding/notifications/models/receiver_notification'
import ReceiverNotificationTransformer from '#branding/notifications/receiver_notification_transformer'
import { CHANNEL_LABELS } from '#branding/notifications/rules/channels'
import { messageStateText, attemptsBefore } from '#branding/notifications/rules/message_states'
import type { CsvColumns } from '#shared/http/csv_stream'
import { sortableMoment } from '#shared/time/lagos_time'

type ExportedMessage = ReturnType<typeof toExportedMessage>

function toExportedMessage(row: ReceiverNotification) {
  const shown = new ReceiverNotificationTransformer(row).toObject()
  return { ...shown, at: row.sentAt ?? row.createdAt }
}

export async function* exportMessages(business: Organization, listQuery: MessageQuery) {
  for await (const row of iterateMessages(business, listQuery)) yield toExportedMessage(row)
}

export const MESSAGE_CSV_COLUMNS: CsvColumns<ExportedMessage> = {
  'Date': ({ at }) => sortableMoment(at),
  'Message': ({ eventLabel }) => eventLabel,
  'Tracking No.': ({ trackingNumber }) => trackingNumber,
  'Receiver': ({ receiver }) => receiver,
  'Sent To': ({ sentTo }) => sentTo,
  'Channel': ({ carrier }) => CHANNEL_LABELS[carrier],
  'State': messageStateText,
  'Reason': ({ failure }) => failure,
  'Tried Before': (message) =>
    attemptsBefore(message)
      .map(({ channel, failure }) => `${CHANNEL_LABELS[channel]}: ${failure ?? 'sent'}`)
      .join('; '),
  'Parts': ({ parts }) => parts,
}
