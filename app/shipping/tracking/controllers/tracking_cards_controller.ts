import type { HttpContext } from '@adonisjs/core/http'
import { findVisitorKey } from '#identity/sessions/controllers/visitor_key'
import { sendSocialCard } from '#shared/site_identity/controllers/send_social_card'
import { createPlatformCard, createPlatformCardLook } from '#shared/site_identity/social_card'
import { buildTrackingDetail } from '#shipping/tracking/build_tracking_detail'
import { trackingCardText } from '#shipping/tracking/tracking_card'
import { lookUpShipment } from '#shipping/tracking/tracking_lookup'

export default class TrackingCardsController {
  /** Sends the platform's own card for unknown numbers and above the rate limit. */
  async show(ctx: HttpContext) {
    const { shipment, retryAfterSeconds } = await lookUpShipment(
      findVisitorKey(ctx),
      ctx.params.trackingNumber
    )
    if (!shipment) return sendSocialCard(ctx, createPlatformCard(), { retryAfterSeconds })
    const look = createPlatformCardLook()
    return sendSocialCard(ctx, {
      ...look,
      ...trackingCardText(buildTrackingDetail(shipment), look.colours.ground),
    })
  }
}
