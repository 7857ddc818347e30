import type { HttpContext } from '@adonisjs/core/http'
import { wordsIn } from '#shared/languages/words'
import { DEFAULT_LANGUAGE } from '#shared/languages/rules/languages'
import { trackingNumberFrom } from '#shipping/shipment/tracking_number'
import { requireTracker } from '#shipping/tracking/controllers/tracker'
import { requestReturn } from '#branding/returns/requesting'
import { returnRequestValidator } from '#branding/returns/rules_validator'

export default class ReturnRequestsController {
  /** By the receiver, who has no account: what their page or our message gave them says who they are. */
  async store(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(returnRequestValidator)
    const { key, language = DEFAULT_LANGUAGE, ...asked } = given
    const trackingNumber = trackingNumberFrom(ctx.params.trackingNumber)
    await requireTracker(ctx, trackingNumber)
    const words = wordsIn(language)
    const { shop, isBooked } = await requestReturn(trackingNumber, { key, asked, words })
    ctx.response.status(201)
    return { message: words.t(isBooked ? 'returns.booked' : 'returns.waiting', { shop }) }
  }
}
