import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import Brand from '#branding/business/brand'
import { findDomainOf } from '#branding/domains/claim_domain'
import OwnDomainTransformer from '#branding/domains/own_domain_transformer'
import { loadShopFacts, withReadablePhones } from '#branding/tracking_page/load_brand_detail'
import { listPreviewParcels } from '#branding/tracking_page/preview_parcels'
import { listSelectedProductIds } from '#branding/tracking_page/product_selection'
import { listOfferedProducts } from '#branding/tracking_page/shop_products'
import { shopAddress } from '#branding/tracking_page/shop'
import { buildThemeSettings } from '#branding/tracking_page/theme_settings'

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
    const domain = await findDomainOf(organization)
    const setup = {
      address: shopAddress({
        business: organization,
        domain: domain?.verifiedAt ? domain.host : null,
      }),
      published: brand.isPublished,
      facts: withReadablePhones(await loadShopFacts(organization)),
      flags: brand.displayFlags,
      preferencesVersion: brand.preferencesVersion,
      products: await listOfferedProducts(organization),
      selectedIds: await listSelectedProductIds(organization),
      productsVersion: brand.productsVersion,
      ...buildThemeSettings(brand, organization),
      previews: listPreviewParcels(),
    }
    return ctx.inertia.render('branding/tracking_page/tracking_setup', {
      setup,
      domain: OwnDomainTransformer.transform(domain && { domain, business: organization }),
    })
  }
}
