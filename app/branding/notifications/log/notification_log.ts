import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import type Organization from '#identity/organizations/models/organization'
import { DomainError } from '#shared/errors/domain_error'
import { COUNTED } from '#shared/database/limited_count'
import { rowsOf } from '#shared/database/rows'
import { isTold } from '#branding/notifications/notifying'
import { withOutcomes } from '#branding/notifications/log/with_outcomes'
import ReceiverNotification from '#branding/notifications/models/receiver_notification'

const SHOWN = 100

/** With `hasMore` they are those of the newest alone. */
type SmsCounts = { delivered: number; undelivered: number; onTheirWay: number; hasMore?: true }

/** The newest messages of a business. */
export function notificationLog({ id }: Organization): Promise<ReceiverNotification[]> {
  return ReceiverNotification.query()
    .where('organizationId', id)
    .preload('shipment', (query) => query.preload('addresses'))
    .preload('smsMessage', (query) => query.preload('report'))
    .preload('tries', withOutcomes)
    .orderBy('id', 'desc')
    .limit(SHOWN)
}

/** What became of the SMS of a business in the last thirty days, as far as its newest 10,000 tell. */
export async function smsCounts({ id }: Organization): Promise<SmsCounts> {
  const [row] = await rowsOf<Omit<SmsCounts, 'hasMore'> & { all: number }>(
    db,
    `select count(*) filter (where state = 'delivered')::int as delivered,
       count(*) filter (where state = 'undelivered' or sms_messages.status = 'failed')::int as undelivered,
       count(*) filter (where coalesce(state, 'on_its_way') = 'on_its_way'
         and sms_messages.status <> 'failed')::int as "onTheirWay",
       count(*)::int as all
     from (
       select sms_message_id from receiver_notifications
       where organization_id = :id and sms_message_id is not null order by id desc limit ${COUNTED}
     ) as newest
       join sms_messages on sms_messages.id = newest.sms_message_id
       left join sms_reports using (message_id)
     where sms_messages.created_at > now() - interval '30 days'`,
    { id }
  )
  const { all, ...counts } = row!
  return { ...counts, ...(all === COUNTED && { hasMore: true as const }) }
}

class NothingToSend extends DomainError {
  constructor() {
    super(
      'E_FORBIDDEN_MOVE',
      'This message cannot be sent again: the shipment was voided, or your notifications are off.'
    )
  }
}

/**
 * Puts a message of the caller's business into the queue once more. Throws E_ROW_NOT_FOUND for
 * another's, NothingToSend, and E_TOO_MANY_REQUESTS: a receiver is not to be flooded.
 */
export async function queueAgain({ organization, user }: Caller, id: number) {
  const notification = await ReceiverNotification.query()
    .where({ id, organizationId: organization.id })
    .firstOrFail()
  // It would be taken from the queue unsent, and its row would no longer say that it was sent before.
  if (!(await isTold(notification.shipmentId))) throw new NothingToSend()
  await limiter.use({ requests: 3, duration: '1 hour' }).consume(`notification:${id}`)
  const again = { status: 'queued', attempts: 0, failure: null, resentBy: user.id } as const
  // From the first of its channels on, and not before the morning.
  notification.merge({ carrier: null, dueAt: null })
  return notification.merge(again).save()
}
