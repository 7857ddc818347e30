import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'

export type PendingAmount = { count: number; totalKobo: number }

export interface PendingMoney {
  /** Started payments without a final answer from the provider. */
  funding: PendingAmount
  withdrawals: PendingAmount
  /** Payments that do not match their request, in any currency. */
  paymentsForAttention: number
}

type PendingMoneyPart = 'funding' | 'withdrawals' | 'attention'

/** One statement; each part reads a partial index or a handful of rows. */
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
