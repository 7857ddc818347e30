import type { HttpContext } from '@adonisjs/core/http'
import { askedLanguage } from '#shared/languages/controllers/reader_words'
import { pageWords } from '#shared/languages/controllers/page_words'
import { lookUpForReceiver } from '#shipping/tracking/controllers/receiver_lookup'
import { isTrackingNumber, trackingNumberFrom } from '#shipping/shipment/tracking_number'
import { trackedOf } from '#shipping/tracking/tracked'

export default class PublicTrackingPageController {
  /** What the form sends becomes the address that one can pass on. */
  async render(ctx: HttpContext) {
    const typed = ctx.request.qs().trackingNumber
    if (isTrackingNumber(typed)) return redirectToParcel(ctx, typed)
    const found = await lookUpForReceiver(ctx, ctx.params.trackingNumber ?? typed)
    return showDefaultPage(ctx, found)
  }
}

type Found = Awaited<ReturnType<typeof lookUpForReceiver>>

/** The language that the address asks for goes along, and that a shop is only looking at its page. */
export function redirectToParcel(ctx: HttpContext, typed: unknown) {
  const lang = askedLanguage(ctx)
  const isPreview = ctx.request.qs().preview !== undefined
  return ctx.response
    .redirect()
    .toRoute(
      'shipping.public_tracking',
      { trackingNumber: trackingNumberFrom(typed) },
      { qs: { ...(lang && { lang }), ...(isPreview && { preview: '1' }) } }
    )
}

export function showDefaultPage(ctx: HttpContext, { lookup, shipment, words }: Found) {
  return ctx.inertia.render('shipping/tracking/public_track', {
    ...lookup,
    tracking: shipment && trackedOf(shipment, { words }),
    words: pageWords(ctx, words, ['public', 'tracking']),
  })
}
