import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import Brand from '#branding/business/brand'
import { domainOf } from '#branding/domains/claiming'
import OwnDomainTransformer from '#branding/domains/own_domain_transformer'
import { shopFactsOf, withReadablePhones } from '#branding/tracking_page/brand_detail'
import { previewParcels } from '#branding/tracking_page/preview_parcels'
import { selectedProductIds } from '#branding/tracking_page/product_selection'
import { offeredProducts } from '#branding/tracking_page/shop_products'
import { addressOfShop } from '#branding/tracking_page/shop'
import { themeChoice } from '#branding/tracking_page/theme_choice'

export default class TrackingSetupPageController {
  async render(ctx: HttpContext) {
    const { organization } = callerOf(ctx)
    if (!organization.isBusiness) {
      return ctx.inertia.render('branding/tracking_page/tracking_setup', {
        setup: null,
        domain: null,
      })
    }
    const brand = await Brand.of(organization)
    const domain = await domainOf(organization)
    const setup = {
      address: addressOfShop({
        business: organization,
        domain: domain?.verifiedAt ? domain.host : null,
      }),
      published: brand.isPublished,
      facts: withReadablePhones(await shopFactsOf(organization)),
      flags: brand.displayFlags,
      preferencesVersion: brand.preferencesVersion,
      products: await offeredProducts(organization),
      selectedIds: await selectedProductIds(organization),
      productsVersion: brand.productsVersion,
      ...themeChoice(brand, organization),
      previews: previewParcels(),
    }
    return ctx.inertia.render('branding/tracking_page/tracking_setup', {
      setup,
      domain: OwnDomainTransformer.transform(domain && { domain, business: organization }),
    })
  }
}
