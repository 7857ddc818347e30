import type { HttpContext } from '@adonisjs/core/http'
import { lookUpTracking } from '#shipping/tracking_lookup'
import TrackingTransformer from '#shipping/transformers/tracking_transformer'

export default class TrackPageController {
  async render(ctx: HttpContext) {
    const { detail, ...rest } = await lookUpTracking(ctx, ctx.request.qs().trackingNumber)
    return ctx.inertia.render('shipping/track', {
      ...rest,
      detail: TrackingTransformer.transform(detail),
    })
  }
}
