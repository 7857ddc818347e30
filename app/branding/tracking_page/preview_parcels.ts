import { DateTime } from 'luxon'
import type { RouteMapDrawing } from '#shipping/tracking/rules/route_map_drawing'
import { drawRouteMap } from '#shipping/tracking/route_map/draw_route_map'
import type { Whereabouts } from '#shipping/tracking/route_map/map_texts'
import type { TrackingInfo, TrackingEntry } from '#shipping/tracking/build_tracking_detail'
import { formatWeekdayDate, lagosMoment } from '#shared/time/lagos_time'
import type { Journey } from '#shipping/tracking/rules/tracking_journey'
import { previewJourney } from '#branding/tracking_page/preview_journey'
import type { TrackingIcon } from '#shipping/tracking/tracking_looks'

/** The specification's example number. */
export const PREVIEW_NUMBER = 123_456_789_012

type PreviewState = 'transit' | 'delivered' | 'delayed'

export type PreviewParcel = {
  state: PreviewState
  detail: TrackingInfo
  map: RouteMapDrawing | null
  journey: Journey
}

type Step = [hoursAgo: number, icon: TrackingIcon, text: string, place: string]

const IN_TRANSIT_STEPS: Step[] = [
  [6, 'plane', 'Export scan, ready to fly', 'Ikeja, Lagos'],
  [20, 'truck', 'Departed the sorting centre', 'Ikeja, Lagos'],
  [28, 'pickup', 'Package picked up', 'Ikeja, Lagos'],
  [30, 'confirmed', 'Booking confirmed', 'Ikeja, Lagos'],
]

export function listPreviewParcels(now = DateTime.now()): PreviewParcel[] {
  const delayed: Step = [2, 'delayed', 'Flight delay', 'Ikeja, Lagos']
  const delivered: Step = [1, 'delivered', 'Delivered', 'London, England']
  return [
    buildPreviewParcel('transit', IN_TRANSIT_STEPS, { now, parcel: 'at_origin' }),
    buildPreviewParcel('delivered', [delivered, ...IN_TRANSIT_STEPS], { now, parcel: 'delivered' }),
    buildPreviewParcel('delayed', [delayed, ...IN_TRANSIT_STEPS], { now, parcel: 'at_origin' }),
  ]
}

function buildPreviewParcel(
  state: PreviewState,
  steps: Step[],
  { now, parcel }: { now: DateTime; parcel: Whereabouts }
) {
  const isDelivered = parcel === 'delivered'
  const detail: TrackingInfo = {
    trackingNumber: PREVIEW_NUMBER,
    isTest: false,
    trackingList: steps.map((step) => toTrackingEntry(step, now)),
    delivered: isDelivered,
    held: false,
    parcelState: null,
    arrivedDamaged: false,
    tone: 'good',
    statusIcon: isDelivered ? 'delivered' : 'truck',
    deliveryDay: formatWeekdayDate(isDelivered ? now : now.plus({ days: 3 })),
    deliveryLabel: isDelivered ? 'Date Delivered' : 'Estimated Delivery Date',
    statusText: isDelivered ? 'Package Delivered' : 'Your order is on the way.',
    statusNote: null,
    origin: { country: 'Nigeria' },
    destination: { countryName: 'United Kingdom' },
    fromLocation: 'Lagos, Nigeria',
    toLocation: 'England, United Kingdom',
    route: { from: 'Nigeria', to: 'United Kingdom' },
    originCountryCode: 'NG',
    destinationCountryCode: 'GB',
    courier: 'DHL',
    courierName: 'DHL',
    serviceType: 'DHL Express Worldwide',
    trackingNumbers: [],
    waybillNumber: '1234567890',
    accessPointAddress: null,
    productList: [],
    brandDetail: null,
    trackingPageTemplateProperties: null,
    isDefaultTrackingPage: true,
  }
  return { state, detail, map: previewRouteMap(parcel), journey: previewJourney(now, isDelivered) }
}

function toTrackingEntry([hours, icon, text, place]: Step, now: DateTime): TrackingEntry {
  return { ...lagosMoment(now.minus({ hours })), text, icon, place }
}

function previewRouteMap(parcel: Whereabouts): RouteMapDrawing | null {
  return drawRouteMap({
    origin: { countryCode: 'NG', name: 'Nigeria', longitude: 3.4, latitude: 6.5 },
    destination: { countryCode: 'GB', name: 'United Kingdom', longitude: -0.1, latitude: 51.5 },
    parcel,
  })
}
