import { createHmac } from 'node:crypto'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { appKeys } from '#config/app'
import { WhatsappMessageSchema } from '#database/schema'
import { toInternationalNumber } from '#shared/phones/rules/international_number'
import WhatsAppReport from '#shared/whatsapp/whatsapp_report'

/**
 * That a message was handed over, without its number and its words. `sending`: it is being handed over, or whoever did
 * so never read the answer. What became of it is in its report.
 */
export default class WhatsAppMessage extends WhatsappMessageSchema {
  static table = 'whatsapp_messages'
  static selfAssignPrimaryKey = true

  declare status: 'queued' | 'sending' | 'accepted' | 'failed'

  /** By the id that it was given, and none as long as it has none. */
  @belongsTo(() => WhatsAppReport, { localKey: 'messageId', foreignKey: 'messageId' })
  declare report: BelongsTo<typeof WhatsAppReport>

  /** What stands for a number: under the first key now, under those before it in older rows. */
  static recipientsOf(phoneNumber: string): string[] {
    const number = toInternationalNumber(phoneNumber) ?? phoneNumber
    return appKeys.map((key) =>
      createHmac('sha256', key.release()).update(`whatsapp ${number}`).digest('hex')
    )
  }
}
