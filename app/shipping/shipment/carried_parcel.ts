import { lagosToday } from '#shared/time/lagos_time'
import type { ShipmentStatus } from '#shipping/shipment/moving'
import { type ParcelState, parcelStateOf } from '#shipping/shipment/rules/parcel_states'

interface Progress {
  status: ShipmentStatus
  trackingState: string | null
}

const isCarried = ({ status }: Progress) => status === 'BOOKED' || status === 'COURIER_ASSIGNED'

/** What has befallen a parcel beside its way; of what is over nothing any more. */
export function stateBesideWay(progress: Progress): ParcelState | null {
  return isCarried(progress) ? parcelStateOf(progress.trackingState) : null
}

/** Handed over and not there on the day that was promised, `2026-11-20`. */
export function isOverdue(
  progress: Progress & { estimatedDeliveryOn: string | null; isDelivered: boolean }
): boolean {
  const { estimatedDeliveryOn, isDelivered } = progress
  if (!estimatedDeliveryOn || isDelivered || !isCarried(progress)) return false
  return stateBesideWay(progress) !== 'RETURNED' && estimatedDeliveryOn < lagosToday()
}
