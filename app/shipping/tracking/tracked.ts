import { urlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'
import type { Words } from '#shared/languages/words'
import type Shipment from '#shipping/shipment/models/shipment'
import { journeyOf } from '#shipping/tracking/journey'
import { detailOf } from '#shipping/tracking/tracking'
import { trackingMapOf } from '#shipping/tracking/tracking_map'
import type { Thing } from '#shipping/tracking/tracking_words'

type Page = { words: Words; thing?: Thing; origin?: string }

/**
 * All that a public page says of where a parcel is, of a shipment that `trackedShipment` has loaded. One prop, so that
 * it can be asked for again by itself.
 */
export function trackedOf(shipment: Shipment, { words, thing, origin = appUrl }: Page) {
  const { trackingNumber } = shipment
  return {
    detail: detailOf(shipment, words, thing),
    map: trackingMapOf(shipment, words),
    journey: journeyOf(shipment, words),
    /** Without what proves its reader to be the receiver. */
    shareLink: urlFor('shipping.public_tracking', { trackingNumber }, { prefixUrl: origin }),
  }
}
