import { NotificationTemplateSchema } from '#database/schema'
import type { NotificationEvent } from '#shipping/tracking/rules/notification_events'
import type { TemplateTexts } from '#branding/notifications/rules/message_templates'

/** What a business writes to its receivers when something happens. */
export default class NotificationTemplate extends NotificationTemplateSchema {
  declare event: NotificationEvent

  /** Without words of its own it says what we would. */
  get isDefault() {
    return this.subject === null
  }

  /** Null where it says what we would. */
  get texts(): TemplateTexts | null {
    const { subject, body, sms } = this
    return subject && body && sms ? { subject, body, sms } : null
  }
}
