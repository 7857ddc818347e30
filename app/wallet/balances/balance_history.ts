import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'

const DAYS = 30

const ZONE = 'Africa/Lagos'

/** What an account held when a day of Lagos was over, or holds now, in kobo. */
export type BalanceDay = { day: DateTime; balanceKobo: number }

/** A line through fewer days shows nothing that the figures do not. */
const FEWEST_ACTIVE_DAYS = 7

/** The same days, for a picture; null where money moved on too few of them. */
export async function balanceToDraw(accountId: number): Promise<BalanceDay[] | null> {
  const since = DateTime.now()
    .setZone(ZONE)
    .startOf('day')
    .minus({ days: DAYS - 1 })
  const [row] = await rowsOf<{ days: number }>(
    db,
    `select count(distinct (created_at at time zone '${ZONE}')::date)::float8 as days
     from ledger_entries where account_id = ? and created_at >= ?`,
    [accountId, since.toISO()]
  )
  return row!.days < FEWEST_ACTIVE_DAYS ? null : balanceHistory(accountId)
}

/** The last thirty days of an account, today last: each is one look into an index. */
async function balanceHistory(accountId: number): Promise<BalanceDay[]> {
  const today = DateTime.now().setZone(ZONE).startOf('day')
  const days = Array.from({ length: DAYS }, (_, index) => today.minus({ days: DAYS - 1 - index }))
  const rows = await rowsOf<{ balance: number }>(
    db,
    `select coalesce(latest.balance, 0)::float8 as balance
     from unnest(?::timestamptz[]) with ordinality as day (ends_at, place)
     left join lateral (
       select balance_after_kobo as balance from ledger_entries
       where account_id = ? and created_at < day.ends_at
       order by created_at desc, id desc limit 1) as latest on true
     order by place`,
    [days.map((day) => day.plus({ days: 1 }).toISO()), accountId]
  )
  return days.map((day, index) => ({ day, balanceKobo: rows[index]!.balance }))
}
