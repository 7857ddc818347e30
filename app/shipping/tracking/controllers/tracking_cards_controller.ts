import type { HttpContext } from '@adonisjs/core/http'
import { visitorOf } from '#identity/sessions/controllers/visitor'
import { sendCard } from '#shared/heads/controllers/send_card'
import { platformCard, platformLook } from '#shared/heads/social_card'
import { detailOf } from '#shipping/tracking/tracking'
import { tellOnCard } from '#shipping/tracking/tracking_card'
import { lookUpShipment } from '#shipping/tracking/tracking_lookup'

export default class TrackingCardsController {
  /** For a number that is not there, or while somebody tries too many, the card of the platform. */
  async show(ctx: HttpContext) {
    const { shipment, wait } = await lookUpShipment(visitorOf(ctx), ctx.params.trackingNumber)
    if (!shipment) return sendCard(ctx, platformCard(), { wait })
    const look = platformLook()
    return sendCard(ctx, { ...look, ...tellOnCard(detailOf(shipment), look.colours.ground) })
  }
}
