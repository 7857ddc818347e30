import { textsOf } from '#shared/languages/edited_words'
import { DEFAULT_LANGUAGE } from '#shared/languages/rules/languages'
import type { NotificationEvent } from '#shipping/tracking/rules/receiver_events'
import type { TemplateTexts } from '#branding/notifications/rules/templates'

/** Before a business writes its own: as it would write it, in English, with the placeholders in it. */
export function defaultTexts(event: NotificationEvent): TemplateTexts {
  const english = textsOf(DEFAULT_LANGUAGE)
  const text = (part: keyof TemplateTexts) => english[`messages.${event}.${part}`]!
  return { subject: text('subject'), body: text('body'), sms: text('sms') }
}
