import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { NotificationAttemptSchema } from '#database/schema'
import type { Channel } from '#branding/notifications/rules/channels'
import SmsMessage from '#shared/sms/sms_message'
import WhatsAppMessage from '#shared/whatsapp/whatsapp_message'

/** That a message went, or could not go, by one of its channels, in how many parts and for how much. */
export default class NotificationAttempt extends NotificationAttemptSchema {
  declare channel: Channel
  /** What became of what was sent stands in the message of its channel. */
  declare status: 'sent' | 'failed'

  @belongsTo(() => SmsMessage)
  declare smsMessage: BelongsTo<typeof SmsMessage>

  @belongsTo(() => WhatsAppMessage, { foreignKey: 'whatsappMessageId' })
  declare whatsappMessage: BelongsTo<typeof WhatsAppMessage>
}
