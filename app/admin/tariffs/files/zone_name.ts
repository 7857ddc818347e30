import type { ZoneKind } from '#shipping/places/zone'

/** What tells a zone from every other that is in use; the database holds it unique. */
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

/** The zones that staff see in one list. */
export function zoneScope({ courierCode, kind, countryCode, stateCode }: ZoneName): string {
  return [courierCode, kind, countryCode, stateCode ?? ''].join('|')
}

/** `DHL export NG "United Kingdom"`, `UPS city NG_LA "Mainland"`. */
export function describeZone({ courierCode, kind, countryCode, stateCode, description }: ZoneName) {
  const place = stateCode ? `${countryCode}_${stateCode}` : countryCode
  return `${courierCode} ${kind} ${place} "${description}"`
}
