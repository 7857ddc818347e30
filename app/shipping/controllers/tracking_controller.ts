import type { HttpContext } from '@adonisjs/core/http'
import { trackingDetailOf } from '#shipping/tracking'
import { countTracking } from '#shipping/tracking_limit'
import { trackingNumberFrom } from '#shipping/tracking_number'
import TrackingTransformer from '#shipping/transformers/tracking_transformer'

export default class TrackingController {
  async show(ctx: HttpContext) {
    const trackingNumber = trackingNumberFrom(ctx.params.trackingNumber)
    await countTracking(ctx)
    return ctx.serialize(TrackingTransformer.transform(await trackingDetailOf(trackingNumber)))
  }
}
