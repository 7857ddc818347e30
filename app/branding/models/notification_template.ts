import { NotificationTemplateSchema } from '#database/schema'
import type { NotificationEvent } from '#branding/notifications/events'

/** What a business writes to its receivers when something happens. */
export default class NotificationTemplate extends NotificationTemplateSchema {
  declare event: NotificationEvent
}
