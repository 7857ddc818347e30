import { DomainError } from '#shared/errors/domain_error'

export const SHIPMENT_KINDS = ['domestic', 'export', 'import'] as const

export type ShipmentKind = (typeof SHIPMENT_KINDS)[number]

const HOME = 'NG'

export class RouteNotServed extends DomainError {
  constructor() {
    super(
      'E_ROUTE_NOT_SERVED',
      'We ship within, from and to Nigeria. Please change the origin or the destination.',
      'destination.country'
    )
  }
}

/**
 * What kind of shipment goes from one country (ISO 3166 alpha-2) to another, or null when neither
 * is Nigeria. Source: decisions, "Rating".
 */
export function findShipmentKind(
  originCountry: string,
  destinationCountry: string
): ShipmentKind | null {
  if (originCountry === HOME) {
    return destinationCountry === HOME ? 'domestic' : 'export'
  }
  return destinationCountry === HOME ? 'import' : null
}

/** The same, for whoever must have an answer. Throws RouteNotServed. */
export function requireShipmentKind(
  originCountry: string,
  destinationCountry: string
): ShipmentKind {
  const kind = findShipmentKind(originCountry, destinationCountry)
  if (!kind) {
    throw new RouteNotServed()
  }
  return kind
}
