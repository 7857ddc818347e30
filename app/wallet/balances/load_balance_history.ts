import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'

const HISTORY_DAYS = 30

const ZONE = 'Africa/Lagos'

/** Balance in kobo at the end of a day in Lagos; for today, the current balance. */
export type BalanceDay = { day: DateTime; balanceKobo: number }

/** If money moved on fewer days, a chart would show no more than the list of transactions. */
const MIN_ACTIVE_DAYS = 7

/** Returns the last 30 days, oldest first; null if money moved on fewer than 7 of them. */
export async function loadBalanceHistory(accountId: number): Promise<BalanceDay[] | null> {
  const today = DateTime.now().setZone(ZONE).startOf('day')
  const days = Array.from({ length: HISTORY_DAYS }, (_, index) =>
    today.minus({ days: HISTORY_DAYS - 1 - index })
  )
  const rows = await loadDailyBalances(accountId, days)
  if (rows.filter(({ hasMoved }) => hasMoved).length < MIN_ACTIVE_DAYS) return null
  return days.map((day, index) => ({ day, balanceKobo: rows[index]!.balance }))
}

/** Needs one index lookup per day, however many entries a day has. */
function loadDailyBalances(accountId: number, days: DateTime[]) {
  return queryRows<{ balance: number; hasMoved: boolean }>(
    db,
    `select coalesce(latest.balance, 0) as balance,
       coalesce(latest.created_at >= day.begins_at, false) as "hasMoved"
     from unnest(:begins::timestamptz[], :ends::timestamptz[]) with ordinality
       as day (begins_at, ends_at, place)
     left join lateral (
       select balance_after_kobo as balance, created_at from ledger_entries
       where account_id = :accountId and created_at < day.ends_at
       order by created_at desc, id desc limit 1) as latest on true
     order by place`,
    {
      accountId,
      begins: days.map((day) => day.toISO()!),
      ends: days.map((day) => day.plus({ days: 1 }).toISO()!),
    }
  )
}
