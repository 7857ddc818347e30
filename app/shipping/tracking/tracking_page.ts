import { urlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'
import type { Translator } from '#shared/languages/translator'
import type Shipment from '#shipping/shipment/models/shipment'
import { buildJourney } from '#shipping/tracking/build_journey'
import { buildTrackingDetail } from '#shipping/tracking/build_tracking_detail'
import { buildTrackingMap } from '#shipping/tracking/tracking_map'
import type { ParcelNoun } from '#shipping/tracking/tracking_looks'

type TrackingPageOptions = { words: Translator; thing?: ParcelNoun; origin?: string }

/** Uses one prop, so that a partial reload can refresh it. */
export function buildTrackingPage(
  shipment: Shipment,
  { words, thing, origin = appUrl }: TrackingPageOptions
) {
  const { trackingNumber } = shipment
  return {
    detail: buildTrackingDetail(shipment, words, thing),
    map: buildTrackingMap(shipment, words),
    journey: buildJourney(shipment, words),
    /** Without the receiver's key. */
    shareLink: urlFor('shipping.public_tracking', { trackingNumber }, { prefixUrl: origin }),
  }
}
