import type { HttpContext } from '@adonisjs/core/http'
import { setRetryAfter } from '#shared/http/controllers/retry_after_header'
import { callerOf } from '#identity/sessions/caller'
import { findVisitorKey } from '#identity/sessions/controllers/visitor_key'
import { lookUpShipment } from '#shipping/tracking/tracking_lookup'
import RecentParcelTransformer from '#shipping/tracking/recent_parcel_transformer'
import { listRecentParcels } from '#shipping/tracking/recent_parcels'
import { getEnglishTranslator } from '#shared/languages/translator'
import { buildJourney } from '#shipping/tracking/build_journey'
import { buildDetailFor } from '#shipping/tracking/build_tracking_detail'
import { buildTrackingMap } from '#shipping/tracking/tracking_map'
import TrackingTransformer from '#shipping/tracking/tracking_transformer'

export default class TrackPageController {
  async render(ctx: HttpContext) {
    const { trackingNumber } = ctx.request.qs()
    const found = await lookUpShipment(findVisitorKey(ctx), trackingNumber, { viewer: ctx.caller })
    const { lookup, shipment, status, retryAfterSeconds } = found
    const recent = async () =>
      RecentParcelTransformer.transform(await listRecentParcels(callerOf(ctx)))
    ctx.response.status(status)
    setRetryAfter(ctx, retryAfterSeconds)
    return ctx.inertia.render('shipping/tracking/track', {
      ...lookup,
      detail: TrackingTransformer.transform(shipment && buildDetailFor(callerOf(ctx), shipment)),
      map: shipment && buildTrackingMap(shipment),
      journey: shipment && buildJourney(shipment, getEnglishTranslator()),
      recent: ctx.inertia.defer(recent, { rescue: true }),
    })
  }
}
