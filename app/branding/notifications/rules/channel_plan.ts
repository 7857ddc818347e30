import type { Channel } from '#branding/notifications/rules/channels'
import {
  NOTIFICATION_EVENTS,
  type NotificationChannel,
  type NotificationEvent,
} from '#shipping/tracking/rules/notification_events'

export const PHONE_CHOICES = ['none', 'sms', 'whatsapp', 'whatsapp_sms'] as const

/** With two channels, the second is tried if the first fails. */
export type PhoneChoice = (typeof PHONE_CHOICES)[number]

export const EMAIL_CHOICES = ['always', 'instead', 'never'] as const

/** `instead` means that the e-mail is sent only if nothing reached the phone. */
export type EmailChoice = (typeof EMAIL_CHOICES)[number]

export type ChannelChoice = {
  phone: PhoneChoice
  mail: EmailChoice
  /** True if messages to phones are sent in quiet hours as well. */
  atNight: boolean
}

export type ChannelChoices = Record<NotificationEvent, ChannelChoice>

export type QuietHours = {
  quiet: boolean
  /** A time such as `21:00`, in Lagos. */
  quietFrom: string
  quietUntil: string
}

export type ChannelPlan = QuietHours & { ways: ChannelChoices; version: number }

const DEFAULT_CHANNEL_CHOICE: ChannelChoice = { phone: 'sms', mail: 'always', atNight: false }

export const DEFAULT_CHANNEL_PLAN: ChannelPlan = {
  ways: Object.fromEntries(
    NOTIFICATION_EVENTS.map((event) => [event, DEFAULT_CHANNEL_CHOICE])
  ) as ChannelChoices,
  quiet: true,
  quietFrom: '21:00',
  quietUntil: '07:00',
  version: 0,
}

const PHONE_ROUTES: Record<PhoneChoice, Channel[]> = {
  none: [],
  sms: ['sms'],
  whatsapp: ['whatsapp'],
  whatsapp_sms: ['whatsapp', 'sms'],
}

/** `route` lists the channels to try in order. */
export type PlannedMessage = { channel: NotificationChannel; route: Channel[] }

/** Plans a phone message and an e-mail, or the e-mail as the phone's last resort. */
export function planMessages({ phone, mail }: ChannelChoice): PlannedMessage[] {
  const toPhone = PHONE_ROUTES[phone]
  const planned: PlannedMessage[] = []
  if (mail === 'always') planned.push({ channel: 'email', route: ['email'] })
  if (toPhone.length > 0) {
    planned.push({ channel: 'sms', route: mail === 'instead' ? [...toPhone, 'email'] : toPhone })
  }
  return planned
}

/** Refuses an e-mail "instead" of nothing, which would never be sent. */
export function checkChannelChoice({ phone, mail }: ChannelChoice): string | null {
  return phone === 'none' && mail === 'instead'
    ? 'Without a phone message, set e-mail to always or never'
    : null
}

/** A time such as `21:00`. */
export const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/

export function checkQuietHours({
  quietFrom,
  quietUntil,
}: Omit<QuietHours, 'quiet'>): string | null {
  if (!TIME_PATTERN.test(quietFrom) || !TIME_PATTERN.test(quietUntil))
    return 'Quiet hours must be times such as 21:00'
  return quietFrom === quietUntil ? 'Quiet hours must begin and end at different times' : null
}
