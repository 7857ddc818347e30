import limiter from '@adonisjs/limiter/services/main'
import type { Caller } from '#identity/sessions/caller'
import type Organization from '#identity/organizations/models/organization'
import ReceiverNotification from '#branding/notifications/models/receiver_notification'

const SHOWN = 100

/** The newest messages of a business. */
export function notificationLog({ id }: Organization): Promise<ReceiverNotification[]> {
  return ReceiverNotification.query()
    .where('organizationId', id)
    .preload('shipment', (query) => query.preload('addresses'))
    .orderBy('id', 'desc')
    .limit(SHOWN)
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
