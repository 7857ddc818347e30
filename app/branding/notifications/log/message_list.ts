import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type Organization from '#identity/organizations/models/organization'
import { countUpTo } from '#shared/database/limited_count'
import { keysetPage } from '#shared/http/keyset_page'
import type { MessageQuestion } from '#branding/notifications/log/message_question'
import { momentsOf } from '#branding/notifications/log/message_question'
import { withOutcomes } from '#branding/notifications/log/with_outcomes'
import ReceiverNotification from '#branding/notifications/models/receiver_notification'

const BATCH = 500

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

/** All of them, a batch at a time. */
export async function* allMessages(business: Organization, question: MessageQuestion) {
  for (let after = 0; ;) {
    const query = messagesOf(business, question).where('id', '>', after)
    const rows = await whole(query).orderBy('id').limit(BATCH)
    yield* rows
    if (rows.length < BATCH) return
    after = rows.at(-1)!.id
  }
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
