import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type Organization from '#identity/organizations/models/organization'
import { countUpTo } from '#shared/database/limited_count'
import { inSlices } from '#shared/database/slices'
import { keysetPage } from '#shared/http/keyset_page'
import type { MessageQuestion } from '#branding/notifications/log/message_question'
import { momentsOf } from '#branding/notifications/log/message_question'
import { withOutcomes } from '#branding/notifications/log/with_outcomes'
import ReceiverNotification from '#branding/notifications/models/receiver_notification'

/** Whose turn it is, as the model says it. */
const TURN = `coalesce(carrier, split_part(route, ',', 1), channel)`

/** The messages of a business in one month, the latest first. Throws BadCursor, PageTooFar. */
export async function messagePage(business: Organization, question: MessageQuestion) {
  const { sort = '-date' } = question
  const order = {
    ...({ by: 'receiver_notifications.created_at', type: 'timestamptz' } as const),
    isDescending: sort === '-date',
  }
  const query = messagesOf(business, question)
  const count = await countUpTo(query)
  const list = `messages of ${business.id} by ${sort}`
  return keysetPage(whole(query), question, { list, order, count })
}

/** All of them. */
export function allMessages(business: Organization, question: MessageQuestion) {
  return inSlices<ReceiverNotification>((after, limit) => {
    const query = messagesOf(business, question).where('id', '>', after?.id ?? 0)
    return whole(query).orderBy('id').limit(limit).exec()
  })
}

type Query = ModelQueryBuilderContract<typeof ReceiverNotification, ReceiverNotification>

function whole(query: Query): Query {
  return query
    .preload('shipment', (shipment) => shipment.preload('addresses'))
    .preload('smsMessage', (sms) => sms.preload('report'))
    .preload('tries', withOutcomes)
}

function messagesOf({ id: organizationId }: Organization, question: MessageQuestion): Query {
  const { month, channel, status, search } = question
  const { from, until } = momentsOf(month)
  const query = ReceiverNotification.query()
    .where({ organizationId })
    .where('receiver_notifications.created_at', '>=', from)
    .where('receiver_notifications.created_at', '<', until)
  if (channel) query.whereRaw(`${TURN} = ?`, [channel])
  if (status) query.where('status', status === 'overtaken' ? 'dropped' : status)
  if (search) {
    const digits = search.replaceAll(/\s/g, '')
    const found = /^\d{12}$/.test(digits) ? Number(digits) : -1
    query.whereHas('shipment', (shipment) => shipment.where('trackingNumber', found))
  }
  return query
}
