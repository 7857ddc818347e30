import encryption from '@adonisjs/core/services/encryption'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'
import type Shipment from '#shipping/shipment/models/shipment'
import ParcelFollower from '#shipping/tracking/followers/parcel_follower'

const PURPOSE = 'news of a parcel'

/** The token is encrypted and cannot be forged. */
export function subscriptionLink({ id }: ParcelFollower): string {
  const token = encryption.encrypt(id, { purpose: PURPOSE })
  return urlFor('shipping.parcel_news', { token }, { prefixUrl: appUrl })
}

/** Null for a forged link, and after the subscription was deleted. */
export async function findSubscriptionByToken(token: string): Promise<ParcelFollower | null> {
  const id = encryption.decrypt<number>(token, PURPOSE)
  return id === null ? null : ParcelFollower.query().where({ id }).preload('shipment').first()
}

export async function smsStopLink({ id }: Shipment): Promise<string | null> {
  const follower = await ParcelFollower.query()
    .where({ shipmentId: id, channel: 'sms' })
    .whereNull('stoppedAt')
    .first()
  return follower && subscriptionLink(follower)
}
