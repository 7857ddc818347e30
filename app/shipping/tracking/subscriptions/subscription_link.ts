import encryption from '@adonisjs/core/services/encryption'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'
import type Shipment from '#shipping/shipment/models/shipment'
import TrackingSubscription from '#shipping/tracking/subscriptions/tracking_subscription'

const PURPOSE = 'news of a parcel'

/** The link's token is encrypted, so nobody can forge it. */
export function subscriptionLink({ id }: TrackingSubscription): string {
  const token = encryption.encrypt(id, { purpose: PURPOSE })
  return urlFor('shipping.parcel_news', { token }, { prefixUrl: appUrl })
}

/** Null for a forged token, and if the subscription was deleted. */
export async function findSubscriptionByToken(token: string): Promise<TrackingSubscription | null> {
  const id = encryption.decrypt<number>(token, PURPOSE)
  return id === null ? null : TrackingSubscription.query().where({ id }).preload('shipment').first()
}

export async function smsStopLink({ id }: Shipment): Promise<string | null> {
  const subscription = await TrackingSubscription.query()
    .where({ shipmentId: id, channel: 'sms' })
    .whereNull('stoppedAt')
    .first()
  return subscription && subscriptionLink(subscription)
}
