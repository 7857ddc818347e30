import type { HttpContext } from '@adonisjs/core/http'
import { findRequestedLanguage } from '#shared/languages/controllers/reader_language'
import { buildPageTranslations } from '#shared/languages/controllers/public_page_translations'
import { lookUpForReceiver } from '#shipping/tracking/controllers/receiver_lookup'
import { isTrackingNumber, parseTrackingNumber } from '#shipping/shipment/parse_tracking_number'
import { buildTrackingPage } from '#shipping/tracking/tracking_page'

export default class PublicTrackingPageController {
  /** A search redirects to the URL of the parcel, which visitors can share. */
  async render(ctx: HttpContext) {
    const typed = ctx.request.qs().trackingNumber
    if (isTrackingNumber(typed)) return redirectToParcel(ctx, typed)
    const found = await lookUpForReceiver(ctx, ctx.params.trackingNumber ?? typed)
    return showDefaultPage(ctx, found)
  }
}

type Found = Awaited<ReturnType<typeof lookUpForReceiver>>

export function redirectToParcel(ctx: HttpContext, typed: unknown) {
  const lang = findRequestedLanguage(ctx)
  const isPreview = ctx.request.qs().preview !== undefined
  return ctx.response
    .redirect()
    .toRoute(
      'shipping.public_tracking',
      { trackingNumber: parseTrackingNumber(typed) },
      { qs: { ...(lang && { lang }), ...(isPreview && { preview: '1' }) } }
    )
}

export function showDefaultPage(ctx: HttpContext, { lookup, shipment, translator }: Found) {
  return ctx.inertia.render('shipping/tracking/public_track', {
    ...lookup,
    tracking: shipment && buildTrackingPage(shipment, { translator }),
    words: buildPageTranslations(ctx, translator, ['public', 'tracking']),
  })
}
