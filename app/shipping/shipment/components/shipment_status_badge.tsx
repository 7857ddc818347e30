import type { Data } from '@generated/data'
import { Badge, type BadgeTone } from '~/ui/badge'
import { PARCEL_TROUBLE_TEXTS, type ParcelState } from '#shipping/shipment/rules/parcel_states'

type ShipmentStatus = Data.Shipping.History.HistoryRow['status']

/** Only staff see `inTransit`; customers read Booked or Courier Assigned until delivery. */
export type ShipmentStatusProps = {
  status: ShipmentStatus
  inTransit: boolean
  parcelState?: ParcelState | null
  isStaff: boolean
}

const WORDS: Record<ShipmentStatus, string> = {
  AWAITING_PAYMENT_CONFIRMATION: 'Awaiting Payment',
  PENDING: 'Pending',
  BOOKED: 'Booked',
  COURIER_ASSIGNED: 'Courier Assigned',
  DELIVERED: 'Delivered',
  PENDING_ISSUE: PARCEL_TROUBLE_TEXTS.REFUSED.label,
  CANCELED: 'Cancelled',
  VOIDED: 'Voided',
}

const TONES: Record<ShipmentStatus, BadgeTone | null> = {
  AWAITING_PAYMENT_CONFIRMATION: null,
  PENDING: 'secondary',
  BOOKED: 'neutral',
  COURIER_ASSIGNED: 'neutral',
  DELIVERED: 'success',
  PENDING_ISSUE: 'warning',
  CANCELED: 'danger',
  VOIDED: 'danger',
}

export function statusLabel(status: ShipmentStatus): string {
  return WORDS[status]
}

function isOnTheWay({ status, inTransit, isStaff }: ShipmentStatusProps): boolean {
  return isStaff && inTransit && (status === 'BOOKED' || status === 'COURIER_ASSIGNED')
}

export function shipmentStatusText(shown: ShipmentStatusProps): string {
  const { parcelState } = shown
  return parcelState
    ? `${customerStatusText(shown)}, ${PARCEL_TROUBLE_TEXTS[parcelState].label}`
    : customerStatusText(shown)
}

function customerStatusText(shown: ShipmentStatusProps): string {
  return isOnTheWay(shown) ? 'ON THE WAY' : WORDS[shown.status]
}

export function StatusBadge(shown: ShipmentStatusProps) {
  const tone = isOnTheWay(shown) ? 'info' : TONES[shown.status]
  const text = customerStatusText(shown)
  if (!tone) return <span className="text-ink-muted">{text}</span>
  if (!shown.parcelState) return <Badge tone={tone}>{text}</Badge>
  const state = PARCEL_TROUBLE_TEXTS[shown.parcelState]
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tone}>{text}</Badge>
      <Badge tone={state.tone}>{state.label}</Badge>
    </span>
  )
}
