import { DateTime } from 'luxon'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import {
  type CourierDriver,
  CourierUnavailable,
  CourierUnresponsive,
  type CarrierTracking,
} from '#shipping/carriers/courier_driver'
import { subscribeToAlerts } from '#shipping/carriers/polling/alert_subscriptions'
import { reserveCall } from '#shipping/carriers/polling/call_budget'
import { clearSilence, pauseCourier } from '#shipping/carriers/polling/courier_pauses'
import {
  type PollSchedule,
  retryDelayMinutes,
  schedulePoll,
  POLL_URGENCY,
  type PollUrgency,
} from '#shipping/carriers/polling/poll_schedule'
import {
  loadKnownEvents,
  loadPolledParcelStates,
  recordCarrierTracking,
} from '#shipping/carriers/polling/carrier_tracking'
import {
  claimDueParcels,
  type ClaimedParcel,
  findDueUrgencies,
  parcelIds,
  postponePolls,
  releaseClaims,
  completePolls,
} from '#shipping/carriers/polling/parcel_watches'
import type { CourierDriverName } from '#shipping/pricing/rules/carriers'

/** `over budget`: no calls are left for this urgency. `paused`: we call the courier no more. */
type PollOutcome = 'polled' | 'over budget' | 'paused'

/** How many calls a process makes to one courier at a time. */
const CONCURRENT_CALLS = 4

/** A round ends after this time and leaves due parcels to the next, so that none overlap. */
const MAX_ROUND_MS = 60_000

const MINUTES_A_DAY = 1440

/** If a sandbox parcel has had no event for this time, we poll it at the normal pace. */
const SANDBOX_QUIET_MS = 600_000

/** After this many unreadable parcels in a round, we pause the courier: its format has changed. */
const MAX_UNREADABLE_PARCELS = 3

/** Several processes may run rounds at once, because each claims its parcels. */
export class PollingRound {
  private readonly polledIds: number[] = []
  private unreadableCount = 0
  private readonly endsAt = performance.now() + MAX_ROUND_MS

  private constructor(
    private readonly driver: CourierDriver,
    private readonly turn: { driver: CourierDriverName; began: string }
  ) {}

  static async run(driver: CourierDriver) {
    const rows = await queryRows<{ now: string }>(db, 'select clock_timestamp()::text as now')
    const round = new PollingRound(driver, { driver: driver.name, began: rows[0]!.now })
    const urgencies = await findDueUrgencies(round.turn)
    if (urgencies.length === 0) return
    await Promise.all(Array.from({ length: CONCURRENT_CALLS }, () => round.runLane(urgencies)))
    await subscribeToAlerts(driver, round.polledIds)
  }

  private async runLane(urgencies: PollUrgency[]) {
    for (const urgency of urgencies) {
      let outcome: PollOutcome = 'polled'
      while (outcome === 'polled' && performance.now() < this.endsAt) {
        const parcels = await claimDueParcels(this.turn, urgency, this.driver.maxTrackedAtOnce)
        if (parcels.length === 0) break
        outcome = await this.queryCourier(parcels, urgency)
      }
      if (outcome === 'paused') return
    }
  }

  private async queryCourier(parcels: ClaimedParcel[], urgency: PollUrgency): Promise<PollOutcome> {
    const { name } = this.driver
    if (!(await reserveCall(name, urgency))) {
      await releaseClaims(parcels)
      return 'over budget'
    }
    let tracked
    try {
      tracked = await this.driver.trackMany(
        parcels.map(({ waybillNumber, beganAt, destinationCountryCode }) => ({
          waybillNumber,
          bookedAt: DateTime.fromJSDate(beganAt),
          destinationCountryCode,
        }))
      )
    } catch (error) {
      return error instanceof CourierUnresponsive
        ? this.handleSilence(parcels, error)
        : this.isolateUnreadable(parcels, urgency, error)
    }
    await clearSilence(name)
    await this.saveTracking(parcels, tracked)
    return 'polled'
  }

