import { readTexts } from '#shared/languages/translation_edits'
import { DEFAULT_LANGUAGE } from '#shared/languages/rules/languages'
import type { NotificationEvent } from '#shipping/tracking/rules/notification_events'
import type { TemplateTexts } from '#branding/notifications/rules/message_templates'

/** The English defaults, with placeholders, from which a business starts editing. */
export function defaultNotificationTexts(event: NotificationEvent): TemplateTexts {
  const english = readTexts(DEFAULT_LANGUAGE)
  const text = (part: keyof TemplateTexts) => english[`messages.${event}.${part}`]!
  return { subject: text('subject'), body: text('body'), sms: text('sms') }
}
