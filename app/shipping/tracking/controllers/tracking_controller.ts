import type { HttpContext } from '@adonisjs/core/http'
import { trackingDetailOf } from '#shipping/tracking/tracking'
import { requireTracker } from '#shipping/tracking/controllers/tracker'
import { trackingNumberFrom } from '#shipping/shipment/tracking_number'
import TrackingTransformer from '#shipping/tracking/tracking_transformer'

export default class TrackingController {
  async show(ctx: HttpContext) {
    const trackingNumber = trackingNumberFrom(ctx.params.trackingNumber)
    await requireTracker(ctx, trackingNumber)
    const detail = await trackingDetailOf(trackingNumber, ctx.caller)
    return ctx.serialize(TrackingTransformer.transform(detail))
  }
}
