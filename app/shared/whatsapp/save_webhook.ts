import db from '@adonisjs/lucid/services/db'
import { explainWhatsAppError } from '#shared/whatsapp/whatsapp_errors'
import { inboundMessages } from '#shared/whatsapp/inbound_messages'
import { WhatsAppFailed } from '#shared/whatsapp/whatsapp_events'
import type { WhatsAppWebhook, WhatsAppStatusUpdate } from '#shared/whatsapp/whatsapp_driver'
import WhatsAppMessage from '#shared/whatsapp/whatsapp_message'
import { recordIncident } from '#shared/whatsapp/whatsapp_incidents'
import WhatsAppReport from '#shared/whatsapp/whatsapp_report'

/** Saves reports with unknown ids too: one may arrive before WhatsApp's response to our call. */
export async function saveWhatsAppWebhook({ reports, received }: WhatsAppWebhook) {
  for (const report of reports) await saveStatusUpdate(report)
  if (received.length === 0) return
  const { receiveMessage } = await inboundMessages.provided()
  for (const message of received) await receiveMessage(message)
}

async function saveStatusUpdate(report: WhatsAppStatusUpdate) {
  const { messageId, ownId, state, errorCode } = report
  const isNew = await db.transaction(async (trx) => {
    const isKept = await WhatsAppReport.record(trx, report)
    // If the response was lost, only our own id finds the message.
    if (ownId) {
      await WhatsAppMessage.query({ client: trx })
        .where({ id: ownId })
        .whereNull('messageId')
        .update({ status: 'accepted', messageId })
    }
    if (state !== 'failed' || !isKept) return isKept
    const failure = explainWhatsAppError(errorCode).message
    await WhatsAppMessage.query({ client: trx }).where({ messageId }).update({ errorCode, failure })
    return true
  })
  if (state !== 'failed') return
  const message = await WhatsAppMessage.query().where({ messageId }).preload('report').first()
  const { incident } = explainWhatsAppError(errorCode)
  // `handOverMessage` records template incidents. A repeated report is no new incident.
  if (isNew && incident && incident !== 'template') await recordIncident(incident, errorCode)
  if (message?.report?.state === 'failed') await WhatsAppFailed.dispatch(message.id)
}
