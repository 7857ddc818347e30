import { errors as limiterErrors } from '@adonisjs/limiter'
import type { HttpContext } from '@adonisjs/core/http'
import { visitorOf } from '#identity/sessions/controllers/visitor'
import { readerWords } from '#shared/languages/controllers/reader_words'
import { isLanguage } from '#shared/languages/rules/languages'
import { trackingNumberFrom } from '#shipping/shipment/tracking_number'
import { followParcel, NewsRefused } from '#shipping/tracking/followers/follow_parcel'
import { isReceiverLink } from '#shipping/tracking/receiver_proof'
import { trackedShipment } from '#shipping/tracking/tracking'
import { throttleTracking } from '#shipping/tracking/tracking_throttle'

export default class FollowPageController {
  /**
   * Where the form of a tracking page leads without any script; what came of it stands in the address, and the receiver's
   * own key again.
   */
  async render(ctx: HttpContext) {
    const { request, response, params } = ctx
    const trackingNumber = trackingNumberFrom(params.trackingNumber)
    const news = await outcomeOf(ctx, trackingNumber)
    const { language: lang, k } = request.all()
    const isReceiver = isReceiverLink({ k }, { trackingNumber })
    const qs = { news, ...(isLanguage(lang) && { lang }), ...(isReceiver && { k }) }
    return response.redirect().toRoute('shipping.public_tracking', { trackingNumber }, { qs })
  }
}

async function outcomeOf(ctx: HttpContext, trackingNumber: number): Promise<string> {
  try {
    await throttleTracking(visitorOf(ctx))
    const shipment = await trackedShipment(trackingNumber, ctx.caller)
    const given = ctx.request.input('language')
    const language = isLanguage(given) ? given : readerWords(ctx).language
    const contact = String(ctx.request.input('contact') ?? '')
    return await followParcel(shipment, { contact, language, address: ctx.request.ip() })
  } catch (error) {
    if (error instanceof NewsRefused) return error.problem
    if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) return 'wait'
    throw error
  }
}
