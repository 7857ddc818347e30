import type Shipment from '#shipping/shipment/models/shipment'
import { inEnglish } from '#shared/languages/words'
import { detailOf } from '#shipping/tracking/tracking'
import { brandDetailOf } from '#branding/tracking_page/brand_detail'
import type { Shop } from '#branding/tracking_page/shop'
import { templateProperties } from '#branding/tracking_page/theme_choice'

export type BrandedTracking = Awaited<ReturnType<typeof brandedTrackingOf>>

/** A parcel in the colours of the shop that sent it, called an order. Takes what `trackedShipment` has loaded. */
export async function brandedTrackingOf(
  shipment: Shipment,
  shop: Shop,
  reader: { isReceiver: boolean }
) {
  return {
    ...detailOf(shipment, inEnglish(), 'order'),
    brandDetail: await brandDetailOf(shop, reader),
    trackingPageTemplateProperties: templateProperties(shop.brand, shop.business),
    isDefaultTrackingPage: false,
  }
}

/** A shop shows its own parcels only; another's would be shown under a wrong name. */
export function isOfShop({ organizationId }: Shipment, { business }: Shop): boolean {
  return organizationId === business.id
}
