import type { HttpContext } from '@adonisjs/core/http'
import { loadTrackingDetail } from '#shipping/tracking/build_tracking_detail'
import { requireTrackingAccess } from '#shipping/tracking/controllers/tracking_access'
import { parseTrackingNumber } from '#shipping/shipment/parse_tracking_number'
import TrackingTransformer from '#shipping/tracking/tracking_transformer'

export default class TrackingController {
  async show(ctx: HttpContext) {
    const trackingNumber = parseTrackingNumber(ctx.params.trackingNumber)
    await requireTrackingAccess(ctx, trackingNumber)
    const detail = await loadTrackingDetail(trackingNumber, ctx.caller)
    return ctx.serialize(TrackingTransformer.transform(detail))
  }
}
