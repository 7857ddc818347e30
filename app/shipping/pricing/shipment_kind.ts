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

/** Takes ISO 3166 alpha-2 codes. Null if neither country is Nigeria. */
export function findShipmentKind(
  originCountry: string,
  destinationCountry: string
): ShipmentKind | null {
  if (originCountry === HOME) {
    return destinationCountry === HOME ? 'domestic' : 'export'
  }
  return destinationCountry === HOME ? 'import' : null
}

/** Throws RouteNotServed if neither country is Nigeria. */
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
