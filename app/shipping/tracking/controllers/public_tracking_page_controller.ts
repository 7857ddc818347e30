import type { HttpContext } from '@adonisjs/core/http'
import { lookUpForReceiver } from '#shipping/tracking/controllers/receiver_lookup'
import { isTrackingNumber, trackingNumberFrom } from '#shipping/shipment/tracking_number'
import TrackingTransformer from '#shipping/tracking/tracking_transformer'

export default class PublicTrackingPageController {
  /** What the form sends becomes the address that one can pass on. */
  async render(ctx: HttpContext) {
    const typed = ctx.request.qs().trackingNumber
    if (isTrackingNumber(typed)) {
      const trackingNumber = trackingNumberFrom(typed)
      return ctx.response.redirect().toRoute('shipping.public_tracking', { trackingNumber })
    }
    const { lookup } = await lookUpForReceiver(ctx, ctx.params.trackingNumber ?? typed)
    const { detail, ...rest } = lookup
    return ctx.inertia.render('shipping/tracking/public_track', {
      ...rest,
      detail: TrackingTransformer.transform(detail),
    })
  }
}
