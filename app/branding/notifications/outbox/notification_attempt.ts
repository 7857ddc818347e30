import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { NotificationAttemptSchema } from '#database/schema'
import type { Channel } from '#branding/notifications/rules/channels'
import SmsMessage from '#shared/sms/sms_message'
import WhatsAppMessage from '#shared/whatsapp/whatsapp_message'

export default class NotificationAttempt extends NotificationAttemptSchema {
  declare channel: Channel
  /** The later outcome is in the channel's own message. */
  declare status: 'sent' | 'failed'

  @belongsTo(() => SmsMessage)
  declare smsMessage: BelongsTo<typeof SmsMessage>

  @belongsTo(() => WhatsAppMessage, { foreignKey: 'whatsappMessageId' })
  declare whatsappMessage: BelongsTo<typeof WhatsAppMessage>
}
