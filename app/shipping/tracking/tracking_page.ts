import { urlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'
import type { Translator } from '#shared/languages/translator'
import type Shipment from '#shipping/shipment/models/shipment'
import { buildJourney } from '#shipping/tracking/build_journey'
import { buildTrackingDetail } from '#shipping/tracking/build_tracking_detail'
import { buildTrackingMap } from '#shipping/tracking/tracking_map'
import type { ParcelNoun } from '#shipping/tracking/tracking_looks'

type TrackingPageOptions = { translator: Translator; thing?: ParcelNoun; origin?: string }

/** Returns everything as one prop, so that a partial reload refreshes the whole page. */
export function buildTrackingPage(
  shipment: Shipment,
  { translator, thing, origin = appUrl }: TrackingPageOptions
) {
  const { trackingNumber } = shipment
  return {
    detail: buildTrackingDetail(shipment, translator, thing),
    map: buildTrackingMap(shipment, translator),
    journey: buildJourney(shipment, translator),
    /** A link for sharing, so it lacks the receiver's key. */
    shareLink: urlFor('shipping.public_tracking', { trackingNumber }, { prefixUrl: origin }),
  }
}
