import { DateTime } from 'luxon'
import type { RouteMapDrawing } from '#shipping/tracking/rules/drawing'
import { drawRouteMap, type Whereabouts } from '#shipping/tracking/route_map/route_map'
import type { TrackingDetail, TrackingEntry } from '#shipping/tracking/tracking'
import { dayText, lagosMoment } from '#shared/time/lagos_time'
import type { Journey } from '#shipping/tracking/rules/journey'
import { previewJourney } from '#branding/tracking_page/preview_journey'
import type { TrackingIcon } from '#shipping/tracking/tracking_words'

/** The default number of the specification, for a page that has no parcel yet. */
export const PREVIEW_NUMBER = 123_456_789_012

type PreviewState = 'transit' | 'delivered' | 'delayed'

export type PreviewParcel = {
  state: PreviewState
  detail: TrackingDetail
  map: RouteMapDrawing | null
  journey: Journey
}

type Step = [hoursAgo: number, icon: TrackingIcon, text: string, place: string]

const UNDERWAY: Step[] = [
  [6, 'plane', 'Export scan, ready to fly', 'Ikeja, Lagos'],
  [20, 'truck', 'Departed the sorting centre', 'Ikeja, Lagos'],
  [28, 'pickup', 'Package picked up', 'Ikeja, Lagos'],
  [30, 'confirmed', 'Booking confirmed', 'Ikeja, Lagos'],
]

/** Parcels that nobody sent, one for each state that a page can be in. */
export function previewParcels(now = DateTime.now()): PreviewParcel[] {
  const delayed: Step = [2, 'delayed', 'Flight delay', 'Ikeja, Lagos']
  const delivered: Step = [1, 'delivered', 'Delivered', 'London, England']
  return [
    preview('transit', UNDERWAY, { now, parcel: 'at_origin' }),
    preview('delivered', [delivered, ...UNDERWAY], { now, parcel: 'delivered' }),
    preview('delayed', [delayed, ...UNDERWAY], { now, parcel: 'at_origin' }),
  ]
}

function preview(
  state: PreviewState,
  steps: Step[],
  { now, parcel }: { now: DateTime; parcel: Whereabouts }
) {
  const isDelivered = parcel === 'delivered'
  const detail: TrackingDetail = {
    trackingNumber: PREVIEW_NUMBER,
    isTest: false,
    trackingList: steps.map((step) => entryOf(step, now)),
    delivered: isDelivered,
    held: false,
    parcelState: null,
    tone: 'good',
    statusIcon: isDelivered ? 'delivered' : 'truck',
    deliveryDay: dayText(isDelivered ? now : now.plus({ days: 3 })),
    deliveryLabel: isDelivered ? 'Date Delivered' : 'Estimated Delivery Date',
    statusText: isDelivered ? 'Package Delivered' : 'Your order is on the way.',
    statusNote: null,
    origin: { country: 'Nigeria' },
    destination: { countryName: 'United Kingdom' },
    fromLocation: 'Lagos, Nigeria',
    toLocation: 'England, United Kingdom',
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
  return { state, detail, map: routeOf(parcel), journey: previewJourney(now, isDelivered) }
}

function entryOf([hours, icon, text, place]: Step, now: DateTime): TrackingEntry {
  return { ...lagosMoment(now.minus({ hours })), text, icon, place }
}

function routeOf(parcel: Whereabouts): RouteMapDrawing | null {
  return drawRouteMap({
    origin: { countryCode: 'NG', name: 'Nigeria', longitude: 3.4, latitude: 6.5 },
    destination: { countryCode: 'GB', name: 'United Kingdom', longitude: -0.1, latitude: 51.5 },
    parcel,
  })
}
