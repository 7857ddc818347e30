export const POLL_URGENCY = { outForDelivery: 0, fresh: 1, underway: 2, stale: 3 } as const

export type PollUrgency = (typeof POLL_URGENCY)[keyof typeof POLL_URGENCY]

const HOUR = 60
const DAY = 24 * HOUR

const STALE_AFTER = 7 * DAY
const SILENT_AFTER = 90 * DAY

/** Couriers correct a false delivery within this time, or never. */
const REVERSAL_PERIOD = 3 * DAY

export interface PolledParcel {
  polledSince: Date
  code: string | null
  lastEventAt: Date | null
  isAlerted: boolean
}

/** `ended`: nothing is left to ask. `silent`: no event for so long that staff must look. */
export type PollSchedule =
  | { urgency: PollUrgency; minutes: number }
  | { stopped: 'ended' | 'silent' }

export function schedulePoll(
  { polledSince, code, lastEventAt, isAlerted }: PolledParcel,
  now: Date
): PollSchedule {
  // Final unless staff reopen it. A lost parcel stays polled, because it may be found.
  if (code === 'RETURNED') return { stopped: 'ended' }
  const lastProgressAt = Math.max(polledSince.getTime(), lastEventAt?.getTime() ?? 0)
  const quietFor = (now.getTime() - lastProgressAt) / 60_000
  if (code === 'DELIVERED' && quietFor >= REVERSAL_PERIOD) return { stopped: 'ended' }
  if (code === 'DELIVERED') return { urgency: POLL_URGENCY.stale, minutes: DAY }
  if (quietFor >= SILENT_AFTER) return { stopped: 'silent' }
  if (quietFor >= STALE_AFTER) return { urgency: POLL_URGENCY.stale, minutes: DAY }
  // Alerts come at once; these polls are in case one gets lost.
  if (isAlerted) return { urgency: POLL_URGENCY.underway, minutes: 12 * HOUR }
  // After a day without events, the van's round is over.
  if (code === 'OUT_FOR_DELIVERY' && quietFor < DAY) {
    return { urgency: POLL_URGENCY.outForDelivery, minutes: 15 }
  }
  if (code === null || code === 'INFORMATION_RECEIVED')
    return { urgency: POLL_URGENCY.fresh, minutes: 30 }
  return { urgency: POLL_URGENCY.underway, minutes: quietFor < DAY ? 2 * HOUR : 4 * HOUR }
}

/** Parcels that become due within these minutes fill up a call, which saves a call of their own. */
export const EARLY_POLL_MINUTES: Record<PollUrgency, number> = {
  [POLL_URGENCY.outForDelivery]: 7,
  [POLL_URGENCY.fresh]: 15,
  [POLL_URGENCY.underway]: HOUR,
  [POLL_URGENCY.stale]: 12 * HOUR,
}

export function retryDelayMinutes(failures: number): number {
  return Math.min(10 * 2 ** Math.min(failures, 10), 2 * HOUR)
}
