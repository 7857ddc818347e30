import { hasOne } from '@adonisjs/lucid/orm'
import type { HasOne } from '@adonisjs/lucid/types/relations'
import { SmsMessageSchema } from '#database/schema'
import SmsReport from '#shared/sms/sms_report'

/** That an SMS was handed over, without its number and its words. What became of it is in its report. */
export default class SmsMessage extends SmsMessageSchema {
  static selfAssignPrimaryKey = true

  declare status: 'queued' | 'accepted' | 'failed'

  @hasOne(() => SmsReport, { localKey: 'messageId', foreignKey: 'messageId' })
  declare report: HasOne<typeof SmsReport>

  static async accepted(id: string | undefined, messageId: string | null) {
    if (id) await this.query().where({ id }).update({ status: 'accepted', messageId })
  }

  static async failed(id: string | undefined) {
    if (id) await this.query().where({ id }).update({ status: 'failed' })
  }
}
