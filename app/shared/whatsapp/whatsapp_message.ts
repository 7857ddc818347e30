import { createHmac } from 'node:crypto'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { appKeys } from '#config/app'
import { WhatsappMessageSchema } from '#database/schema'
import { toInternationalNumber } from '#shared/phones/rules/international_number'
import WhatsAppReport from '#shared/whatsapp/whatsapp_report'

/** Has neither number nor text. Status `sending` includes messages whose response was lost. */
export default class WhatsAppMessage extends WhatsappMessageSchema {
  static table = 'whatsapp_messages'
  static selfAssignPrimaryKey = true

  declare status: 'queued' | 'sending' | 'accepted' | 'failed'

  @belongsTo(() => WhatsAppReport, { localKey: 'messageId', foreignKey: 'messageId' })
  declare report: BelongsTo<typeof WhatsAppReport>

  /** Hashes a number with each app key, the current one first: older rows have older keys. */
  static recipientsOf(phoneNumber: string): string[] {
    const number = toInternationalNumber(phoneNumber) ?? phoneNumber
    return appKeys.map((key) =>
      createHmac('sha256', key.release()).update(`whatsapp ${number}`).digest('hex')
    )
  }
}
