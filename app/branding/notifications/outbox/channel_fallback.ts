import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { runEach } from '#shared/queue/run_each'
import NotifyReceiverJob from '#branding/notifications/notify_receiver_job'
import ReceiverNotification from '#branding/notifications/models/receiver_notification'
import NotificationAttempt from '#branding/notifications/outbox/notification_attempt'
import { attemptOutcome } from '#branding/notifications/outbox/delivery_outcome'
import { queryRows } from '#shared/database/query_rows'

export type FailedMessage = { smsMessageId: string } | { whatsappMessageId: string }

/** Safe to repeat and to run concurrently; does nothing if the attempt has not failed. */
export async function tryNextChannel(failed: FailedMessage) {
  const attempt = await NotificationAttempt.query().where(failed).where({ status: 'sent' }).first()
  if (!attempt) return
  const isQueued = await db.transaction((trx) => settleFailedAttempt(trx, attempt))
  if (isQueued) await NotifyReceiverJob.dispatch({ shipmentId: attempt.shipmentId })
}

/** Returns whether the message is queued for the next channel. */
async function settleFailedAttempt(
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
  const outcome = attempt && attemptOutcome(attempt)
  if (!outcome?.hasFailed) return false
  const { failure, isFree } = outcome
  await attempt!.merge({ status: 'failed', failure, ...(isFree && { costKobo: 0 }) }).save()
  if (!row || row.status !== 'sent' || row.turn !== attempt!.channel) return false
  if (await hasLaterAttempt(trx, attempt!)) return false
  const { next } = row
  if (next) await row.merge({ status: 'queued', carrier: next, attempts: 0, failure }).save()
  else await row.merge({ status: 'failed', failure }).save()
  return next !== null
}

/** True if the message was sent again after this attempt. */
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

/** Begins with recent failures, because they are far fewer than the sent messages. */
const FIND_UNSETTLED_FAILURES = `with sms as (
    select id from sms_messages where status = 'failed' and created_at > now() - interval '3 days'
    union
    select sms_messages.id from sms_reports join sms_messages using (message_id)
      where state = 'undelivered' and reported_at > now() - interval '3 days'
  ), whatsapp as (
    select id from whatsapp_messages
      where status = 'failed' and created_at > now() - interval '3 days'
    union
    select whatsapp_messages.id from whatsapp_reports join whatsapp_messages using (message_id)
      where state = 'failed' and reported_at > now() - interval '3 days'
  )
  select sms.id as sms, null::uuid as whatsapp
    from sms join notification_attempts on sms_message_id = sms.id where status = 'sent'
  union all
  select null, whatsapp.id
    from whatsapp join notification_attempts on whatsapp_message_id = whatsapp.id
    where status = 'sent'
  limit 500`

const FALLBACK_FAILURE = {
  message: 'A failed message could not be sent another way',
  describe: (failed: FailedMessage) => failed,
}

/** Processes failures that a crash left unprocessed. */
export async function settleFailures() {
  await runEach(await findUnsettledFailures(), FALLBACK_FAILURE, tryNextChannel)
}

export async function findUnsettledFailures(): Promise<FailedMessage[]> {
  const rows = await queryRows<{ sms: string | null; whatsapp: string | null }>(
    db,
    FIND_UNSETTLED_FAILURES
  )
  return rows.map(({ sms, whatsapp }) =>
    whatsapp ? { whatsappMessageId: whatsapp } : { smsMessageId: sms! }
  )
}
