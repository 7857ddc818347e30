import type { HttpContext } from '@adonisjs/core/http'
import { visitorOf } from '#identity/sessions/controllers/visitor'
import { trackingDetailOf } from '#shipping/tracking/tracking'
import { throttleTracking } from '#shipping/tracking/tracking_throttle'
import { trackingNumberFrom } from '#shipping/shipment/tracking_number'
import TrackingTransformer from '#shipping/tracking/tracking_transformer'

export default class TrackingController {
  async show(ctx: HttpContext) {
    const trackingNumber = trackingNumberFrom(ctx.params.trackingNumber)
    await throttleTracking(visitorOf(ctx))
    const detail = await trackingDetailOf(trackingNumber, ctx.caller)
    return ctx.serialize(TrackingTransformer.transform(detail))
  }
}
