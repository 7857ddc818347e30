import { findShipmentKind, type ShipmentKind } from '#shipping/pricing/shipment_kind'
import type { Geography, TariffPlace, TariffRoute, Zone } from '#shipping/places/zone'

const SPECIFICITY: Record<Geography, number> = { country: 0, region: 1, continent: 2, all: 3 }

/**
 * Returns at most two zones of one courier that may price a route, best first: the billing group's
 * most specific zone, then the most specific general one.
 *
 * A negotiated price beats a public one even if the public zone is more specific: a group whose
 * contract says "Europe" pays that price to Great Britain, whatever the public zone for Great
 * Britain says. The general zone follows, so that a contract ending at 30 kg does not exclude
 * heavier parcels. Of each kind, only the most specific zone counts, city before state, country
 * before region before continent before all: a weight missing from its rows is not priced by a
 * wider zone. The lower id wins between equally specific zones.
 *
 * Source: specification of business and administration, section 3.
 */
export function chooseZones<Z extends Zone>(
  zones: readonly Z[],
  route: TariffRoute,
  billingGroupId: number | null
): Z[] {
  const covering = zones.filter((zone) => coversRoute(zone, route))
  const groups = billingGroupId === null ? [null] : [billingGroupId, null]
  return groups.flatMap((group) => {
    const winner = mostSpecificZone(covering.filter((zone) => zone.billingGroupId === group))
    return winner ? [winner] : []
  })
}

export function coversRoute(zone: Zone, { origin, destination }: TariffRoute): boolean {
  const kind = findShipmentKind(origin.country, destination.country)
  switch (zone.kind) {
    case 'export':
      return (
        kind === 'export' &&
        zone.countryCode === origin.country &&
        coversPlace(zone.geography, zone.destinationMembers, destination)
      )
    case 'import':
      return (
        kind === 'import' &&
        zone.countryCode === destination.country &&
        coversPlace(zone.geography, zone.originMembers, origin)
      )
    case 'local':
      return (
        isDomesticZone(zone, kind, origin) && connectsPlaces(zone, origin.state, destination.state)
      )
    case 'city':
      // Another state may have a city of the same code, so a city zone never leaves its state.
      return (
        isDomesticZone(zone, kind, origin) &&
        zone.stateCode === origin.state &&
        zone.stateCode === destination.state &&
        connectsPlaces(zone, origin.city, destination.city)
      )
  }
}

function isDomesticZone(zone: Zone, kind: ShipmentKind | null, origin: TariffPlace): boolean {
  return kind === 'domestic' && zone.countryCode === origin.country
}

function connectsPlaces(zone: Zone, from: string | null, to: string | null): boolean {
  return (
    from !== null &&
    to !== null &&
    zone.originMembers.includes(from) &&
    zone.destinationMembers.includes(to)
  )
}

function coversPlace(geography: Geography | null, members: readonly string[], place: TariffPlace) {
  switch (geography) {
    case 'all':
      return true
    case 'country':
      return members.includes(place.country)
    case 'region':
      return place.region !== null && members.includes(place.region)
    case 'continent':
      return place.continent !== null && members.includes(place.continent)
    case null:
      return false
  }
}

function mostSpecificZone<Z extends Zone>(zones: Z[]): Z | undefined {
  return zones.toSorted((a, b) => specificityRank(a) - specificityRank(b) || a.id - b.id)[0]
}

function specificityRank(zone: Zone): number {
  if (zone.kind === 'city' || zone.kind === 'local') {
    return zone.kind === 'city' ? 0 : 1
  }
  return zone.geography ? SPECIFICITY[zone.geography] : Number.POSITIVE_INFINITY
}
