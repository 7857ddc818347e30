import type { HttpContext } from '@adonisjs/core/http'
import { buildPageTranslations } from '#shared/languages/controllers/public_page_translations'
import { showDefaultPage } from '#shipping/tracking/controllers/public_tracking_page_controller'
import { lookUpForReceiver } from '#shipping/tracking/controllers/receiver_lookup'
import { buildTrackingPage } from '#shipping/tracking/tracking_page'
import { loadShopReturns } from '#branding/returns/load_shop_returns'
import { loadBrandDetail, withReadablePhones } from '#branding/tracking_page/load_brand_detail'
import { belongsToShop } from '#branding/tracking_page/build_branded_tracking'
import { shopAddress, type Shop } from '#branding/tracking_page/shop'
import { templateProperties } from '#branding/tracking_page/theme_settings'

type ReceiverLookup = Awaited<ReturnType<typeof lookUpForReceiver>>

/** Unknown numbers and other shops' parcels get the default page, which never names the shop. */
export async function renderShopPage(ctx: HttpContext, shop: Shop) {
  const typed = ctx.request.qs().trackingNumber
  const found = await lookUpForReceiver(ctx, ctx.params.trackingNumber ?? typed)
  const { lookup, shipment, translator } = found
  if (shipment && !belongsToShop(shipment, shop)) return showDefaultPage(ctx, found)
  if (lookup.notice && ctx.response.getStatus() === 404) {
    const notice = translator.t('tracking.error.unavailable')
    return showDefaultPage(ctx, { ...found, lookup: { ...lookup, notice } })
  }
  const origin = shopAddress(shop) ?? undefined
  const isReceiver = lookup.receiver !== null
  return ctx.inertia.render('branding/tracking_page/branded_track', {
    ...lookup,
    ...(await loadShopLook(shop, lookup)),
    tracking: shipment && buildTrackingPage(shipment, { translator, thing: 'order', origin }),
    returns: shipment && (await loadShopReturns(shipment, { shop, translator, isReceiver })),
    words: buildPageTranslations(ctx, translator, ['public', 'tracking', 'returns'], origin),
  })
}

async function loadShopLook(shop: Shop, { receiver }: ReceiverLookup['lookup']) {
  return {
    shop: withReadablePhones(await loadBrandDetail(shop, { isReceiver: receiver !== null })),
    template: templateProperties(shop.brand, shop.business),
  }
}
