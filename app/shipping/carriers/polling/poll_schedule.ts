export const POLL_URGENCY = { outForDelivery: 0, fresh: 1, underway: 2, stale: 3 } as const

export type PollUrgency = (typeof POLL_URGENCY)[keyof typeof POLL_URGENCY]

const HOUR = 60
const DAY = 24 * HOUR

const STALE_AFTER = 7 * DAY
const SILENT_AFTER = 90 * DAY

/** If couriers withdraw a false delivery, they do so within this time. */
const REVERSAL_PERIOD = 3 * DAY

export interface PolledParcel {
  polledSince: Date
  code: string | null
  lastEventAt: Date | null
  isAlerted: boolean
}

/** `ended`: the courier will report nothing more. `silent`: no event for ninety days. */
export type PollSchedule =
  | { urgency: PollUrgency; minutes: number }
  | { stopped: 'ended' | 'silent' }

export function schedulePoll(
  { polledSince, code, lastEventAt, isAlerted }: PolledParcel,
  now: Date
): PollSchedule {
  // A return is final unless staff reopen it. We still poll lost parcels: they may be found.
  if (code === 'RETURNED') return { stopped: 'ended' }
  const lastProgressAt = Math.max(polledSince.getTime(), lastEventAt?.getTime() ?? 0)
  const quietFor = (now.getTime() - lastProgressAt) / 60_000
  if (code === 'DELIVERED' && quietFor >= REVERSAL_PERIOD) return { stopped: 'ended' }
  if (code === 'DELIVERED') return { urgency: POLL_URGENCY.stale, minutes: DAY }
  if (quietFor >= SILENT_AFTER) return { stopped: 'silent' }
  if (quietFor >= STALE_AFTER) return { urgency: POLL_URGENCY.stale, minutes: DAY }
  // The courier sends alerts about this parcel. We poll it too, in case an alert gets lost.
  if (isAlerted) return { urgency: POLL_URGENCY.underway, minutes: 12 * HOUR }
  // After a day without an event, the parcel is no longer in the van.
  if (code === 'OUT_FOR_DELIVERY' && quietFor < DAY) {
    return { urgency: POLL_URGENCY.outForDelivery, minutes: 15 }
  }
  if (code === null || code === 'INFORMATION_RECEIVED')
    return { urgency: POLL_URGENCY.fresh, minutes: 30 }
  return { urgency: POLL_URGENCY.underway, minutes: quietFor < DAY ? 2 * HOUR : 4 * HOUR }
}

/** A call with room left also polls parcels that become due within this many minutes. */
export const EARLY_POLL_MINUTES: Record<PollUrgency, number> = {
  [POLL_URGENCY.outForDelivery]: 7,
  [POLL_URGENCY.fresh]: 15,
  [POLL_URGENCY.underway]: HOUR,
  [POLL_URGENCY.stale]: 12 * HOUR,
}

export function retryDelayMinutes(failures: number): number {
  return Math.min(10 * 2 ** Math.min(failures, 10), 2 * HOUR)
}
