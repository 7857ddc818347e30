import type { HttpContext } from '@adonisjs/core/http'
import { pageWords } from '#shared/languages/controllers/page_words'
import { showDefaultPage } from '#shipping/tracking/controllers/public_tracking_page_controller'
import { lookUpForReceiver } from '#shipping/tracking/controllers/receiver_lookup'
import { trackedOf } from '#shipping/tracking/tracked'
import { returnsShown } from '#branding/returns/return_offer'
import { brandDetailOf, withReadablePhones } from '#branding/tracking_page/brand_detail'
import { isOfShop } from '#branding/tracking_page/branded_tracking'
import { addressOfShop, type Shop } from '#branding/tracking_page/shop'
import { templateProperties } from '#branding/tracking_page/theme_choice'

type Found = Awaited<ReturnType<typeof lookUpForReceiver>>

/**
 * The page of a shop for its parcels, and its form. A number that is not there, or another's parcel,
 * gets the default page, which tells nothing of the shop.
 */
export async function showShopPage(ctx: HttpContext, shop: Shop) {
  const typed = ctx.request.qs().trackingNumber
  const found = await lookUpForReceiver(ctx, ctx.params.trackingNumber ?? typed)
  const { lookup, shipment, words } = found
  if (shipment && !isOfShop(shipment, shop)) return showDefaultPage(ctx, found)
  if (lookup.notice && ctx.response.getStatus() === 404) {
    const notice = words.t('tracking.error.unavailable')
    return showDefaultPage(ctx, { ...found, lookup: { ...lookup, notice } })
  }
  const origin = addressOfShop(shop) ?? undefined
  const isReceiver = lookup.receiver !== null
  return ctx.inertia.render('branding/tracking_page/branded_track', {
    ...lookup,
    ...(await lookOf(shop, lookup)),
    tracking: shipment && trackedOf(shipment, { words, thing: 'order', origin }),
    returns: shipment && (await returnsShown(shipment, { shop, words, isReceiver })),
    words: pageWords(ctx, words, ['public', 'tracking', 'returns'], origin),
  })
}

async function lookOf(shop: Shop, { receiver }: Found['lookup']) {
  return {
    shop: withReadablePhones(await brandDetailOf(shop, { isReceiver: receiver !== null })),
    template: templateProperties(shop.brand, shop.business),
  }
}
