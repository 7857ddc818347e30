import type { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'

/** Kobo of one day of Lagos: what was earned, and what of that or of earlier days was given back. */
export type Revenue = { day: string; earnedKobo: number; refundedKobo: number }

/** By the ledger, days without any left out. */
export async function revenueSince(start: DateTime): Promise<Revenue[]> {
  return rowsOf<Revenue>(
    db,
    `select to_char(entry.created_at at time zone 'Africa/Lagos', 'YYYY-MM-DD') as day,
       coalesce(sum(entry.amount_kobo) filter (where account.kind = 'revenue'), 0)::float8 as "earnedKobo",
       coalesce(-sum(entry.amount_kobo) filter (where account.kind = 'refunds'), 0)::float8 as "refundedKobo"
     from ledger_entries as entry join ledger_accounts as account on account.id = entry.account_id
     where account.wallet_id is null and account.kind in ('revenue', 'refunds') and entry.created_at >= ?
     group by 1`,
    [start.toJSDate()]
  )
}

export type Underway = { count: number; totalKobo: number }

export interface MoneyUnderway {
  /** Somebody has begun to pay, and the provider has not said how it ended. */
  funding: Underway
  withdrawals: Underway
  /** That came otherwise than asked, so that a person has to decide: of whatever currency. */
  paymentsForAttention: number
}

type Part = 'funding' | 'withdrawals' | 'attention'

/** One statement, each part of which reads a partial index or a handful of rows. */
export async function moneyUnderway(): Promise<MoneyUnderway> {
  const rows = await rowsOf<Underway & { part: Part }>(
    db,
    `select 'funding' as part, count(*)::int as count, coalesce(sum(amount_kobo), 0)::float8 as "totalKobo"
       from payment_intents where status = 'pending'
     union all select 'withdrawals', count(*)::int, coalesce(sum(amount_kobo), 0)::float8
       from withdrawals where status = 'pending'
     union all select 'attention', count(*)::int, 0
       from incoming_payments where attention is not null and resolved_at is null`
  )
  const of = (wanted: Part): Underway => {
    const { count, totalKobo } = rows.find(({ part }) => part === wanted)!
    return { count, totalKobo }
  }
  return {
    funding: of('funding'),
    withdrawals: of('withdrawals'),
    paymentsForAttention: of('attention').count,
  }
}
