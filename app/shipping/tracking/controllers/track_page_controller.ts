import type { HttpContext } from '@adonisjs/core/http'
import { sayWait } from '#shared/http/controllers/say_wait'
import { callerOf } from '#identity/sessions/caller'
import { visitorOf } from '#identity/sessions/controllers/visitor'
import { lookUpShipment } from '#shipping/tracking/tracking_lookup'
import RecentParcelTransformer from '#shipping/tracking/recent_parcel_transformer'
import { recentParcels } from '#shipping/tracking/recent_parcels'
import { detailOf } from '#shipping/tracking/tracking'
import { trackingMapOf } from '#shipping/tracking/tracking_map'
import TrackingTransformer from '#shipping/tracking/tracking_transformer'

export default class TrackPageController {
  async render(ctx: HttpContext) {
    const { trackingNumber } = ctx.request.qs()
    const found = await lookUpShipment(visitorOf(ctx), trackingNumber, { asker: ctx.caller })
    const { lookup, shipment, status, wait } = found
    const recent = async () => RecentParcelTransformer.transform(await recentParcels(callerOf(ctx)))
    ctx.response.status(status)
    sayWait(ctx, wait)
    return ctx.inertia.render('shipping/tracking/track', {
      ...lookup,
      detail: TrackingTransformer.transform(shipment && detailOf(shipment)),
      map: shipment && trackingMapOf(shipment),
      recent: ctx.inertia.defer(recent, { rescue: true }),
    })
  }
}
