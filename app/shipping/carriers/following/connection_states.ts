import couriers from '#config/couriers'
import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import { budgetOf } from '#shipping/carriers/following/call_budget'
import type { Greeting } from '#shipping/carriers/following/greeting'
import type { CourierConnection } from '#shipping/pricing/carriers'

/** How following goes with one courier. */
export interface ConnectionState {
  driver: CourierConnection
  /** Calls of this day in UTC, and how many there may be; null where nobody counts. */
  calls: number
  budget: number | null
  usedUpAt: Date | null
  pausedUntil: Date | null
  pauseReason: string | null
  greeting: Greeting | null
  greetedAt: Date | null
  greetingSince: Date | null
  greetingFailures: number
  greetingWords: string | null
  followed: number
  due: number
  /** How long the oldest has been due. */
  oldestSeconds: number
  /** Nothing was heard of them for so long that nobody asks any more. */
  silent: number
}

const STATES = `
with drivers as (
  select unnest(:connections::text[]) as driver union select distinct driver from parcel_watches
), parcels as (
  select driver, count(*) filter (where next_look_at is not null) as followed,
    count(*) filter (where next_look_at <= clock_timestamp()) as due,
    count(*) filter (where stopped = 'silent') as silent, min(next_look_at) as oldest
  from parcel_watches group by driver
)
select d.driver, coalesce(c.calls, 0) as calls, c.used_up_at as "usedUpAt",
  case when n.paused_until > now() then n.paused_until end as "pausedUntil", n.pause_reason as "pauseReason",
  n.greeting, n.greeted_at as "greetedAt", n.greeting_since as "greetingSince",
  coalesce(n.greeting_failures, 0) as "greetingFailures", n.greeting_words as "greetingWords",
  coalesce(p.followed, 0)::float8 as followed, coalesce(p.due, 0)::float8 as due,
  coalesce(p.silent, 0)::float8 as silent,
  greatest(0, coalesce(extract(epoch from now() - p.oldest), 0))::float8 as "oldestSeconds"
from drivers d
left join parcels p using (driver)
left join courier_connections n using (driver)
left join courier_call_days c on c.driver = d.driver and c.day = (now() at time zone 'UTC')::date
order by d.driver`

/** Of all that are set up here, and of those that were and whose parcels are still underway. */
export async function connectionStates(): Promise<ConnectionState[]> {
  const connections = [...couriers.connections]
  const rows = await rowsOf<Omit<ConnectionState, 'budget'>>(db, STATES, { connections })
  return Promise.all(rows.map(async (row) => ({ ...row, budget: await budgetOf(row.driver) })))
}
