import type { HttpContext } from '@adonisjs/core/http'
import { getTranslator } from '#shared/languages/translator'
import { DEFAULT_LANGUAGE } from '#shared/languages/rules/languages'
import { parseTrackingNumber } from '#shipping/shipment/parse_tracking_number'
import { requireTrackingAccess } from '#shipping/tracking/controllers/tracking_access'
import { requestReturn } from '#branding/returns/request_return'
import { returnRequestValidator } from '#branding/returns/return_rules_validator'

export default class ReturnRequestsController {
  /** Receivers have no account: the key from their page or message authenticates them. */
  async store(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(returnRequestValidator)
    const { key, language = DEFAULT_LANGUAGE, ...request } = given
    const trackingNumber = parseTrackingNumber(ctx.params.trackingNumber)
    await requireTrackingAccess(ctx, trackingNumber)
    const translator = getTranslator(language)
    const { shop, isBooked } = await requestReturn(trackingNumber, { key, request, translator })
    ctx.response.status(201)
    return { message: translator.t(isBooked ? 'returns.booked' : 'returns.waiting', { shop }) }
  }
}
