import couriers from '#config/couriers'
import { sortableMoment } from '#shared/time/lagos_time'
import { durationText } from '#admin/health/duration_text'
import type { ConnectionState } from '#shipping/carriers/following/connection_states'
import { CARRIER_NAMES, type CourierConnection } from '#shipping/pricing/carriers'
import { DateTime } from 'luxon'

type Tone = 'success' | 'warning' | 'danger' | 'neutral'

export function courierName(driver: CourierConnection): string {
  return driver === 'sandbox' ? 'The sandbox' : CARRIER_NAMES[driver]
}

/** One courier on the page of the product's health. */
export function courierLine(state: ConnectionState) {
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

function stateOf(state: ConnectionState): { text: string; tone: Tone } {
  const { driver, pausedUntil, greeting, greetingSince } = state
  if (!couriers.connections.includes(driver)) return { text: 'Not set up here', tone: 'danger' }
  const since = greetingSince && clock(greetingSince)
  if (greeting === 'refused')
    return { text: `Does not take our keys since ${since}`, tone: 'danger' }
  if (greeting === 'silent') return { text: `Does not answer since ${since}`, tone: 'danger' }
  if (pausedUntil) return { text: `Left alone until ${clock(pausedUntil)}`, tone: 'warning' }
  if (greeting === null) return { text: 'Not greeted yet', tone: 'neutral' }
  return { text: 'Answers', tone: 'success' }
}

function clock(moment: Date): string {
  return sortableMoment(DateTime.fromJSDate(moment))
}

function counted(count: number): string {
  return count.toLocaleString('en-GB')
}
