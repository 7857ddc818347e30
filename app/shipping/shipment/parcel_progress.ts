import { lagosToday } from '#shared/time/lagos_time'
import type { ShipmentStatus } from '#shipping/shipment/shipment_status'
import { type ParcelState, toParcelState } from '#shipping/shipment/rules/parcel_states'

interface ParcelProgress {
  status: ShipmentStatus
  trackingState: string | null
}

const isCarried = ({ status }: ParcelProgress) =>
  status === 'BOOKED' || status === 'COURIER_ASSIGNED'

/** What has befallen a parcel beside its way; of what is over nothing any more. */
export function currentParcelState(progress: ParcelProgress): ParcelState | null {
  return isCarried(progress) ? toParcelState(progress.trackingState) : null
}

/** Handed over and not there on the day that was promised, `2026-11-20`. */
export function isOverdue(
  progress: ParcelProgress & { estimatedDeliveryOn: string | null; isDelivered: boolean }
): boolean {
  const { estimatedDeliveryOn, isDelivered } = progress
  if (!estimatedDeliveryOn || isDelivered || !isCarried(progress)) return false
  return currentParcelState(progress) !== 'RETURNED' && estimatedDeliveryOn < lagosToday()
}
