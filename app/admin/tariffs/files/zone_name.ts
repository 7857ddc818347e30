import type { ZoneKind } from '#shipping/places/zone'

/** No two active zones of a tariff may have the same name; a unique index enforces this. */
export type ZoneName = {
  courierCode: string
  kind: ZoneKind
  countryCode: string
  stateCode: string | null
  description: string
}

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
