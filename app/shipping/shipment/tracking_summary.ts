import type { DateTime } from 'luxon'
import { MOVING_CODES, TRACKING_CODES, type TrackingCode } from '#shipping/shipment/tracking_codes'

export interface TrackingScan {
  code: TrackingCode
  occurredAt: DateTime
}

export interface TrackingSummary<S extends TrackingScan> {
  state: TrackingCode | null
  since: S | null
  isHandedOver: boolean
  /** The parcel is in motion, towards its receiver or back. */
  isMoving: boolean
  /** Null again if a later event contradicts the delivery. */
  deliveredAt: DateTime | null
  /** Oldest first. A delivery on the way back reads RETURNED. */
  scans: { scan: S; code: TrackingCode }[]
}

const MOVING = new Set<TrackingCode>(MOVING_CODES)

/** Codes about documents and late findings, which do not put an arrived parcel back in transit. */
const KEEPS_ARRIVAL = new Set<TrackingCode>([
  'INFORMATION_RECEIVED',
  'CLEARANCE_IN_PROGRESS',
  'CLEARED_CUSTOMS',
  'DELAYED',
  'DAMAGED',
  'WITHDRAWN',
])

/** Neither a label nor a delay proves that the courier has the parcel. */
const BEFORE_HAND_OVER = new Set<TrackingCode>(['INFORMATION_RECEIVED', 'DELAYED', 'WITHDRAWN'])

/** Events that mean nothing to the receiver once the parcel is returning. */
const RETURN_CODES = new Set<TrackingCode>([...MOVING, 'DELIVERY_FAILED', 'READY_FOR_COLLECTION'])

const RANKS = new Map(TRACKING_CODES.map((code, rank) => [code, rank]))

/** Derives the state from all events, by when they happened, not when or how often we got them. */
export function summarizeTracking<S extends TrackingScan>(
  reportedScans: readonly S[]
): TrackingSummary<S> {
  let state: TrackingCode | null = null
  let since: S | null = null
  let isReturning = false
  const scans = reportedScans.toSorted(compareScans).map((scan) => {
    isReturning ||= scan.code === 'RETURNING' || scan.code === 'RETURNED'
    const code = isReturning && scan.code === 'DELIVERED' ? 'RETURNED' : scan.code
    const next = nextState(state, code, isReturning)
    if (next !== state) since = scan
    state = next
    return { scan, code }
  })
  return {
    state,
    since,
    scans,
    isHandedOver: reportedScans.some(isHandOverScan),
    isMoving: isMoving(state),
    deliveredAt: state === 'DELIVERED' ? since!.occurredAt : null,
  }
}

/** A delivered parcel keeps its state even if it arrived damaged. */
export function hasArrivedDamaged(events: readonly TrackingScan[]): boolean {
  const { since, scans, deliveredAt } = summarizeTracking(events)
  if (!deliveredAt) return false
  return scans.some(({ scan, code }) => code === 'DAMAGED' && scan.occurredAt >= since!.occurredAt)
}

export function isHandOverScan({ code }: Pick<TrackingScan, 'code'>): boolean {
  return !BEFORE_HAND_OVER.has(code)
}

function isMoving(state: TrackingCode | null): boolean {
  if (state === null) return false
  return MOVING.has(state) || ['DELAYED', 'DELIVERY_FAILED', 'RETURNING'].includes(state)
}

function nextState(
  state: TrackingCode | null,
  code: TrackingCode,
  isReturning: boolean
): TrackingCode {
  if (code === 'INFORMATION_RECEIVED') {
    return state === null || state === 'WITHDRAWN' ? code : state
  }
  if ((state === 'DELIVERED' || state === 'RETURNED') && KEEPS_ARRIVAL.has(code)) return state
  if (code === 'DELAYED') return canBeDelayed(state) ? code : state!
  return isReturning && RETURN_CODES.has(code) ? 'RETURNING' : code
}

/** A delay means nothing for a parcel that is held, lost or returning. */
function canBeDelayed(state: TrackingCode | null): boolean {
  return state === null || state === 'INFORMATION_RECEIVED' || MOVING.has(state)
}

function compareScans(one: TrackingScan, other: TrackingScan): number {
  const byTime = one.occurredAt.toMillis() - other.occurredAt.toMillis()
  return byTime || RANKS.get(one.code)! - RANKS.get(other.code)!
}
