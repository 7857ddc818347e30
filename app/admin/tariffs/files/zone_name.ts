import type { Zone } from '#shipping/places/zone'

/** All contents of a zone but its members. */
export type ZoneColumns = Omit<Zone, 'id' | 'originMembers' | 'destinationMembers'>

/** No two active zones of a tariff may have the same name; a unique index enforces this. */
export type ZoneName = Omit<ZoneColumns, 'geography' | 'billingGroupId'>

export function zoneKey(zone: ZoneName): string {
  return `${zoneScope(zone)}|${zone.description}`
}

export function zoneScope({ courierCode, kind, countryCode, stateCode }: ZoneName): string {
  return [courierCode, kind, countryCode, stateCode ?? ''].join('|')
}

export function describeZone({ courierCode, kind, countryCode, stateCode, description }: ZoneName) {
  const place = stateCode ? `${countryCode}_${stateCode}` : countryCode
  return `${courierCode} ${kind} ${place} "${description}"`
}
