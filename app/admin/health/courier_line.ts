import { DateTime } from 'luxon'
import couriers from '#config/couriers'
import { sortableMoment } from '#shared/time/lagos_time'
import { durationText } from '#admin/health/duration_text'
import type {
  ConnectionState,
  FollowingState,
} from '#shipping/carriers/following/connection_states'
import { CARRIER_NAMES, type CourierConnection } from '#shipping/pricing/rules/carriers'

export function courierName(driver: CourierConnection): string {
  return driver === 'sandbox' ? 'The sandbox' : CARRIER_NAMES[driver]
}

/** One courier on the page of the product's health. */
export function courierLine(state: FollowingState) {
  const { driver, calls, budget, followed, due, oldestSeconds, silent } = state
  return {
    key: driver,
    name: courierName(driver),
    state: stateOf(state),
    calls: budget === null ? 'not counted' : `${counted(calls)} of ${counted(budget)}`,
    left: budget === null ? null : counted(Math.max(0, budget - calls)),
    followed: counted(followed),
    due: counted(due),
    oldest: oldestSeconds > 0 ? durationText(oldestSeconds) : null,
    silent: counted(silent),
  }
}

interface State {
  text: string
  tone: 'success' | 'warning' | 'danger' | 'neutral'
  /** Since when, or until when. */
  time: string | null
}

function stateOf({ driver, pausedUntil, greeting, greetingSince }: ConnectionState): State {
  const since = greetingSince && `since ${clock(greetingSince)}`
  if (!couriers.connections.includes(driver)) {
    return { text: 'Not set up here', tone: 'danger', time: null }
  }
  if (greeting === 'refused') {
    return { text: 'Does not accept our keys', tone: 'danger', time: since }
  }
  if (greeting === 'silent') return { text: 'Does not answer', tone: 'danger', time: since }
  if (pausedUntil) {
    return { text: 'Paused', tone: 'warning', time: `until ${clock(pausedUntil)}` }
  }
  if (greeting === null) return { text: 'Not called yet', tone: 'neutral', time: null }
  return { text: 'Answers', tone: 'success', time: null }
}

function clock(moment: Date): string {
  return sortableMoment(DateTime.fromJSDate(moment))
}

function counted(count: number): string {
  return count.toLocaleString('en-GB')
}
