import type { SettingForm } from '#admin/settings/setting_form'
import { LANGUAGES } from '#shared/languages/rules/languages'
import {
  NOTIFICATION_EVENT_LABELS,
  NOTIFICATION_EVENTS,
} from '#shipping/tracking/rules/notification_events'

const MAX_MESSAGE_NAIRA = 10_000

export const MESSAGE_FORMS: Record<string, SettingForm> = {
  'branding.sms_part_kobo': {
    group: 'Messages',
    label: 'Price of an SMS',
    parts: [
      {
        name: 'value',
        label: 'Per Part',
        type: 'naira',
        min: 0,
        max: MAX_MESSAGE_NAIRA,
        hint: 'The price that the gateway charges us. Businesses are not charged.',
      },
    ],
  },
  'branding.whatsapp_message_kobo': {
    group: 'Messages',
    label: 'Price of a WhatsApp message',
    parts: [
      {
        name: 'value',
        label: 'Per Message',
        type: 'naira',
        min: 0,
        max: MAX_MESSAGE_NAIRA,
        hint: 'The price that Meta charges us for a utility template.',
      },
    ],
  },
  'branding.whatsapp_templates': {
    group: 'Messages',
    label: 'WhatsApp templates',
    parts: [
      {
        name: 'value',
        label: 'Templates',
        type: 'rows',
        columns: [
          {
            name: 'event',
            label: 'Event',
            type: 'enum',
            options: [...NOTIFICATION_EVENTS],
            names: NOTIFICATION_EVENT_LABELS,
          },
          {
            name: 'language',
            label: 'Language',
            type: 'enum',
            options: LANGUAGES.map(({ code }) => code),
            names: Object.fromEntries(LANGUAGES.map(({ code, english }) => [code, english])),
          },
          { name: 'name', label: 'Name', type: 'text', max: 512 },
        ],
      },
    ],
  },
}
