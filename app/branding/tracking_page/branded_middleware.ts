import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type Shipment from '#shipping/shipment/models/shipment'
import { isTrackingNumber, trackingNumberFrom } from '#shipping/shipment/tracking_number'
import { brandStyleSheet } from '#branding/tracking_page/rules/brand_style'
import { shopOfHost, shopWithId } from '#branding/tracking_page/shop'
import { showShopPage } from '#branding/tracking_page/controllers/shop_page'
import { shopProducts } from '#branding/tracking_page/shop_products'

/**
 * Lets the host of a published shop answer with the shop's own tracking page, its form at the root of the address.
 * That is all that the Host header is for.
 */
export default class BrandedMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const shop = await shopOfHost(ctx.request.hostname())
    if (!shop) {
      ctx.productsOfShop = productsOfShop
      return next()
    }
    // On every page of this host, because a visit without a full load keeps the head that it has.
    ctx.view.share({ brandStyle: brandStyleSheet(shop.brand.colours) })
    const typed = ctx.request.qs().trackingNumber
    if (isTrackingNumber(typed)) {
      const trackingNumber = trackingNumberFrom(typed)
      return ctx.response.redirect().toRoute('shipping.public_tracking', { trackingNumber })
    }
    ctx.response.send(await showShopPage(ctx, shop))
  }
}

async function productsOfShop({ organizationId }: Shipment) {
  const shop = await shopWithId(organizationId)
  return shop ? shopProducts(shop.business) : []
}
