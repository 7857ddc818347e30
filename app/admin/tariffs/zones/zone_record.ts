import type ShippingZone from '#shipping/pricing/models/shipping_zone'
import type { ZoneDraft } from '#admin/tariffs/zones/zone_draft'

/** A zone as the audit log has it. */
export type ZoneRecord = ZoneDraft & { version: number }

/** Needs its members loaded. They stand in the order of their codes, in which a form may send them otherwise. */
export function toZoneRecord(zone: ShippingZone): ZoneRecord {
  const { id, originMembers, destinationMembers, ...columns } = zone.toZone()
  const { version } = zone
  const [origins, destinations] = [originMembers.toSorted(), destinationMembers.toSorted()]
  return { version, ...columns, origins, destinations }
}
