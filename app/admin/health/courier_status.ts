import { DateTime } from 'luxon'
import couriers from '#config/couriers'
import { sortableMoment } from '#shared/time/lagos_time'
import { formatDurationSeconds } from '#admin/health/format_duration'
import type { ConnectionState, PollingState } from '#shipping/carriers/polling/connection_states'
import { CARRIER_NAMES, type CourierConnection } from '#shipping/pricing/rules/carriers'

export function courierDisplayName(driver: CourierConnection): string {
  return driver === 'sandbox' ? 'The sandbox' : CARRIER_NAMES[driver]
}

export function formatCourierStatus(state: PollingState) {
  const { driver, calls, budget, polled, due, oldestSeconds, silent } = state
  return {
    key: driver,
    name: courierDisplayName(driver),
    state: courierStatusBadge(state),
    calls:
      budget === null ? 'not counted' : `${formatCallCount(calls)} of ${formatCallCount(budget)}`,
    left: budget === null ? null : formatCallCount(Math.max(0, budget - calls)),
    followed: formatCallCount(polled),
    due: formatCallCount(due),
    oldest: oldestSeconds > 0 ? formatDurationSeconds(oldestSeconds) : null,
    silent: formatCallCount(silent),
  }
}

interface CourierStatusBadge {
  text: string
  tone: 'success' | 'warning' | 'danger' | 'neutral'
  time: string | null
}

function courierStatusBadge({
  driver,
  pausedUntil,
  status,
  statusSince,
}: ConnectionState): CourierStatusBadge {
  const since = statusSince && `since ${formatClockTime(statusSince)}`
  if (!couriers.connections.includes(driver)) {
    return { text: 'Not set up here', tone: 'danger', time: null }
  }
  if (status === 'refused') {
    return { text: 'Does not accept our keys', tone: 'danger', time: since }
  }
  if (status === 'silent') return { text: 'Does not answer', tone: 'danger', time: since }
  if (pausedUntil) {
    return { text: 'Paused', tone: 'warning', time: `until ${formatClockTime(pausedUntil)}` }
  }
  if (status === null) return { text: 'Not called yet', tone: 'neutral', time: null }
  return { text: 'Answers', tone: 'success', time: null }
}

function formatClockTime(moment: Date): string {
  return sortableMoment(DateTime.fromJSDate(moment))
}

function formatCallCount(count: number): string {
  return count.toLocaleString('en-GB')
}
