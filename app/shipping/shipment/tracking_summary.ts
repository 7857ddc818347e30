import type { DateTime } from 'luxon'
import { MOVING_CODES, TRACKING_CODES, type TrackingCode } from '#shipping/shipment/tracking_codes'

/** Something that was told of a parcel and not taken back. */
export interface TrackingScan {
  code: TrackingCode
  occurredAt: DateTime
}

/** What all that was told comes to. */
export interface TrackingSummary<S extends TrackingScan> {
  /** The code that decides; null where nothing was told. */
  state: TrackingCode | null
  /** With which that began. */
  since: S | null
  /** The courier has, or had, the parcel itself. */
  isHandedOver: boolean
  /** It moves by itself, towards its receiver or back. */
  isMoving: boolean
  /** When the receiver got it, as long as nothing that came later denies it. */
  deliveredAt: DateTime | null
  /** Oldest first, each as it is to be understood: what is delivered on its way back has returned. */
  scans: { scan: S; code: TrackingCode }[]
}

const MOVING = new Set<TrackingCode>(MOVING_CODES)

/** Of these a parcel that has already arrived is not underway again: papers, and what is found out later. */
const KEEPS_ARRIVAL = new Set<TrackingCode>([
  'INFORMATION_RECEIVED',
  'CLEARANCE_IN_PROGRESS',
  'CLEARED_CUSTOMS',
  'DELAYED',
  'DAMAGED',
  'WITHDRAWN',
])

/** Neither a label nor word of a delay puts the parcel into the courier's hands. */
const BEFORE_HAND_OVER = new Set<TrackingCode>(['INFORMATION_RECEIVED', 'DELAYED', 'WITHDRAWN'])

/** What a parcel on its way back has no news of for its receiver. */
const RETURN_CODES = new Set<TrackingCode>([...MOVING, 'DELIVERY_FAILED', 'READY_FOR_COLLECTION'])

const RANKS = new Map(TRACKING_CODES.map((code, rank) => [code, rank]))

/**
 * What is true of a parcel, of everything that was told of it. Only when a thing happened counts: neither the order
 * in which it was told, nor how often.
 */
export function summarizeTracking<S extends TrackingScan>(told: readonly S[]): TrackingSummary<S> {
  let state: TrackingCode | null = null
  let since: S | null = null
  let isReturning = false
  const scans = told.toSorted(compareScans).map((scan) => {
    isReturning ||= scan.code === 'RETURNING' || scan.code === 'RETURNED'
    const code = isReturning && scan.code === 'DELIVERED' ? 'RETURNED' : scan.code
    const next = nextState(state, code, isReturning)
    if (next !== state) since = scan
    state = next
    return { scan, code }
  })
  return {
    ...{ state, since, scans },
    isHandedOver: told.some(isHandOverScan),
    isMoving: isMoving(state),
    deliveredAt: state === 'DELIVERED' ? since!.occurredAt : null,
  }
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

/** Of what is held, lost or on its way back a delay is no news. */
function canBeDelayed(state: TrackingCode | null): boolean {
  return state === null || state === 'INFORMATION_RECEIVED' || MOVING.has(state)
}

function compareScans(one: TrackingScan, other: TrackingScan): number {
  const byTime = one.occurredAt.toMillis() - other.occurredAt.toMillis()
  return byTime || RANKS.get(one.code)! - RANKS.get(other.code)!
}
