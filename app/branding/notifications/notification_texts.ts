import db from '@adonisjs/lucid/services/db'
import type Organization from '#identity/organizations/models/organization'
import { DomainError } from '#shared/errors/domain_error'
import Brand from '#branding/business/brand'
import NotificationTemplate from '#branding/notifications/models/notification_template'
import {
  NOTIFICATION_EVENT_LABELS,
  isNotificationEvent,
  NOTIFICATION_EVENTS,
  type NotificationEvent,
} from '#shipping/tracking/rules/notification_events'
import { defaultNotificationTexts } from '#branding/notifications/default_notification_texts'
import type {
  NotificationTexts,
  TemplateTexts,
} from '#branding/notifications/rules/message_templates'
import { requireRowVersion } from '#shared/errors/conflict'

class UnknownNotificationEvent extends DomainError {
  constructor() {
    super('E_NOT_FOUND', 'There is no message for this.')
  }
}

/** Returns the texts that the business has written, and ours for the other events. */
export async function listNotificationTexts({ id }: Organization): Promise<NotificationTexts[]> {
  const own = await NotificationTemplate.query().where('organizationId', id)
  return NOTIFICATION_EVENTS.map((event) =>
    toNotificationTexts(event, own.find((template) => template.event === event) ?? null)
  )
}

/** Null restores our texts. Throws UnknownNotificationEvent and Conflict. */
export async function saveNotificationTexts(
  business: Organization,
  event: unknown,
  texts: TemplateTexts | null,
  version?: number
): Promise<NotificationTexts> {
  if (!isNotificationEvent(event)) throw new UnknownNotificationEvent()
  const { organizationId } = await Brand.of(business)
  return db.transaction(async (trx) => {
    // Lock the brand, because an event without own texts has no row to lock.
    await Brand.query({ client: trx }).where({ organizationId }).forUpdate().firstOrFail()
    const where = { organizationId, event }
    const template = await NotificationTemplate.firstOrNew(where, {}, { client: trx })
    requireRowVersion({ version: template.version ?? 0 }, version, 'this message')
    await template.merge(texts ?? { subject: null, body: null, sms: null }).save()
    return toNotificationTexts(event, await template.refresh())
  })
}

function toNotificationTexts(
  event: NotificationEvent,
  template: NotificationTemplate | null
): NotificationTexts {
  const { subject, body, sms } = template?.texts ?? defaultNotificationTexts(event)
  return {
    event,
    label: NOTIFICATION_EVENT_LABELS[event],
    subject,
    body,
    sms,
    isDefault: template?.isDefault ?? true,
    version: template?.version ?? 0,
  }
}
