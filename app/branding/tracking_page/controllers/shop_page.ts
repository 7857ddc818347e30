import type { HttpContext } from '@adonisjs/core/http'
import { lookUpForReceiver } from '#shipping/tracking/controllers/receiver_lookup'
import TrackingTransformer from '#shipping/tracking/tracking_transformer'
import { brandDetailOf, withReadablePhones } from '#branding/tracking_page/brand_detail'
import { isOfShop, orderSentence } from '#branding/tracking_page/branded_tracking'
import type { Shop } from '#branding/tracking_page/shop'
import { templateProperties } from '#branding/tracking_page/theme_choice'

/** Of the specification: what a branded page says where there is nothing to show. */
const NOT_AVAILABLE = 'Tracking information not available.'

type Found = Awaited<ReturnType<typeof lookUpForReceiver>>

/**
 * The page of a shop for its parcels, and its form. A number that is not there, or another's parcel,
 * gets the default page, which tells nothing of the shop.
 */
export async function showShopPage(ctx: HttpContext, shop: Shop) {
  const typed = ctx.request.qs().trackingNumber
  const found = await lookUpForReceiver(ctx, ctx.params.trackingNumber ?? typed)
  const { lookup, shipment } = found
  if (shipment) {
    return isOfShop(shipment, shop) ? showParcel(ctx, shop, found) : showDefault(ctx, found)
  }
  if (lookup.notice && ctx.response.getStatus() === 404) {
    return showDefault(ctx, { ...found, lookup: { ...lookup, notice: NOT_AVAILABLE } })
  }
  return ctx.inertia.render('branding/tracking_page/branded_track', {
    ...lookup,
    ...(await lookOf(shop, lookup)),
    detail: null,
  })
}

async function showParcel(ctx: HttpContext, shop: Shop, { lookup }: Found) {
  const detail = lookup.detail!
  const statusText = orderSentence(detail)
  return ctx.inertia.render('branding/tracking_page/branded_track', {
    ...lookup,
    ...(await lookOf(shop, lookup)),
    detail: TrackingTransformer.transform({ ...detail, statusText }),
  })
}

function showDefault(ctx: HttpContext, { lookup: { detail, ...rest } }: Found) {
  return ctx.inertia.render('shipping/tracking/public_track', {
    ...rest,
    detail: TrackingTransformer.transform(detail),
  })
}

async function lookOf(shop: Shop, { receiver }: Found['lookup']) {
  return {
    shop: withReadablePhones(await brandDetailOf(shop, { isReceiver: receiver !== null })),
    template: templateProperties(shop.brand, shop.business),
  }
}
