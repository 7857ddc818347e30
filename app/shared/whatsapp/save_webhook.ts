import db from '@adonisjs/lucid/services/db'
import { explainWhatsAppError } from '#shared/whatsapp/whatsapp_errors'
import { inboundMessages } from '#shared/whatsapp/inbound_messages'
import { WhatsAppFailed } from '#shared/whatsapp/whatsapp_events'
import type {
  WhatsAppWebhook,
  WhatsAppStatusUpdate as Report,
} from '#shared/whatsapp/whatsapp_driver'
import WhatsAppMessage from '#shared/whatsapp/whatsapp_message'
import { recordIncident } from '#shared/whatsapp/whatsapp_incidents'
import WhatsAppReport from '#shared/whatsapp/whatsapp_report'

/** Keeps what WhatsApp tells. Of a message that we do not know too: the report may be faster than the answer. */
export async function saveWhatsAppWebhook({ reports, received }: WhatsAppWebhook) {
  for (const report of reports) await saveStatusUpdate(report)
  if (received.length === 0) return
  const { hear } = await inboundMessages.provided()
  for (const message of received) await hear(message)
}

async function saveStatusUpdate(report: Report) {
  const { messageId, ownId, state, errorCode } = report
  const isNews = await db.transaction(async (trx) => {
    const isKept = await WhatsAppReport.keep(trx, report)
    // Its answer was lost, or it was given up meanwhile and is in the next channel's hands.
    if (ownId) {
      await WhatsAppMessage.query({ client: trx })
        .where({ id: ownId })
        .whereNull('messageId')
        .update({ status: 'accepted', messageId })
    }
    if (state !== 'failed' || !isKept) return isKept
    const failure = explainWhatsAppError(errorCode).words
    await WhatsAppMessage.query({ client: trx }).where({ messageId }).update({ errorCode, failure })
    return true
  })
  if (state !== 'failed') return
  const message = await WhatsAppMessage.query().where({ messageId }).preload('report').first()
  const { trouble } = explainWhatsAppError(errorCode)
  // Which template it was is known where it is handed over. What is told once more says nothing of this hour.
  if (isNews && trouble && trouble !== 'template') await recordIncident(trouble, errorCode)
  if (message?.report?.state === 'failed') await WhatsAppFailed.dispatch(message.id)
}
