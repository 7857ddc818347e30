import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import type Organization from '#identity/organizations/models/organization'
import { rowsOf } from '#shared/database/rows'
import ReceiverNotification from '#branding/notifications/models/receiver_notification'

const SHOWN = 100

type SmsCounts = { delivered: number; undelivered: number; onTheirWay: number }

/** The newest messages of a business. */
export function notificationLog({ id }: Organization): Promise<ReceiverNotification[]> {
  return ReceiverNotification.query()
    .where('organizationId', id)
    .preload('shipment', (query) => query.preload('addresses'))
    .preload('smsMessage', (query) => query.preload('report'))
    .orderBy('id', 'desc')
    .limit(SHOWN)
}

/** What became of the SMS of a business in the last thirty days. */
export async function smsCounts({ id }: Organization): Promise<SmsCounts> {
  const [row] = await rowsOf<Record<keyof SmsCounts, number>>(
    db,
    `select count(*) filter (where state = 'delivered')::int as delivered,
       count(*) filter (where state = 'undelivered' or sms_messages.status = 'failed')::int as undelivered,
       count(*) filter (where coalesce(state, 'on_its_way') = 'on_its_way'
         and sms_messages.status <> 'failed')::int as "onTheirWay"
     from receiver_notifications
       join sms_messages on sms_messages.id = receiver_notifications.sms_message_id
       left join sms_reports using (message_id)
     where organization_id = :id and sms_messages.created_at > now() - interval '30 days'`,
    { id }
  )
  return row!
}

/**
 * Puts a message of the caller's business into the queue once more. Throws E_ROW_NOT_FOUND for
 * another's, and E_TOO_MANY_REQUESTS: a receiver is not to be flooded.
 */
export async function queueAgain({ organization, user }: Caller, id: number) {
  const notification = await ReceiverNotification.query()
    .where({ id, organizationId: organization.id })
    .firstOrFail()
  await limiter.use({ requests: 3, duration: '1 hour' }).consume(`notification:${id}`)
  const again = { status: 'queued', attempts: 0, failure: null, resentBy: user.id } as const
  return notification.merge(again).save()
}
