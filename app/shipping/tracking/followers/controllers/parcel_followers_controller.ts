import type { HttpContext } from '@adonisjs/core/http'
import { wordsIn } from '#shared/languages/words'
import { trackingNumberFrom } from '#shipping/shipment/tracking_number'
import { requireTracker } from '#shipping/tracking/controllers/tracker'
import { followParcel } from '#shipping/tracking/followers/follow_parcel'
import { followerValidator } from '#shipping/tracking/followers/follower_validator'
import { trackedShipment } from '#shipping/tracking/tracking'

export default class ParcelFollowersController {
  async store(ctx: HttpContext) {
    const { contact, language } = await ctx.request.validateUsing(followerValidator)
    const trackingNumber = trackingNumberFrom(ctx.params.trackingNumber)
    await requireTracker(ctx, trackingNumber)
    const shipment = await trackedShipment(trackingNumber, ctx.caller)
    const address = ctx.request.ip()
    const outcome = await followParcel(shipment, { contact, language, address })
    return { message: wordsIn(language).t(`tracking.news.${outcome}`) }
  }
}
