import type Organization from '#identity/models/organization'
import { DomainError } from '#shared/domain_error'
import NotificationTemplate from '#branding/models/notification_template'
import {
  EVENT_LABELS,
  isNotificationEvent,
  NOTIFICATION_EVENTS,
  type NotificationEvent,
} from '#branding/notifications/events'
import { DEFAULT_TEXTS, type TemplateTexts } from '#branding/notifications/templates'

class UnknownEvent extends DomainError {
  constructor() {
    super('E_NOT_FOUND', 'There is no message for this.')
  }
}

export type NotificationTexts = TemplateTexts & {
  event: NotificationEvent
  label: string
  /** The business has not written its own. */
  isDefault: boolean
}

/** What a business says when something happens, its own words or ours. */
export async function textsOfAll({ id }: Organization): Promise<NotificationTexts[]> {
  const own = await NotificationTemplate.query().where('organizationId', id)
  return NOTIFICATION_EVENTS.map((event) => {
    const written = own.find((template) => template.event === event)
    const { subject, body, sms } = written ?? DEFAULT_TEXTS[event]
    return { event, label: EVENT_LABELS[event], subject, body, sms, isDefault: !written }
  })
}

/** Throws UnknownEvent. */
export async function writeTexts({ id }: Organization, event: unknown, texts: TemplateTexts) {
  if (!isNotificationEvent(event)) throw new UnknownEvent()
  await NotificationTemplate.updateOrCreate({ organizationId: id, event }, texts)
}
