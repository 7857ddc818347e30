import { truthOf } from '#shipping/shipment/parcel_truth'
import type Shipment from '#shipping/shipment/models/shipment'
import type ShipmentAddress from '#shipping/shipment/models/shipment_address'
import type TrackingEvent from '#shipping/shipment/models/tracking_event'
import type { RouteMapDrawing } from '#shipping/tracking/rules/drawing'
import { drawRouteMap, type Whereabouts } from '#shipping/tracking/route_map/route_map'

/** The way of a shipment that `trackedShipment` has loaded. No closer than the states it connects. */
export function trackingMapOf(shipment: Shipment): RouteMapDrawing | null {
  const isDomestic = shipment.kind === 'domestic'
  return drawRouteMap({
    origin: placeOf(shipment.address('origin'), isDomestic),
    destination: placeOf(shipment.address('destination'), isDomestic),
    parcel: whereaboutsOf(shipment),
  })
}

/** Where the last event was, when that is one of the two ends: nobody tells us the miles between. */
function whereaboutsOf(shipment: Shipment): Whereabouts {
  if (shipment.status === 'DELIVERED') return 'delivered'
  if (shipment.status !== 'COURIER_ASSIGNED') return 'not_collected'
  if (shipment.parcelState === 'RETURNED') return 'returned'
  const last = truthOf(shipment.events).scans.at(-1)?.scan
  if (!last) return 'unknown'
  const origin = shipment.address('origin')
  const destination = shipment.address('destination')
  const isAt = shipment.kind === 'domestic' ? namesPlaceOf : isInCountryOf
  const isAtOrigin = isAt(last, origin)
  const isAtDestination = isAt(last, destination)
  if (isAtOrigin && isAtDestination) {
    // Two towns of one state are one point of the map.
    return origin.stateKey === destination.stateKey ? 'at_destination' : 'unknown'
  }
  if (isAtOrigin) return 'at_origin'
  return isAtDestination ? 'at_destination' : 'unknown'
}

function isInCountryOf({ countryCode }: TrackingEvent, address: ShipmentAddress): boolean {
  return countryCode === address.countryCode
}

/** By whole words: Ondo is not in London. */
function namesPlaceOf({ place }: TrackingEvent, { cityName, state }: ShipmentAddress): boolean {
  const text = wordsOf(place ?? '')
  return [cityName, state?.name].some((name) => name && text.includes(wordsOf(name)))
}

function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}

function placeOf({ country, state }: ShipmentAddress, isDomestic: boolean) {
  const { longitude, latitude } = state ?? country
  const name = isDomestic && state ? state.name : country.name
  return { countryCode: country.code, name, longitude, latitude }
}
