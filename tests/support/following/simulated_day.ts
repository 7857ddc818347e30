import { callsAllowed } from '#shipping/carriers/polling/call_budget'
import type { Carrier } from '#shipping/pricing/rules/carriers'
import {
  schedulePoll,
  EARLY_POLL_MINUTES,
  POLL_URGENCY,
  type PollUrgency,
} from '#shipping/carriers/polling/poll_schedule'

/** A carrier of which this many parcels are underway at any time. */
export interface Fleet {
  parcels: number
  budget: number
  maxTrackedAtOnce: number
  /** Whether the carrier pushes updates, so that most polls are unnecessary. */
  hasAlerts: boolean
}

/** 5,000 parcels per carrier. `maxTrackedAtOnce` is that of the driver: UPS takes one per call. */
export const FLEETS: (Omit<Fleet, 'budget'> & { name: string; carrier: Carrier })[] = [
  { name: 'DHL', carrier: 'dhl', maxTrackedAtOnce: 200, hasAlerts: false, parcels: 5000 },
  { name: 'FedEx', carrier: 'fedex', maxTrackedAtOnce: 30, hasAlerts: false, parcels: 5000 },
  {
    name: 'UPS, which calls us',
    carrier: 'ups',
    maxTrackedAtOnce: 1,
    hasAlerts: true,
    parcels: 5000,
  },
  { name: 'Aramex', carrier: 'aramex', maxTrackedAtOnce: 50, hasAlerts: false, parcels: 5000 },
]

export interface DayReport {
  calls: number
  looks: number
  callsByHour: number[]
  looksByUrgency: Record<PollUrgency, number>
  /** Updates that we received within two hours after the carrier's scan. */
  newsInTime: number
  news: number
}

interface Parcel {
  code: string | null
  changesAt: number
  urgency: PollUrgency
  beganAt: number
  heardAt: number | null
  nextLookAt: number
  /** Minute of the oldest scan that we have not received yet. */
  untold: number | null
}

const MINUTES = 1440
const DAY_BEGINS = Date.parse('2026-11-22T00:00:00Z')

/** How the parcels are distributed over states at the start of the day, as shares. */
const MIX = { fresh: 0.15, outForDelivery: 0.1, moving: 0.35, resting: 0.3, stale: 0.1 }

/** Parcels delivered in the last three days, as a share of those underway. */
const ARRIVED = 0.9

/** A deterministic sequence of pseudorandom numbers. */
function numbersFrom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Simulates a day of polling minute by minute, with the product's rules and a simulated clock. */
export function simulateDay(fleet: Fleet): DayReport {
  return new Day(fleet).run()
}

class Day {
  private readonly chance = numbersFrom(20_261_122)
  private readonly parcels: Parcel[]
  private readonly used: Record<PollUrgency, number> = { 0: 0, 1: 0, 2: 0, 3: 0 }
  private readonly report: DayReport = {
    calls: 0,
    looks: 0,
    callsByHour: Array.from({ length: 24 }, () => 0),
    looksByUrgency: { 0: 0, 1: 0, 2: 0, 3: 0 },
    newsInTime: 0,
    news: 0,
  }

  constructor(private readonly fleet: Fleet) {
    const underway = Array.from({ length: fleet.parcels }, (_, index) => this.parcelAt(index))
    const arrived = Array.from({ length: fleet.parcels * ARRIVED }, () => this.arrivedParcel())
    this.parcels = [...underway, ...arrived]
  }

  run(): DayReport {
    for (let minute = 0; minute < MINUTES; minute += 1) {
      for (const parcel of this.parcels)
        if (parcel.changesAt === minute) this.happen(parcel, minute)
      this.askAll(minute)
    }
    return this.report
  }

  private parcelAt(index: number): Parcel {
    const place = (index + 0.5) / this.fleet.parcels
    const { fresh, outForDelivery, moving, resting } = MIX
    const nextLookAt = Math.floor(this.chance() * 120)
    const base = { beganAt: -MINUTES, untold: null, nextLookAt, urgency: POLL_URGENCY.underway }
    if (place < fresh) return this.newParcel(nextLookAt)
    const later = (least: number, most: number) =>
      Math.floor(least + this.chance() * (most - least))
    if (place < fresh + outForDelivery) {
      const code = 'OUT_FOR_DELIVERY'
      return {
        ...base,
        urgency: POLL_URGENCY.outForDelivery,
        code,
        heardAt: -60,
        changesAt: later(60, 1000),
      }
    }
    const code = 'ON_THE_WAY'
    if (place < fresh + outForDelivery + moving) {
      return { ...base, code, heardAt: -later(0, 1440), changesAt: later(0, 1440) }
    }
    if (place < fresh + outForDelivery + moving + resting) {
      return { ...base, code, heardAt: -later(1440, 5 * 1440), changesAt: later(0, 4 * 1440) }
    }
    return { ...base, urgency: POLL_URGENCY.stale, code, heardAt: -12 * 1440, changesAt: Infinity }
  }

