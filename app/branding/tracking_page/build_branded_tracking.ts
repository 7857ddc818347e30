import type Shipment from '#shipping/shipment/models/shipment'
import { getEnglishTranslator } from '#shared/languages/translator'
import { buildTrackingDetail } from '#shipping/tracking/build_tracking_detail'
import { loadBrandDetail } from '#branding/tracking_page/load_brand_detail'
import type { Shop } from '#branding/tracking_page/shop'
import { templateProperties } from '#branding/tracking_page/theme_settings'

export type BrandedTrackingInfo = Awaited<ReturnType<typeof buildBrandedTracking>>

/** Presents a parcel as an order of its shop. `findTrackedShipment` must have loaded it. */
export async function buildBrandedTracking(
  shipment: Shipment,
  shop: Shop,
  reader: { isReceiver: boolean }
) {
  return {
    ...buildTrackingDetail(shipment, getEnglishTranslator(), 'order'),
    brandDetail: await loadBrandDetail(shop, reader),
    trackingPageTemplateProperties: templateProperties(shop.brand, shop.business),
    isDefaultTrackingPage: false,
  }
}

/** Shops show only their own parcels, never another's under a wrong name. */
export function belongsToShop({ organizationId }: Shipment, { business }: Shop): boolean {
  return organizationId === business.id
}
