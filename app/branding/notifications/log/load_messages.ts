import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type Organization from '#identity/organizations/models/organization'
import { countUpTo } from '#shared/database/limited_count'
import { readInChunks } from '#shared/database/chunked_reads'
import { readKeysetPage } from '#shared/http/keyset_page'
import type { MessageQuery } from '#branding/notifications/log/message_query'
import { monthBounds } from '#branding/notifications/log/message_query'
import { preloadOutcomes } from '#branding/notifications/log/preload_outcomes'
import ReceiverNotification from '#branding/notifications/models/receiver_notification'

/** The SQL of `ReceiverNotification.turn`: the channel whose turn it is. */
const CURRENT_CHANNEL = `coalesce(carrier, split_part(route, ',', 1), channel)`

/** Throws InvalidCursor and PageTooFar. */
export async function loadMessagePage(business: Organization, listQuery: MessageQuery) {
  const { sort = '-date' } = listQuery
  const order = {
    ...({ by: 'receiver_notifications.created_at', type: 'timestamptz' } as const),
    isDescending: sort === '-date',
  }
  const query = filterMessages(business, listQuery)
  const count = await countUpTo(query)
  const list = `messages of ${business.id} by ${sort}`
  return readKeysetPage(preloadMessageParts(query), listQuery, { list, order, count })
}

export function iterateMessages(business: Organization, listQuery: MessageQuery) {
  return readInChunks<ReceiverNotification>((after, limit) => {
    const query = filterMessages(business, listQuery).where('id', '>', after?.id ?? 0)
    return preloadMessageParts(query).orderBy('id').limit(limit).exec()
  })
}

type NotificationQuery = ModelQueryBuilderContract<
  typeof ReceiverNotification,
  ReceiverNotification
>

function preloadMessageParts(query: NotificationQuery): NotificationQuery {
  return query
    .preload('shipment', (shipment) => shipment.preload('addresses'))
    .preload('smsMessage', (sms) => sms.preload('report'))
    .preload('tries', preloadOutcomes)
}

function filterMessages(
  { id: organizationId }: Organization,
  listQuery: MessageQuery
): NotificationQuery {
  const { month, channel, status, search } = listQuery
  const { from, until } = monthBounds(month)
  const query = ReceiverNotification.query()
    .where({ organizationId })
    .where('receiver_notifications.created_at', '>=', from)
    .where('receiver_notifications.created_at', '<', until)
  if (channel) query.whereRaw(`${CURRENT_CHANNEL} = ?`, [channel])
  if (status) query.where('status', status === 'overtaken' ? 'dropped' : status)
  if (search) {
    const digits = search.replaceAll(/\s/g, '')
    const found = /^\d{12}$/.test(digits) ? Number(digits) : -1
    query.whereHas('shipment', (shipment) => shipment.where('trackingNumber', found))
  }
  return query
}
