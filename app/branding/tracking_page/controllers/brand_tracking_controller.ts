import type { HttpContext } from '@adonisjs/core/http'
import { isReceiverLink } from '#shipping/tracking/receiver_proof'
import { buildTrackingDetail, findTrackedShipment } from '#shipping/tracking/build_tracking_detail'
import { requireTrackingAccess } from '#shipping/tracking/controllers/tracking_access'
import { parseTrackingNumber } from '#shipping/shipment/parse_tracking_number'
import { buildBrandedTracking, belongsToShop } from '#branding/tracking_page/build_branded_tracking'
import { findShopBySubdomain } from '#branding/tracking_page/shop'
import BrandedTrackingTransformer from '#branding/tracking_page/transformers/branded_tracking_transformer'

export default class BrandTrackingController {
  async show(ctx: HttpContext) {
    const trackingNumber = parseTrackingNumber(ctx.params.trackingNumber)
    await requireTrackingAccess(ctx, trackingNumber)
    const shipment = await findTrackedShipment(trackingNumber)
    const shop = await findShopBySubdomain(ctx.params.subdomain)
    const reader = { isReceiver: isReceiverLink(ctx.request.qs(), shipment) }
    const isBranded = shop && belongsToShop(shipment, shop)
    const detail = isBranded
      ? await buildBrandedTracking(shipment, shop, reader)
      : buildTrackingDetail(shipment)
    return ctx.serialize(BrandedTrackingTransformer.transform(detail))
  }
}
