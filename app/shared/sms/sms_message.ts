import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { SmsMessageSchema } from '#database/schema'
import { SmsFailed } from '#shared/sms/sms_events'
import SmsReport from '#shared/sms/sms_report'

/** Records that an SMS was sent, without its number and text. Its outcome is in the report. */
export default class SmsMessage extends SmsMessageSchema {
  static selfAssignPrimaryKey = true

  declare status: 'queued' | 'accepted' | 'failed'

  @belongsTo(() => SmsReport, { localKey: 'messageId', foreignKey: 'messageId' })
  declare report: BelongsTo<typeof SmsReport>

  static async accepted(id: string | undefined, messageId: string | null) {
    if (!id) return
    await this.query().where({ id }).update({ status: 'accepted', messageId })
    if (messageId) await this.failUndelivered(messageId)
  }

  static async failed(id: string | undefined) {
    if (!id) return
    await this.query().where({ id }).update({ status: 'failed' })
    await SmsFailed.dispatch(id)
  }

  static async failUndelivered(messageId: string) {
    const message = await this.query().where({ messageId }).preload('report').first()
    if (message?.report?.state === 'undelivered') await SmsFailed.dispatch(message.id)
  }
}
