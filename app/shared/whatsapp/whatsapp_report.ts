import { WhatsappReportSchema } from '#database/schema'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import type { WhatsAppStatusUpdate, WhatsAppState } from '#shared/whatsapp/whatsapp_driver'

export default class WhatsAppReport extends WhatsappReportSchema {
  static table = 'whatsapp_reports'

  declare state: WhatsAppState

  /** Returns whether the report advanced the state. Reports arrive out of order and twice. */
  static async record(
    trx: TransactionClientContract,
    { messageId, state, errorCode }: WhatsAppStatusUpdate
  ) {
    const kept = await queryRows(
      trx,
      `insert into whatsapp_reports (message_id, state, error_code) values (:messageId, :state, :errorCode)
       on conflict (message_id) do update
         set state = excluded.state, error_code = excluded.error_code, reported_at = now()
         where array_position(array['sent', 'failed', 'delivered', 'read'], excluded.state::text)
           > array_position(array['sent', 'failed', 'delivered', 'read'], whatsapp_reports.state::text)
       returning message_id`,
      { messageId, state, errorCode }
    )
    return kept.length > 0
  }
}
