import type { HttpContext } from '@adonisjs/core/http'
import { sayWait } from '#shared/http/controllers/say_wait'
import { visitorOf } from '#identity/sessions/controllers/visitor'
import { lookUpShipment } from '#shipping/tracking/tracking_lookup'
import TrackingTransformer from '#shipping/tracking/tracking_transformer'

export default class TrackPageController {
  async render(ctx: HttpContext) {
    const { trackingNumber } = ctx.request.qs()
    const found = await lookUpShipment(visitorOf(ctx), trackingNumber, ctx.caller)
    const { lookup, status, wait } = found
    const { detail, ...rest } = lookup
    ctx.response.status(status)
    sayWait(ctx, wait)
    return ctx.inertia.render('shipping/tracking/track', {
      ...rest,
      detail: TrackingTransformer.transform(detail),
    })
  }
}