  private arrivedParcel(): Parcel {
    const nextLookAt = Math.floor(this.chance() * MINUTES)
    const heardAt = nextLookAt - Math.ceil(this.chance() * 3) * MINUTES
    const known = { code: 'DELIVERED', heardAt, beganAt: heardAt, untold: null }
    return { ...known, urgency: POLL_URGENCY.stale, nextLookAt, changesAt: Infinity }
  }

  private newParcel(nextLookAt: number): Parcel {
    const changesAt = Math.floor(nextLookAt + this.chance() * MINUTES)
    const began = { beganAt: nextLookAt - 30, heardAt: null, untold: null }
    return { ...began, code: null, urgency: POLL_URGENCY.fresh, nextLookAt, changesAt }
  }

  /** Records a scan. If the carrier pushes updates, the parcel becomes due at once. */
  private happen(parcel: Parcel, minute: number) {
    parcel.untold ??= minute
    parcel.changesAt = Infinity
    if (!this.fleet.hasAlerts) return
    parcel.nextLookAt = minute
    parcel.urgency = POLL_URGENCY.outForDelivery
  }

  private askAll(minute: number) {
    const due = this.parcels.filter(({ nextLookAt }) => nextLookAt <= minute)
    if (due.length === 0) return
    const riders = this.ridersAt(minute)
    for (const urgency of [0, 1, 2, 3] as const) {
      if (!this.mayCall(urgency, minute)) continue
      const own = due.filter((one) => one.urgency === urgency && one.nextLookAt <= minute)
      this.askFor(urgency, own.sort(byTime), riders, minute)
    }
  }

  private askFor(
    urgency: PollUrgency,
    waiting: Parcel[],
    riders: Iterator<Parcel, undefined>,
    minute: number
  ) {
    const { maxTrackedAtOnce } = this.fleet
    for (let from = 0; from < waiting.length; from += maxTrackedAtOnce) {
      if (!this.mayCall(urgency, minute)) return
      this.count(urgency, minute)
      const batch = waiting.slice(from, from + maxTrackedAtOnce)
      for (const parcel of batch) this.look(parcel, minute)
      for (let room = maxTrackedAtOnce - batch.length; room > 0; room -= 1) {
        const { value: rider } = riders.next()
        if (!rider) break
        this.look(rider, minute)
      }
    }
  }

  /** Yields parcels that are due, then some that soon will be, to fill up the carrier's calls. */
  private *ridersAt(minute: number): Generator<Parcel, undefined> {
    const isSoon = ({ urgency, nextLookAt }: Parcel) =>
      nextLookAt <= minute + EARLY_POLL_MINUTES[urgency]
    const soon = this.parcels.filter(isSoon)
    soon.sort((one, other) => one.urgency - other.urgency || byTime(one, other))
    for (const parcel of soon) if (isSoon(parcel)) yield parcel
    return undefined
  }

  private mayCall(urgency: PollUrgency, minute: number): boolean {
    const { calls } = this.report
    const { own, together } = callsAllowed(urgency, this.fleet.budget, minute / MINUTES)
    return calls < this.fleet.budget && (this.used[urgency] < own || calls < together)
  }

  private count(urgency: PollUrgency, minute: number) {
    this.used[urgency] += 1
    this.report.calls += 1
    this.report.callsByHour[Math.floor(minute / 60)]! += 1
  }

  private look(parcel: Parcel, minute: number) {
    this.report.looks += 1
    this.report.looksByUrgency[parcel.urgency] += 1
    if (parcel.untold !== null) this.hear(parcel, parcel.untold, minute)
    const at = (minutes: number) => new Date(DAY_BEGINS + minutes * 60_000)
    const { beganAt, heardAt, code } = parcel
    const lastEventAt = heardAt === null ? null : at(heardAt)
    const known = { polledSince: at(beganAt), lastEventAt, code, isAlerted: this.fleet.hasAlerts }
    const plan = schedulePoll(known, at(minute))
    // When we stop polling a parcel, a new one takes its place, as for a delivered one.
    if (!('stopped' in plan)) {
      Object.assign(parcel, { urgency: plan.urgency, nextLookAt: minute + plan.minutes })
    } else if (code === 'DELIVERED') parcel.nextLookAt = Infinity
    else Object.assign(parcel, this.newParcel(minute + 30))
  }

  private hear(parcel: Parcel, happenedAt: number, minute: number) {
    this.report.news += 1
    if (minute - happenedAt <= 120) this.report.newsInTime += 1
    const next: Record<string, string> = {
      ON_THE_WAY: 'OUT_FOR_DELIVERY',
      OUT_FOR_DELIVERY: 'DELIVERED',
    }
    const code = parcel.code === null ? 'ON_THE_WAY' : next[parcel.code]!
    const hasArrived = code === 'DELIVERED'
    const changesAt = hasArrived ? Infinity : minute + Math.floor(120 + this.chance() * 480)
    Object.assign(parcel, { code, heardAt: minute, untold: null, changesAt })
    if (hasArrived) this.parcels.push(this.newParcel(minute + 30))
  }
}

function byTime(one: Parcel, other: Parcel): number {
  return one.nextLookAt - other.nextLookAt
}
