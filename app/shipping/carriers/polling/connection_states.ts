import couriers from '#config/couriers'
import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { dailyCallBudget } from '#shipping/carriers/polling/call_budget'
import type { ConnectionStatus } from '#shipping/carriers/polling/connection_check'
import type { CourierConnection } from '#shipping/pricing/rules/carriers'

export interface ConnectionState {
  driver: CourierConnection
  /** Calls made on this UTC day. `budget` limits them; null means unlimited. */
  calls: number
  budget: number | null
  usedUpAt: Date | null
  pausedUntil: Date | null
  pauseReason: string | null
  status: ConnectionStatus | null
  checkedAt: Date | null
  statusSince: Date | null
  failedChecks: number
  checkMessage: string | null
}

const STATES = `
with today as (
  select driver, calls, used_up_at from courier_call_days where day = (now() at time zone 'UTC')::date
), drivers as (
  select unnest(:connections::text[]) as driver union select unnest(:others::text[])
  union select driver from courier_connections union select driver from today
)
select driver, coalesce(t.calls, 0) as calls, t.used_up_at as "usedUpAt",
  case when n.paused_until > now() then n.paused_until end as "pausedUntil", n.pause_reason as "pauseReason",
  n.greeting as status, n.greeted_at as "checkedAt", n.greeting_since as "statusSince",
  coalesce(n.greeting_failures, 0) as "failedChecks", n.greeting_words as "checkMessage"
from drivers left join courier_connections n using (driver) left join today t using (driver)
order by driver`

/** Includes couriers that are no longer set up. Fast, because it counts no parcels. */
export async function loadConnectionStates(others: CourierConnection[] = []) {
  const bindings = { others, connections: [...couriers.connections] }
  const rows = await queryRows<Omit<ConnectionState, 'budget'>>(db, STATES, bindings)
  return Promise.all(
    rows.map(async (row) => ({ ...row, budget: await dailyCallBudget(row.driver) }))
  )
}

interface ParcelCounts {
  polled: number
  due: number
  oldestSeconds: number
  silent: number
}

export type PollingState = ConnectionState & ParcelCounts

const COUNTS = `
select driver, count(*) filter (where next_look_at is not null) as polled,
  count(*) filter (where next_look_at <= clock_timestamp()) as due,
  count(*) filter (where stopped = 'silent') as silent,
  greatest(0, coalesce(extract(epoch from now() - min(next_look_at)), 0)) as "oldestSeconds"
from parcel_watches
where driver <> 'sandbox' or shipment_id in (select id from shipments where organization_id > 0)
group by driver`

const NONE: ParcelCounts = { polled: 0, due: 0, oldestSeconds: 0, silent: 0 }

export async function loadPollingStates(): Promise<PollingState[]> {
  const counts = await queryRows<ParcelCounts & { driver: CourierConnection }>(db, COUNTS)
  const states = await loadConnectionStates(counts.map(({ driver }) => driver))
  return states.flatMap((state) => {
    const own = counts.find(({ driver }) => driver === state.driver)
    const isShown = own || couriers.connections.includes(state.driver)
    return isShown ? [{ ...NONE, ...own, ...state }] : []
  })
}
