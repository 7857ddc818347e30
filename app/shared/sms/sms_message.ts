import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { SmsMessageSchema } from '#database/schema'
import { SmsFailed } from '#shared/sms/sms_events'
import SmsReport from '#shared/sms/sms_report'

/** That an SMS was handed over, without its number and its words. What became of it is in its report. */
export default class SmsMessage extends SmsMessageSchema {
  static selfAssignPrimaryKey = true

  declare status: 'queued' | 'accepted' | 'failed'

  /** By the id that it was given, and none as long as it has none. */
  @belongsTo(() => SmsReport, { localKey: 'messageId', foreignKey: 'messageId' })
  declare report: BelongsTo<typeof SmsReport>

  static async accepted(id: string | undefined, messageId: string | null) {
    if (!id) return
    await this.query().where({ id }).update({ status: 'accepted', messageId })
    // The report may have been faster.
    if (messageId) await this.failUndelivered(messageId)
  }

  static async failed(id: string | undefined) {
    if (!id) return
    await this.query().where({ id }).update({ status: 'failed' })
    await SmsFailed.dispatch(id)
  }

  /** Says so where the gateway has reported that it will not arrive. */
  static async failUndelivered(messageId: string) {
    const message = await this.query().where({ messageId }).preload('report').first()
    if (message?.report?.state === 'undelivered') await SmsFailed.dispatch(message.id)
  }
}
