import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'

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
    `select 'funding' as part, count(*)::int as count, coalesce(sum(amount_kobo), 0) as "totalKobo"
       from payment_intents where status = 'pending'
     union all select 'withdrawals', count(*)::int, coalesce(sum(amount_kobo), 0)
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
