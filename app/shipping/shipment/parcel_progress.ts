import { lagosToday } from '#shared/time/lagos_time'
import {
  PARCEL_TROUBLE_TEXTS,
  type ParcelState,
  parcelTrouble,
  toParcelState,
} from '#shipping/shipment/rules/parcel_states'

export const SHIPMENT_STATUSES = [
  'AWAITING_PAYMENT_CONFIRMATION',
  'PENDING',
  'BOOKED',
  'COURIER_ASSIGNED',
  'DELIVERED',
  'PENDING_ISSUE',
  'CANCELED',
  'VOIDED',
] as const

export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number]

interface ParcelProgress {
  status: ShipmentStatus
  trackingState: string | null
}

const isCarried = ({ status }: ParcelProgress) =>
  status === 'BOOKED' || status === 'COURIER_ASSIGNED'

/** Null for a parcel that is not with the courier or has no exceptional state. */
export function currentParcelState(progress: ParcelProgress): ParcelState | null {
  return isCarried(progress) ? toParcelState(progress.trackingState) : null
}

/** The promised day; null for a parcel that no longer comes on it. */
export function expectedDay<Day>(
  progress: ParcelProgress & { estimatedDeliveryOn: Day | null }
): Day | null {
  const { status, estimatedDeliveryOn } = progress
  const trouble = parcelTrouble({ status, parcelState: currentParcelState(progress) })
  const isComing = trouble === null || PARCEL_TROUBLE_TEXTS[trouble].isComing
  return isComing && status !== 'VOIDED' ? estimatedDeliveryOn : null
}

/** True if the courier has the parcel and its promised day (such as `2026-11-20`) is over. */
export function isOverdue(
  progress: ParcelProgress & { estimatedDeliveryOn: string | null; isDelivered: boolean }
): boolean {
  const { estimatedDeliveryOn, isDelivered } = progress
  if (!estimatedDeliveryOn || isDelivered || !isCarried(progress)) return false
  return currentParcelState(progress) !== 'RETURNED' && estimatedDeliveryOn < lagosToday()
}
