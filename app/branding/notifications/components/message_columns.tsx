import type { Data } from '@generated/data'
import { Badge } from '~/ui/badge'
import type { TableColumn } from '~/ui/data_table'
import { Phone } from '~/ui/phone'
import { CHANNEL_LABELS, CHANNELS } from '#branding/notifications/rules/channels'
import {
  MESSAGE_STATES,
  messageStateText,
  attemptsBefore,
} from '#branding/notifications/rules/message_states'

export type MessageData = Data.Branding.Notifications.ReceiverNotification

export const MESSAGE_COLUMNS: TableColumn<MessageData>[] = [
  { header: 'Message', value: 'eventLabel', phone: 'title' },
  {
    header: 'State',
    value: messageStateText,
    cell: (message) => (
      <>
        <Badge tone={MESSAGE_STATES[message.status].tone}>{messageStateText(message)}</Badge>
        {message.failure && <span className="block text-ink-muted">{message.failure}</span>}
      </>
    ),
    phone: 'end',
  },
  {
    header: 'Channel',
    value: ({ carrier }) => CHANNEL_LABELS[carrier],
    cell: (message) => (
      <>
        {CHANNEL_LABELS[message.carrier]}
        {attemptsBefore(message).map(({ channel, failure }, index) => (
          <span key={index} className="block text-ink-muted">
            {`${CHANNEL_LABELS[channel]} before: ${failure ?? 'sent'}`}
          </span>
        ))}
      </>
    ),
  },
  {
    header: 'Receiver',
    value: ({ receiver, sentTo }) => `${receiver}, ${sentTo}`,
    cell: ({ receiver, sentTo }) => (
      <>
        {receiver}
        <span className="block text-ink-muted">
          <SentTo address={sentTo} />
        </span>
      </>
    ),
    phone: 'line',
  },
  { header: 'Tracking No.', value: ({ trackingNumber }) => String(trackingNumber) },
  {
    header: 'Parts',
    value: ({ carrier, parts }) => (carrier === 'sms' ? parts : null),
    numeric: true,
  },
  { header: 'Date', value: 'date', sort: 'date', phone: 'line' },
]

export function SentTo({ address }: { address: string }) {
  return address.includes('@') ? address : <Phone number={address} />
}

const STATUSES = (['queued', 'sent', 'failed', 'refused', 'overtaken'] as const).map((value) => ({
  value,
  label: MESSAGE_STATES[value].label,
}))

const CHANNEL_CHOICES = CHANNELS.map((value) => ({ value, label: CHANNEL_LABELS[value] }))

export const MESSAGE_FILTERS = [
  { name: 'channel', label: 'Channel', all: 'All channels', options: CHANNEL_CHOICES },
  { name: 'status', label: 'State', all: 'All states', options: STATUSES },
]