  private async handleSilence(
    parcels: ClaimedParcel[],
    error: CourierUnresponsive
  ): Promise<PollOutcome> {
    await pauseCourier(this.driver.name, error)
    if (error instanceof CourierUnavailable) await releaseClaims(parcels)
    // One of these parcels may have caused the failure, so the next poll of all is postponed.
    else await postponePolls(parcels, retryDelayMinutes)
    return 'paused'
  }

  /** Polls each half of the batch again to find the parcel whose tracking we cannot read. */
  private async isolateUnreadable(
    parcels: ClaimedParcel[],
    urgency: PollUrgency,
    error: unknown
  ): Promise<PollOutcome> {
    if (parcels.length === 1) return this.postponeUnreadable(parcels, error)
    const half = Math.ceil(parcels.length / 2)
    const [first, second] = [parcels.slice(0, half), parcels.slice(half)]
    const outcome = await this.queryCourier(first, urgency)
    if (outcome === 'polled') return this.queryCourier(second, urgency)
    await releaseClaims(second)
    return outcome
  }

  private async postponeUnreadable(parcels: ClaimedParcel[], error: unknown): Promise<PollOutcome> {
    logger.error(
      { err: error, shipmentId: parcels[0]!.id },
      'Tracking of a parcel could not be read'
    )
    await postponePolls(parcels, () => MINUTES_A_DAY)
    this.unreadableCount += 1
    if (this.unreadableCount < MAX_UNREADABLE_PARCELS) return 'polled'
    await pauseCourier(
      this.driver.name,
      new CourierUnresponsive('We do not understand its answers')
    )
    return 'paused'
  }

  private async saveTracking(parcels: ClaimedParcel[], tracked: Map<string, CarrierTracking>) {
    const known = await loadKnownEvents(parcelIds(parcels), this.driver.name)
    const idsWithNewEvents = new Set<number>()
    const unreadableParcels: ClaimedParcel[] = []
    for (const parcel of parcels) {
      const tracking = tracked.get(parcel.waybillNumber)
      if (!tracking) continue
      const { id } = parcel
      const about = { id, driver: this.driver.name, tracking, knownEvents: known.get(id)! }
      try {
        if (await recordCarrierTracking(about)) idsWithNewEvents.add(id)
      } catch (error) {
        logger.error({ err: error, shipmentId: id }, 'Tracking of a parcel could not be saved')
        unreadableParcels.push(parcel)
      }
    }
    await postponePolls(unreadableParcels, retryDelayMinutes)
    await this.reschedule(
      parcels.filter((parcel) => !unreadableParcels.includes(parcel)),
      idsWithNewEvents
    )
  }

  private async reschedule(parcels: ClaimedParcel[], idsWithNewEvents: Set<number>) {
    const rows = await loadPolledParcelStates(parcelIds(parcels))
    const states = new Map(rows.map((one) => [one.id, one]))
    const looks = parcels.map((parcel) => {
      const { now, code, lastEventAt } = states.get(parcel.id)!
      const isPromised = parcel.alertsUntil !== null && parcel.alertsUntil > now
      const isAlertMissed = isPromised && idsWithNewEvents.has(parcel.id) && !wasAlerted(parcel)
      const isAlerted = isPromised && !isAlertMissed
      const { polledSince } = parcel
      const lastProgressAt = Math.max(polledSince.getTime(), lastEventAt?.getTime() ?? 0)
      const isQuiet = now.getTime() - lastProgressAt >= SANDBOX_QUIET_MS
      const plan = schedulePoll({ polledSince, code, lastEventAt, isAlerted }, now)
      return { id: parcel.id, schedule: this.adjustForSandbox(plan, isQuiet), isAlertMissed }
    })
    await completePolls(looks, this.turn.began)
    this.polledIds.push(...parcelIds(parcels))
  }

  /** Polls sandbox parcels in each round, because they move every few seconds. */
  private adjustForSandbox(plan: PollSchedule, isQuiet: boolean): PollSchedule {
    if (this.driver.name !== 'sandbox' || 'stopped' in plan || isQuiet) return plan
    return plan.urgency === POLL_URGENCY.stale ? plan : { ...plan, minutes: 0 }
  }
}

function wasAlerted({ alertedAt, polledAt }: ClaimedParcel): boolean {
  return alertedAt !== null && (polledAt === null || alertedAt > polledAt)
}
