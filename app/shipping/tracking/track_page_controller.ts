import type { HttpContext } from '@adonisjs/core/http'
import { lookUpTracking } from '#shipping/tracking/tracking_lookup'
import TrackingTransformer from '#shipping/tracking/tracking_transformer'

export default class TrackPageController {
  async render(ctx: HttpContext) {
    const { detail, ...rest } = await lookUpTracking(ctx, ctx.request.qs().trackingNumber)
    return ctx.inertia.render('shipping/tracking/track', {
      ...rest,
      detail: TrackingTransformer.transform(detail),
    })
  }
}
