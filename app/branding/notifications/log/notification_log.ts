import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import type Organization from '#identity/organizations/models/organization'
import { DomainError } from '#shared/errors/domain_error'
import { MAX_COUNTED } from '#shared/database/limited_count'
import { queryRows } from '#shared/database/query_rows'
import { isReceiverNotified } from '#branding/notifications/receiver_notifications'
import { preloadOutcomes } from '#branding/notifications/log/preload_outcomes'
import ReceiverNotification from '#branding/notifications/models/receiver_notification'

const MAX_LOGGED_MESSAGES = 100

/** If `hasMore` is set, the counts cover only the newest SMS. */
type SmsCounts = { delivered: number; undelivered: number; onTheirWay: number; hasMore?: true }

export function listLatestMessages({ id }: Organization): Promise<ReceiverNotification[]> {
  return ReceiverNotification.query()
    .where('organizationId', id)
    .preload('shipment', (query) => query.preload('addresses'))
    .preload('smsMessage', (query) => query.preload('report'))
    .preload('tries', preloadOutcomes)
    .orderBy('id', 'desc')
    .limit(MAX_LOGGED_MESSAGES)
}

/** Counts SMS of the last 30 days among the newest 10,000. */
export async function countSms({ id }: Organization): Promise<SmsCounts> {
  const [row] = await queryRows<Omit<SmsCounts, 'hasMore'> & { all: number }>(
    db,
    `select count(*) filter (where state = 'delivered')::int as delivered,
       count(*) filter (where state = 'undelivered' or sms_messages.status = 'failed')::int as undelivered,
       count(*) filter (where coalesce(state, 'on_its_way') = 'on_its_way'
         and sms_messages.status <> 'failed')::int as "onTheirWay",
       count(*)::int as all
     from (
       select sms_message_id from receiver_notifications
       where organization_id = :id and sms_message_id is not null order by id desc limit ${MAX_COUNTED}
     ) as newest
       join sms_messages on sms_messages.id = newest.sms_message_id
       left join sms_reports using (message_id)
     where sms_messages.created_at > now() - interval '30 days'`,
    { id }
  )
  const { all, ...counts } = row!
  return { ...counts, ...(all === MAX_COUNTED && { hasMore: true as const }) }
}

class MessageNotResendable extends DomainError {
  constructor() {
    super(
      'E_FORBIDDEN_MOVE',
      'This message cannot be sent again: the shipment was voided, or your notifications are off.'
    )
  }
}

/** Throws E_ROW_NOT_FOUND, MessageNotResendable, and E_TOO_MANY_REQUESTS after 3 in an hour. */
export async function requeueMessage({ organization, user }: Caller, id: number) {
  const notification = await ReceiverNotification.query()
    .where({ id, organizationId: organization.id })
    .firstOrFail()
  // The queue would drop such a message, and the log would lose its first delivery.
  if (!(await isReceiverNotified(notification.shipmentId))) throw new MessageNotResendable()
  await limiter.use({ requests: 3, duration: '1 hour' }).consume(`notification:${id}`)
  const again = { status: 'queued', attempts: 0, failure: null, resentBy: user.id } as const
  // Restart with the first channel, after the quiet hours.
  notification.merge({ carrier: null, dueAt: null })
  return notification.merge(again).save()
}
