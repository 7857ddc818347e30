import type { HttpContext } from '@adonisjs/core/http'
import { getTranslator } from '#shared/languages/translator'
import { parseTrackingNumber } from '#shipping/shipment/parse_tracking_number'
import { requireTrackingAccess } from '#shipping/tracking/controllers/tracking_access'
import { subscribeToParcel } from '#shipping/tracking/subscriptions/subscribe_to_parcel'
import { trackingSubscriptionValidator } from '#shipping/tracking/subscriptions/subscription_validator'
import { findTrackedShipment } from '#shipping/tracking/build_tracking_detail'

export default class TrackingSubscriptionsController {
  async store(ctx: HttpContext) {
    const { contact, language } = await ctx.request.validateUsing(trackingSubscriptionValidator)
    const trackingNumber = parseTrackingNumber(ctx.params.trackingNumber)
    await requireTrackingAccess(ctx, trackingNumber)
    const shipment = await findTrackedShipment(trackingNumber, ctx.caller)
    const address = ctx.request.ip()
    const outcome = await subscribeToParcel(shipment, { contact, language, address })
    return { message: getTranslator(language).t(`tracking.news.${outcome}`) }
  }
}
