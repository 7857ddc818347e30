import { getEnglishTranslator, type Translator } from '#shared/languages/translator'
import { summarizeTracking } from '#shipping/shipment/tracking_summary'
import type Shipment from '#shipping/shipment/models/shipment'
import type ShipmentAddress from '#shipping/shipment/models/shipment_address'
import type TrackingEvent from '#shipping/shipment/models/tracking_event'
import type { RouteMapDrawing } from '#shipping/tracking/rules/route_map_drawing'
import { drawRouteMap } from '#shipping/tracking/route_map/draw_route_map'
import type { Whereabouts } from '#shipping/tracking/route_map/map_texts'

/**
 * Shows a place no more precisely than its state, so a route within one has no map. Takes a shipment
 * from `findTrackedShipment`.
 */
export function buildTrackingMap(
  shipment: Shipment,
  translator = getEnglishTranslator()
): RouteMapDrawing | null {
  const isDomestic = shipment.kind === 'domestic'
  const [origin, destination] = [shipment.address('origin'), shipment.address('destination')]
  if (isDomestic && origin.stateKey === destination.stateKey) return null
  const route = {
    origin: toMapPoint(origin, isDomestic, translator),
    destination: toMapPoint(destination, isDomestic, translator),
    parcel: whereaboutsOf(shipment, translator),
  }
  return drawRouteMap(route, translator)
}

/** Couriers report no coordinates, so the map shows an end of the route or a country between. */
function whereaboutsOf(shipment: Shipment, translator: Translator): Whereabouts {
  if (shipment.status === 'DELIVERED') return 'delivered'
  if (shipment.status !== 'COURIER_ASSIGNED') return 'not_collected'
  if (shipment.parcelState === 'RETURNED') return 'returned'
  const last = summarizeTracking(shipment.events).scans.at(-1)?.scan
  if (!last) return 'unknown'
  const origin = shipment.address('origin')
  const destination = shipment.address('destination')
  const isAt = shipment.kind === 'domestic' ? mentionsPlaceOf : isInCountryOf
  const isAtOrigin = isAt(last, origin)
  const isAtDestination = isAt(last, destination)
  if (isAtOrigin && isAtDestination) return 'unknown'
  if (isAtOrigin) return 'at_origin'
  if (isAtDestination) return 'at_destination'
  const { countryCode: code } = last
  if (shipment.kind === 'domestic' || !code) return 'unknown'
  return { countryCode: code, name: translator.country({ code }), longitude: null, latitude: null }
}

function isInCountryOf({ countryCode }: TrackingEvent, address: ShipmentAddress): boolean {
  return countryCode === address.countryCode
}

/** Compares whole words, because the name Ondo is part of London. */
function mentionsPlaceOf({ place }: TrackingEvent, { cityName, state }: ShipmentAddress): boolean {
  const text = wordsOf(place ?? '')
  return [cityName, state?.name].some((name) => name && text.includes(wordsOf(name)))
}

function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}

function toMapPoint(
  { country, state }: ShipmentAddress,
  isDomestic: boolean,
  translator: Translator
) {
  const { longitude, latitude } = state ?? country
  const name =
    isDomestic && state
      ? state.name.replace(' Federal Capital Territory', '')
      : translator.country(country)
  return { countryCode: country.code, name, longitude, latitude }
}
