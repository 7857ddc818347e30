import { NotificationTemplateSchema } from '#database/schema'
import type { NotificationEvent } from '#branding/notifications/rules/events'
import { DEFAULT_TEXTS, type TemplateTexts } from '#branding/notifications/rules/templates'

/** What a business writes to its receivers when something happens. */
export default class NotificationTemplate extends NotificationTemplateSchema {
  declare event: NotificationEvent

  /** Without words of its own it says what we would. */
  get isDefault() {
    return this.subject === null
  }

  get texts(): TemplateTexts {
    const { subject, body, sms } = this
    return subject && body && sms ? { subject, body, sms } : DEFAULT_TEXTS[this.event]
  }
}
