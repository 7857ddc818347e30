import { lagosToday } from '#shared/time/lagos_time'
import type { ShipmentStatus } from '#shipping/shipment/moving'
import { type ParcelState, parcelStateOf } from '#shipping/shipment/rules/parcel_states'

interface Standing {
  status: ShipmentStatus
  trackingState: string | null
}

const isCarried = ({ status }: Standing) => status === 'BOOKED' || status === 'COURIER_ASSIGNED'

/** What has befallen a parcel beside its way; of what is over nothing any more. */
export function stateBesideWay(standing: Standing): ParcelState | null {
  return isCarried(standing) ? parcelStateOf(standing.trackingState) : null
}

/** Handed over and not there on the day that was promised, `2026-11-20`. */
export function isOverdue(
  standing: Standing & { estimatedDeliveryOn: string | null; isDelivered: boolean }
): boolean {
  const { estimatedDeliveryOn, isDelivered } = standing
  if (!estimatedDeliveryOn || isDelivered || !isCarried(standing)) return false
  return stateBesideWay(standing) !== 'RETURNED' && estimatedDeliveryOn < lagosToday()
}
