import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'

export type PendingAmount = { count: number; totalKobo: number }

export interface PendingMoney {
  /** Payments that customers have started and whose outcome the provider has not reported. */
  funding: PendingAmount
  withdrawals: PendingAmount
}

/** Uses one statement, whose parts each read a partial index or a handful of rows. */
export async function loadPendingMoney(): Promise<PendingMoney> {
  const rows = await queryRows<PendingAmount & { part: keyof PendingMoney }>(
    db,
    `select 'funding' as part, count(*)::int as count, coalesce(sum(amount_kobo), 0) as "totalKobo"
       from payment_intents where status = 'pending'
     union all select 'withdrawals', count(*)::int, coalesce(sum(amount_kobo), 0)
       from withdrawals where status = 'pending'`
  )
  const of = (wanted: keyof PendingMoney): PendingAmount => {
    const { count, totalKobo } = rows.find(({ part }) => part === wanted)!
    return { count, totalKobo }
  }
  return { funding: of('funding'), withdrawals: of('withdrawals') }
}
