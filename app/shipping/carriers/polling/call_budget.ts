import vine from '@vinejs/vine'
import { wholeNumberField } from '#shared/http/checked_fields'
import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { Setting } from '#shared/settings/setting'
import type { Carrier, CourierDriverName } from '#shipping/pricing/rules/carriers'
import type { PollUrgency } from '#shipping/carriers/polling/poll_schedule'

const MAX_CALLS = 10_000_000
const MS_A_DAY = 86_400_000
const DAYS_KEPT = 90

const callCount = () => wholeNumberField().min(0).max(MAX_CALLS)

/**
 * FedEx publishes a limit of 100,000 tracking calls a day. Other users of DHL report 500 for test
 * accounts. UPS and Aramex publish no limit, so theirs are guesses until they tell us.
 */
export const courierCallsPerDay = new Setting<Record<Carrier, number>>(
  'shipping.courier_calls_a_day',
  {
    description: 'Maximum calls to each courier per day for tracking',
    default: { dhl: 500, fedex: 100_000, ups: 10_000, aramex: 10_000 },
    schema: vine.object({
      dhl: callCount(),
      fedex: callCount(),
      ups: callCount(),
      aramex: callCount(),
    }),
  }
)

/** The share of the daily budget that each urgency may use, so that urgent polls never take all. */
const BUDGET_SHARE: Record<PollUrgency, number> = { 0: 0.4, 1: 0.25, 2: 0.3, 3: 0.05 }

/** How far each urgency may run ahead of the clock, as a share of the day: 0.1 is 2 h 24 min. */
const HEAD_START: Record<PollUrgency, number> = { 0: 1, 1: 0.1, 2: 0.1, 3: 0.1 }

/**
 * An urgency may make `own` calls, and more while the calls of all urgencies stay below `together`,
 * so that the budget lasts until midnight. `passed` is the share of the day that has passed.
 */
export function callsAllowed(urgency: PollUrgency, budget: number, passed: number) {
  const own = Math.ceil(budget * BUDGET_SHARE[urgency] * Math.min(1, passed + HEAD_START[urgency]))
  return { own, together: Math.floor(budget * passed) }
}

const OTHER_CALLS = 5

/** One statement counts and checks, so that all processes together stay within the limit. */
const RESERVE_CALL = `
insert into courier_call_days as kept (driver, day, calls, by_urgency, used_up_at)
select :driver, (clock_timestamp() at time zone 'UTC')::date, 1,
  array(select (at = :at::int)::int from generate_series(1, ${OTHER_CALLS}) as at),
  case when :budget::int = 1 then clock_timestamp() end
where :budget::int > 0
on conflict (driver, day) do update set calls = kept.calls + 1,
  by_urgency[:at::int] = kept.by_urgency[:at::int] + 1,
  used_up_at = case when kept.calls + 1 >= :budget::int then clock_timestamp() end
where kept.calls < :budget::int
  and (kept.by_urgency[:at::int] < :own::int or kept.calls < :together::int)
returning calls`

/** Returns false if no call is left. If `urgency` is null, checks only the daily budget. */
export async function reserveCall(driver: CourierDriverName, urgency: PollUrgency | null) {
  const budget = await dailyCallBudget(driver)
  if (budget === null) return true
  const anyTime = { own: budget, together: budget }
  const allowed = urgency === null ? anyTime : callsAllowed(urgency, budget, shareOfDay())
  const at = urgency === null ? OTHER_CALLS : urgency + 1
  const reservedCalls = await queryRows(db, RESERVE_CALL, { driver, budget, at, ...allowed })
  return reservedCalls.length > 0
}

/** Calls per day; null if unlimited. */
export async function dailyCallBudget(driver: CourierDriverName): Promise<number | null> {
  if (driver === 'sandbox' || driver === 'manual') return null
  const budgets = await courierCallsPerDay.get()
  return budgets[driver]
}

function shareOfDay(): number {
  return (Date.now() % MS_A_DAY) / MS_A_DAY
}

export async function deleteOldCallDays() {
  await db.rawQuery(
    `delete from courier_call_days where day < (now() at time zone 'UTC')::date - ${DAYS_KEPT}`
  )
}
