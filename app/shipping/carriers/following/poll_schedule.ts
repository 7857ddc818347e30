/** Who goes first where not all can be asked after. */
export const POLL_URGENCY = { outForDelivery: 0, fresh: 1, underway: 2, stale: 3 } as const

export type PollUrgency = (typeof POLL_URGENCY)[keyof typeof POLL_URGENCY]

const HOUR = 60
const DAY = 24 * HOUR

const STALE_AFTER = 7 * DAY
const SILENT_AFTER = 90 * DAY

/** A courier denies a delivery soon, or never. */
const REVERSAL_PERIOD = 3 * DAY

/** What is known of a parcel that has just been asked after. */
export interface PolledParcel {
  /** Since when it is followed. */
  followedSince: Date
  /** The one of our tracking codes that decides. */
  code: string | null
  /** When we last heard something new. */
  newsAt: Date | null
  /** The courier calls us when something happens. */
  isAlerted: boolean
}

/** `ended`: there is nothing left to ask; `silent`: nothing was heard for so long that it is for staff. */
export type PollSchedule =
  | { urgency: PollUrgency; minutes: number }
  | { stopped: 'ended' | 'silent' }

/** When a parcel is asked after next. */
export function schedulePoll(
  { followedSince, code, newsAt, isAlerted }: PolledParcel,
  now: Date
): PollSchedule {
  // Unless staff want it, nobody asks any more. What is lost may be found.
  if (code === 'RETURNED') return { stopped: 'ended' }
  const heardAt = Math.max(followedSince.getTime(), newsAt?.getTime() ?? 0)
  const quietFor = (now.getTime() - heardAt) / 60_000
  if (code === 'DELIVERED' && quietFor >= REVERSAL_PERIOD) return { stopped: 'ended' }
  if (code === 'DELIVERED') return { urgency: POLL_URGENCY.stale, minutes: DAY }
  if (quietFor >= SILENT_AFTER) return { stopped: 'silent' }
  if (quietFor >= STALE_AFTER) return { urgency: POLL_URGENCY.stale, minutes: DAY }
  // In case an alert was lost on its way.
  if (isAlerted) return { urgency: POLL_URGENCY.underway, minutes: 12 * HOUR }
  // A van that said nothing for a day is not on its round any more.
  if (code === 'OUT_FOR_DELIVERY' && quietFor < DAY) {
    return { urgency: POLL_URGENCY.outForDelivery, minutes: 15 }
  }
  if (code === null || code === 'INFORMATION_RECEIVED')
    return { urgency: POLL_URGENCY.fresh, minutes: 30 }
  return { urgency: POLL_URGENCY.underway, minutes: quietFor < DAY ? 2 * HOUR : 4 * HOUR }
}

/**
 * A call holds more numbers than are due, so others ride along that would be due within so many minutes: it costs
 * nothing, and they need no call of their own.
 */
export const EARLY_POLL_MINUTES: Record<PollUrgency, number> = {
  [POLL_URGENCY.outForDelivery]: 7,
  [POLL_URGENCY.fresh]: 15,
  [POLL_URGENCY.underway]: HOUR,
  [POLL_URGENCY.stale]: 12 * HOUR,
}

/** After a look that had no answer: longer each time, so that the others come first. */
export function retryDelayMinutes(failures: number): number {
  return Math.min(10 * 2 ** Math.min(failures, 10), 2 * HOUR)
}
