import db from '@adonisjs/lucid/services/db'
import { SmsReportSchema } from '#database/schema'
import type { GatewayReport, SmsState } from '#shared/sms/sms_driver'

export default class SmsReport extends SmsReportSchema {
  declare state: SmsState

  /** Records a report. Reports arrive in any order; a late "on its way" replaces no final state. */
  static async record({ messageId, state, statusText }: GatewayReport) {
    await db.rawQuery(
      `insert into sms_reports (message_id, state, said) values (:messageId, :state, :statusText)
       on conflict (message_id) do update
         set state = excluded.state, said = excluded.said, reported_at = now()
         where sms_reports.state = 'on_its_way' or excluded.state = 'delivered'`,
      { messageId, state, statusText }
    )
  }
}
