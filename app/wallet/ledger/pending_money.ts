import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'

export type PendingAmount = { count: number; totalKobo: number }

export interface PendingMoney {
  /** Somebody has begun to pay, and the provider has not said how it ended. */
  funding: PendingAmount
  withdrawals: PendingAmount
  /** That came otherwise than asked, so that a person has to decide: of whatever currency. */
  paymentsForAttention: number
}

type PendingMoneyPart = 'funding' | 'withdrawals' | 'attention'

/** One statement, each part of which reads a partial index or a handful of rows. */
export async function loadPendingMoney(): Promise<PendingMoney> {
  const rows = await queryRows<PendingAmount & { part: PendingMoneyPart }>(
    db,
    `select 'funding' as part, count(*)::int as count, coalesce(sum(amount_kobo), 0) as "totalKobo"
       from payment_intents where status = 'pending'
     union all select 'withdrawals', count(*)::int, coalesce(sum(amount_kobo), 0)
       from withdrawals where status = 'pending'
     union all select 'attention', count(*)::int, 0
       from incoming_payments where attention is not null and resolved_at is null`
  )
  const of = (wanted: PendingMoneyPart): PendingAmount => {
    const { count, totalKobo } = rows.find(({ part }) => part === wanted)!
    return { count, totalKobo }
  }
  return {
    funding: of('funding'),
    withdrawals: of('withdrawals'),
    paymentsForAttention: of('attention').count,
  }
}
