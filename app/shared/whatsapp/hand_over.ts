import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { queryRows } from '#shared/database/query_rows'
import {
  type OutgoingWhatsApp,
  WhatsAppBusy,
  WhatsAppRefused,
} from '#shared/whatsapp/whatsapp_driver'
import { explainWhatsAppError } from '#shared/whatsapp/whatsapp_errors'
import { WhatsAppFailed } from '#shared/whatsapp/whatsapp_events'
import { whatsappGateway } from '#shared/whatsapp/whatsapp_gateway'
import WhatsAppMessage from '#shared/whatsapp/whatsapp_message'
import {
  clearIncidents,
  recordIncident,
  findCurrentPause,
} from '#shared/whatsapp/whatsapp_incidents'

/** After a lost response, a report is awaited this long; most reports come within seconds. */
const LOST_MINUTES = 15

/** A queued message that nothing has touched for this long has no job anymore. */
const FORGOTTEN_HOURS = 2

/**
 * Sends a message at most once: if the response is lost, it counts as failed unless a report comes.
 * Throws WhatsAppBusy if it may be retried.
 */
export async function handOverMessage(id: string, message: OutgoingWhatsApp) {
  if (!(await claimMessage(id))) return
  const pause = await findCurrentPause()
  if (pause) return markFailed(id, pause.errorCode, explainWhatsAppError(pause.errorCode).message)
  try {
    const messageId = await whatsappGateway.driver.send(id, message)
    await WhatsAppMessage.query().where({ id }).update({ status: 'accepted', messageId })
    await clearIncidents(message)
    await publishReportedFailure(id)
  } catch (error) {
    await handleSendError(id, message, error)
  }
}

async function claimMessage(id: string): Promise<boolean> {
  const rows = await queryRows(
    db,
    `update whatsapp_messages set status = 'sending', updated_at = now()
     where id = :id and status = 'queued' returning id`,
    { id }
  )
  return rows.length > 0
}

async function handleSendError(id: string, message: OutgoingWhatsApp, error: unknown) {
  if (error instanceof WhatsAppBusy) {
    await WhatsAppMessage.query().where({ id, status: 'sending' }).update({ status: 'queued' })
    throw error
  }
  if (!(error instanceof WhatsAppRefused)) {
    const reason = error instanceof Error ? error.message : String(error)
    return logger.warn({ id, reason }, 'It is unknown whether WhatsApp accepted a message')
  }
  const { errorCode, incident } = error
  if (incident) await recordIncident(incident, errorCode, message)
  logger.error({ errorCode, reason: error.message }, 'A WhatsApp message was refused')
  await markFailed(id, errorCode, error.message)
}

async function markFailed(id: string, errorCode: number | null, failure: string) {
  await WhatsAppMessage.query().where({ id }).update({ status: 'failed', errorCode, failure })
  await WhatsAppFailed.dispatch(id)
}

/** Publishes the failure if its report arrived before WhatsApp's response to our call. */
async function publishReportedFailure(id: string) {
  const message = await WhatsAppMessage.query().where({ id }).preload('report').firstOrFail()
  if (message.report?.state === 'failed') await WhatsAppFailed.dispatch(id)
}

export async function failQueuedMessage(id: string, failure: string) {
  const rows = await queryRows(
    db,
    `update whatsapp_messages set status = 'failed', failure = :failure, updated_at = now()
     where id = :id and status = 'queued' returning id`,
    { id, failure }
  )
  if (rows.length > 0) await WhatsAppFailed.dispatch(id)
}

export async function failLostMessages() {
  await db.rawQuery(
    `update whatsapp_messages set status = 'failed', failure = 'WhatsApp did not answer.', updated_at = now()
     where status = 'sending' and updated_at < now() - interval '${LOST_MINUTES} minutes'
       or status = 'queued' and updated_at < now() - interval '${FORGOTTEN_HOURS} hours'`
  )
}
