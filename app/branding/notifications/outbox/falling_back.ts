import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import NotifyReceiverJob from '#branding/notifications/jobs/notify_receiver_job'
import ReceiverNotification from '#branding/notifications/models/receiver_notification'
import NotificationAttempt from '#branding/notifications/outbox/notification_attempt'
import { outcomeOfAttempt } from '#branding/notifications/outbox/outcome'
import { rowsOf } from '#shared/database/rows'

export type FailedMessage = { smsMessageId: string } | { whatsappMessageId: string }

/**
 * Writes down that an attempt failed, and gives the message to the next channel, if there is one. Safe to run twice
 * and at once: an attempt fails once. Nothing happens where it turns out not to have failed.
 */
export async function fallBack(failed: FailedMessage) {
  const attempt = await NotificationAttempt.query().where(failed).where({ status: 'sent' }).first()
  if (!attempt) return
  const isQueued = await db.transaction((trx) => settle(trx, attempt))
  if (isQueued) await NotifyReceiverJob.dispatch({ shipmentId: attempt.shipmentId })
}

/** Answers whether the next channel has it now. */
async function settle(
  trx: TransactionClientContract,
  { id, notificationId, shipmentId }: NotificationAttempt
) {
  const row = await ReceiverNotification.query({ client: trx })
    .where({ id: notificationId, shipmentId })
    .forUpdate()
    .first()
  const attempt = await NotificationAttempt.query({ client: trx })
    .where({ id, status: 'sent' })
    .preload('smsMessage', (query) => query.preload('report'))
    .preload('whatsappMessage', (query) => query.preload('report'))
    .first()
  const outcome = attempt && outcomeOfAttempt(attempt)
  if (!outcome?.hasFailed) return false
  const { failure, isFree } = outcome
  await attempt!.merge({ status: 'failed', failure, ...(isFree && { costKobo: 0 }) }).save()
  if (!row || row.status !== 'sent' || row.turn !== attempt!.channel) return false
  if (await hasLaterAttempt(trx, attempt!)) return false
  const { next } = row
  if (next) await row.merge({ status: 'queued', carrier: next, attempts: 0, failure }).save()
  else if (attempt!.channel === 'whatsapp') await row.merge({ status: 'failed', failure }).save()
  return next !== null
}

/** Somebody has sent it again since. */
async function hasLaterAttempt(
  trx: TransactionClientContract,
  { id, notificationId }: NotificationAttempt
) {
  const later = await NotificationAttempt.query({ client: trx })
    .where({ notificationId })
    .where('id', '>', id)
    .first()
  return later !== null
}

/** Attempts of which it is known that they failed, while nobody has acted on it: a crash came in between. */
export async function unsettledFailures(): Promise<FailedMessage[]> {
  const rows = await rowsOf<{ sms: string | null; whatsapp: string | null }>(
    db,
    `select sms_message_id as sms, whatsapp_message_id as whatsapp from notification_attempts as attempt
       left join sms_messages as sms on sms.id = sms_message_id
       left join sms_reports as sms_report on sms_report.message_id = sms.message_id
       left join whatsapp_messages as whatsapp on whatsapp.id = whatsapp_message_id
       left join whatsapp_reports as report on report.message_id = whatsapp.message_id
     where attempt.status = 'sent' and attempt.created_at > now() - interval '3 days'
       and (sms.status = 'failed' or sms_report.state = 'undelivered'
         or whatsapp.status = 'failed' or report.state = 'failed')
     limit 500`
  )
  return rows.map(({ sms, whatsapp }) =>
    whatsapp ? { whatsappMessageId: whatsapp } : { smsMessageId: sms! }
  )
}
