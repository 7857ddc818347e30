import { readTexts } from '#shared/languages/translation_edits'
import { DEFAULT_LANGUAGE } from '#shared/languages/rules/languages'
import type { NotificationEvent } from '#shipping/tracking/rules/notification_events'
import type { TemplateTexts } from '#branding/notifications/rules/message_templates'

/** Before a business writes its own: as it would write it, in English, with the placeholders in it. */
export function defaultNotificationTexts(event: NotificationEvent): TemplateTexts {
  const english = readTexts(DEFAULT_LANGUAGE)
  const text = (part: keyof TemplateTexts) => english[`messages.${event}.${part}`]!
  return { subject: text('subject'), body: text('body'), sms: text('sms') }
}
