import vine from '@vinejs/vine'
import { LANGUAGE_CODES } from '#shared/languages/rules/languages'
import { Setting } from '#shared/settings/setting'
import {
  NOTIFICATION_EVENTS,
  type NotificationEvent,
} from '#shipping/tracking/rules/notification_events'

const priceKoboRule = () => vine.number({ strict: true }).withoutDecimals().range([0, 1_000_000])

export const smsPartKobo = new Setting<number>('branding.sms_part_kobo', {
  description: 'What one part of an SMS costs us. Businesses are not charged',
  default: 4_00,
  schema: priceKoboRule(),
})

export const whatsappMessageKobo = new Setting<number>('branding.whatsapp_message_kobo', {
  description: 'What one WhatsApp message costs us. Businesses are not charged',
  default: 10_00,
  schema: priceKoboRule(),
})

export type WhatsAppTemplate = { event: NotificationEvent; language: string; name: string }

export const whatsappTemplates = new Setting<WhatsAppTemplate[]>('branding.whatsapp_templates', {
  description: 'Template of the WhatsApp account for each event and language',
  default: NOTIFICATION_EVENTS.map((event) => ({
    event,
    language: 'en',
    name: `parcel_${event}`,
  })),
  schema: vine
    .array(
      vine.object({
        event: vine.enum(NOTIFICATION_EVENTS),
        language: vine.enum(LANGUAGE_CODES),
        name: vine.string().regex(/^[a-z0-9_]{1,512}$/),
      })
    )
    .distinct(['event', 'language'])
    .maxLength(100),
})

export const BRANDING_SETTINGS: Setting<any>[] = [
  smsPartKobo,
  whatsappMessageKobo,
  whatsappTemplates,
]
