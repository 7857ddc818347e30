import type Shipment from '#shipping/shipment/models/shipment'
import { detailOf, type TrackingDetail } from '#shipping/tracking/tracking'
import { STATE_STATUS } from '#shipping/tracking/tracking_words'
import { brandDetailOf } from '#branding/tracking_page/brand_detail'
import type { Shop } from '#branding/tracking_page/shop'
import { templateProperties } from '#branding/tracking_page/theme_choice'

export type BrandedTracking = Awaited<ReturnType<typeof brandedTrackingOf>>

/** A parcel in the colours of the shop that sent it. Takes what `trackedShipment` has loaded. */
export async function brandedTrackingOf(
  shipment: Shipment,
  shop: Shop,
  reader: { isReceiver: boolean }
) {
  const detail = detailOf(shipment)
  return {
    ...detail,
    statusText: orderSentence(detail),
    brandDetail: await brandDetailOf(shop, reader),
    trackingPageTemplateProperties: templateProperties(shop.brand, shop.business),
    isDefaultTrackingPage: false,
  }
}

/** A shop's page speaks of the order, not of the package. */
export function orderSentence(
  detail: Pick<TrackingDetail, 'delivered' | 'held' | 'parcelState' | 'statusText'>
): string {
  if (detail.parcelState) return STATE_STATUS[detail.parcelState].sentence('order')
  return detail.delivered || detail.held ? detail.statusText : 'Your order is on the way.'
}

/** A shop shows its own parcels only; another's would be shown under a wrong name. */
export function isOfShop({ organizationId }: Shipment, { business }: Shop): boolean {
  return organizationId === business.id
}
