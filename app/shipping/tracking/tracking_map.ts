import type Shipment from '#shipping/shipment/models/shipment'
import type ShipmentAddress from '#shipping/shipment/models/shipment_address'
import type { RouteMapDrawing } from '#shipping/tracking/rules/drawing'
import { drawRouteMap } from '#shipping/tracking/route_map/route_map'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'

/** How much of its way a parcel has behind it: a picture's truth, since nobody tells us the miles. */
const PROGRESS: Record<TrackingCode, number> = {
  INFORMATION_RECEIVED: 0,
  DELAYED: 0,
  PICKED_UP: 0.04,
  DEPARTED_ORIGIN: 0.2,
  EXPORT_SCAN: 0.3,
  ON_THE_WAY: 0.5,
  IMPORT_SCAN: 0.75,
  CLEARANCE_IN_PROGRESS: 0.8,
  CLEARED_CUSTOMS: 0.85,
  ARRIVED_AT_DESTINATION: 0.92,
  OUT_FOR_DELIVERY: 0.96,
  DELIVERED: 1,
}

/** The way of a shipment that `trackedShipment` has loaded. No closer than the states it connects. */
export function trackingMapOf(shipment: Shipment): RouteMapDrawing | null {
  const isDomestic = shipment.kind === 'domestic'
  return drawRouteMap({
    origin: placeOf(shipment.address('origin'), isDomestic),
    destination: placeOf(shipment.address('destination'), isDomestic),
    progress: Math.max(0, ...shipment.events.map(({ code }) => PROGRESS[code])),
  })
}

function placeOf({ country, state }: ShipmentAddress, isDomestic: boolean) {
  const { longitude, latitude } = state ?? country
  const name = isDomestic && state ? state.name : country.name
  return { countryCode: country.code, name, longitude, latitude }
}
