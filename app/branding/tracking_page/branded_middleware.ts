import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type Shipment from '#shipping/shipment/models/shipment'
import { isTrackingNumber } from '#shipping/shipment/parse_tracking_number'
import { redirectToParcel } from '#shipping/tracking/controllers/public_tracking_page_controller'
import Image from '#branding/images/image'
import { brandStyleSheet } from '#branding/tracking_page/rules/brand_style'
import { shopAddress, findShopByHost, findShopById } from '#branding/tracking_page/shop'
import { sendShopCard } from '#branding/tracking_page/controllers/send_shop_card'
import { renderShopPage } from '#branding/tracking_page/controllers/render_shop_page'
import { listShopProducts } from '#branding/tracking_page/shop_products'

/** Serves a published shop's page on its host. The Host header decides nothing else. */
export default class BrandedMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { card = false }: { card?: boolean } = {}) {
    const shop = ctx.shop === undefined ? await findShopByHost(ctx.request.hostname()) : ctx.shop
    ctx.shop = shop
    if (!shop) {
      ctx.productsOfShop = loadProductsOfShop
      return next()
    }
    // Every page of this host gets the style, because Inertia visits keep the document's head.
    ctx.view.share({
      brandStyle: brandStyleSheet(shop.brand.colours),
      brandIcon: Image.pathOf(shop.business.logoImageId),
      isShop: true,
    })
    ctx.siteUrl = shopAddress(shop) ?? undefined
    if (card) return sendShopCard(ctx, shop)
    const typed = ctx.request.qs().trackingNumber
    if (isTrackingNumber(typed)) return redirectToParcel(ctx, typed)
    ctx.response.send(await renderShopPage(ctx, shop))
  }
}

async function loadProductsOfShop({ organizationId }: Shipment) {
  const shop = await findShopById(organizationId)
  return shop ? listShopProducts(shop.business) : []
}
