import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  whatsappTemplates,
  type WhatsAppTemplate,
} from '#branding/notifications/notification_settings'
import { DEFAULT_LANGUAGE } from '#shared/languages/rules/languages'
import type { NotificationEvent } from '#shipping/tracking/rules/notification_events'

/** Falls back to English; null if staff configured no template. */
export async function findTemplate(
  event: NotificationEvent,
  language: string,
  trx?: TransactionClientContract
): Promise<WhatsAppTemplate | null> {
  const templates = await whatsappTemplates.get(trx)
  const own = templates.filter((template) => template.event === event)
  const inLanguage = (code: string) => own.find((template) => template.language === code)
  return inLanguage(language) ?? inLanguage(DEFAULT_LANGUAGE) ?? null
}
