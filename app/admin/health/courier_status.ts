import couriers from '#config/couriers'
import type { StoredTally } from '#shared/health/stored_tallies'
import { formatLagosTimestamp } from '#shared/time/lagos_time'
import { formatDurationSeconds } from '#admin/health/format_duration'
import type { ConnectionState, PollingState } from '#shipping/carriers/polling/connection_states'
import { CARRIER_NAMES, type CourierConnection } from '#shipping/pricing/rules/carriers'
import { PAYMENT_PROVIDER_NAMES } from '#wallet/providers/payment_provider'

export function courierDisplayName(driver: CourierConnection): string {
  return partnerName({ kind: 'courier', name: driver })
}

/** The name of a courier or payment provider in a tally. */
export function partnerName({ kind, name }: Pick<StoredTally, 'kind' | 'name'>): string {
  const names: Record<string, string> =
    kind === 'courier' ? { sandbox: 'The sandbox', ...CARRIER_NAMES } : PAYMENT_PROVIDER_NAMES
  return names[name] ?? name
}

/** `silentInARow` counts the latest calls in a row that the courier did not answer. */
export function formatCourierStatus(state: PollingState, silentInARow: number) {
  const { driver, calls, budget, polled, due, oldestSeconds, silent } = state
  return {
    key: driver,
    name: courierDisplayName(driver),
    state: courierStatus(state, silentInARow),
    calls:
      budget === null ? 'not counted' : `${formatCallCount(calls)} of ${formatCallCount(budget)}`,
    left: budget === null ? null : formatCallCount(Math.max(0, budget - calls)),
    followed: formatCallCount(polled),
    due: formatCallCount(due),
    oldest: oldestSeconds > 0 ? formatDurationSeconds(oldestSeconds) : null,
    silent: formatCallCount(silent),
  }
}

export interface PartnerStatus {
  text: string
  tone: 'success' | 'warning' | 'danger' | 'neutral'
  time: string | null
}

/** The status by the latest calls alone. */
export function partnerStatus(silentInARow: number): PartnerStatus {
  if (silentInARow === 0) return { text: 'Answers', tone: 'success', time: null }
  return { text: 'Does not answer', tone: 'warning', time: `${silentInARow} calls in a row` }
}

/** The status by the account, the hourly check, the latest calls and the pause of a courier. */
export function courierStatus(
  { driver, pausedUntil, status, statusSince }: ConnectionState,
  silentInARow: number
): PartnerStatus {
  const since = statusSince && `since ${formatLagosTimestamp(statusSince)}`
  if (!couriers.connections.includes(driver)) {
    return { text: 'Not set up here', tone: 'danger', time: null }
  }
  if (status === 'refused') {
    return { text: 'Does not accept our keys', tone: 'danger', time: since }
  }
  if (status === 'silent') return { text: 'Does not answer', tone: 'danger', time: since }
  if (silentInARow > 0) return partnerStatus(silentInARow)
  if (pausedUntil) {
    return { text: 'Paused', tone: 'warning', time: `until ${formatLagosTimestamp(pausedUntil)}` }
  }
  if (status === null) {
    const text = driver === 'sandbox' ? 'Part of this server' : 'Not called yet'
    return { text, tone: 'neutral', time: null }
  }
  return partnerStatus(0)
}

function formatCallCount(count: number): string {
  return count.toLocaleString('en-GB')
}
