import type { PickupState } from '#shipping/shipment/models/pickup'
import type Pickup from '#shipping/shipment/models/pickup'
import { formatLagosTimestamp } from '#shared/time/lagos_time'

type PickupDecision = 'booked' | 'done' | 'canceled' | 'order_again'

export const PICKUP_DECISIONS: Record<PickupState, readonly PickupDecision[]> = {
  wanted: [],
  calling: [],
  booked: ['done', 'canceled'],
  unknown: ['booked', 'order_again', 'done', 'canceled'],
  refused: ['booked', 'order_again', 'done', 'canceled'],
  by_hand: ['booked', 'done', 'canceled'],
  canceling: ['canceled'],
  canceled: [],
  done: [],
}

export const PICKUP_STATE_LABELS: Record<PickupState, string> = {
  wanted: 'To be ordered',
  calling: 'On its way to the courier',
  booked: 'Booked',
  unknown: 'The answer was lost: ask the courier',
  refused: 'Refused by the courier',
  by_hand: 'To be arranged by you',
  canceling: 'To be cancelled',
  canceled: 'Cancelled',
  done: 'Done',
}

export const MISSED_PICKUP_LABEL = 'Booked, but not all parcels were collected'

export function nextPickupStepText({ state, nextTryAt, tries }: Pickup): string | null {
  if (!nextTryAt || tries === 0) return null
  const at = formatLagosTimestamp(nextTryAt)
  return state === 'canceling' ? `We cancel again at ${at}` : `We order again at ${at}`
}
