import type ShippingZone from '#shipping/pricing/models/shipping_zone'
import type { ZoneDraft } from '#admin/tariffs/zones/zone_draft'

export type ZoneRecord = ZoneDraft & { version: number }

/** Requires loaded members. Sorts them, because forms may send any order. */
export function toZoneRecord(zone: ShippingZone): ZoneRecord {
  const { id, originMembers, destinationMembers, ...columns } = zone.toZone()
  const { version } = zone
  const [origins, destinations] = [originMembers.toSorted(), destinationMembers.toSorted()]
  return { version, ...columns, origins, destinations }
}
