import type { HttpContext } from '@adonisjs/core/http'
import { isReceiverLink } from '#shipping/tracking/receiver_proof'
import { detailOf, trackedShipment } from '#shipping/tracking/tracking'
import { requireTracker } from '#shipping/tracking/controllers/tracker'
import { trackingNumberFrom } from '#shipping/shipment/tracking_number'
import { brandedTrackingOf, isOfShop } from '#branding/tracking_page/branded_tracking'
import { shopNamed } from '#branding/tracking_page/shop'
import BrandedTrackingTransformer from '#branding/tracking_page/transformers/branded_tracking_transformer'

export default class BrandTrackingController {
  async show(ctx: HttpContext) {
    const trackingNumber = trackingNumberFrom(ctx.params.trackingNumber)
    await requireTracker(ctx, trackingNumber)
    const shipment = await trackedShipment(trackingNumber)
    const shop = await shopNamed(ctx.params.subdomain)
    const reader = { isReceiver: isReceiverLink(ctx.request.qs(), shipment) }
    const isBranded = shop && isOfShop(shipment, shop)
    const detail = isBranded ? await brandedTrackingOf(shipment, shop, reader) : detailOf(shipment)
    return ctx.serialize(BrandedTrackingTransformer.transform(detail))
  }
}
