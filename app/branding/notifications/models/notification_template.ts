import { NotificationTemplateSchema } from '#database/schema'
import type { NotificationEvent } from '#shipping/tracking/rules/notification_events'
import type { TemplateTexts } from '#branding/notifications/rules/message_templates'

export default class NotificationTemplate extends NotificationTemplateSchema {
  declare event: NotificationEvent

  /** True while the business uses our texts. */
  get isDefault() {
    return this.subject === null
  }

  /** Null while the business uses our texts. */
  get texts(): TemplateTexts | null {
    const { subject, body, sms } = this
    return subject && body && sms ? { subject, body, sms } : null
  }
}
