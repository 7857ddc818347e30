import type { RelationQueryBuilderContract } from '@adonisjs/lucid/types/relations'
import type NotificationAttempt from '#branding/notifications/outbox/notification_attempt'

export function preloadOutcomes(
  attempts: RelationQueryBuilderContract<typeof NotificationAttempt, NotificationAttempt>
) {
  attempts
    .orderBy('id')
    .preload('smsMessage', (sms) => sms.preload('report'))
    .preload('whatsappMessage', (whatsapp) => whatsapp.preload('report'))
}
