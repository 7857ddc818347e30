import { errors as limiterErrors } from '@adonisjs/limiter'
import type { HttpContext } from '@adonisjs/core/http'
import { findVisitorKey } from '#identity/sessions/controllers/visitor_key'
import { getReaderTranslator } from '#shared/languages/controllers/reader_language'
import { isLanguage } from '#shared/languages/rules/languages'
import { parseTrackingNumber } from '#shipping/shipment/parse_tracking_number'
import {
  subscribeToParcel,
  SubscriptionRefused,
} from '#shipping/tracking/subscriptions/subscribe_to_parcel'
import { isReceiverLink } from '#shipping/tracking/receiver_proof'
import { findTrackedShipment } from '#shipping/tracking/build_tracking_detail'
import { throttleTracking } from '#shipping/tracking/tracking_throttle'

export default class SubscribePageController {
  /** Works without JavaScript. The redirect carries the outcome and the receiver's key. */
  async render(ctx: HttpContext) {
    const { request, response, params } = ctx
    const trackingNumber = parseTrackingNumber(params.trackingNumber)
    const news = await subscribeVisitor(ctx, trackingNumber)
    const { language: lang, k } = request.all()
    const isReceiver = isReceiverLink({ k }, { trackingNumber })
    const qs = { news, ...(isLanguage(lang) && { lang }), ...(isReceiver && { k }) }
    return response.redirect().toRoute('shipping.public_tracking', { trackingNumber }, { qs })
  }
}

async function subscribeVisitor(ctx: HttpContext, trackingNumber: number): Promise<string> {
  try {
    await throttleTracking(findVisitorKey(ctx))
    const shipment = await findTrackedShipment(trackingNumber, ctx.caller)
    const given = ctx.request.input('language')
    const language = isLanguage(given) ? given : getReaderTranslator(ctx).language
    const contact = String(ctx.request.input('contact') ?? '')
    return await subscribeToParcel(shipment, { contact, language, address: ctx.request.ip() })
  } catch (error) {
    if (error instanceof SubscriptionRefused) return error.problem
    if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) return 'wait'
    throw error
  }
}
