import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'

const HISTORY_DAYS = 30

const ZONE = 'Africa/Lagos'

/** What an account held when a day of Lagos was over, or holds now, in kobo. */
export type BalanceDay = { day: DateTime; balanceKobo: number }

/** A line through fewer days shows nothing that the figures do not. */
const MIN_ACTIVE_DAYS = 7

/** The last thirty days, today last, for a picture; null where money moved on too few of them. */
export async function loadBalanceHistory(accountId: number): Promise<BalanceDay[] | null> {
  const today = DateTime.now().setZone(ZONE).startOf('day')
  const days = Array.from({ length: HISTORY_DAYS }, (_, index) =>
    today.minus({ days: HISTORY_DAYS - 1 - index })
  )
  const rows = await loadDailyBalances(accountId, days)
  if (rows.filter(({ hasMoved }) => hasMoved).length < MIN_ACTIVE_DAYS) return null
  return days.map((day, index) => ({ day, balanceKobo: rows[index]!.balance }))
}

/** Each is one look into an index, however much a day has brought. */
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
