import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type ApiKey from '#identity/api_keys/api_key'
import { KeyDailyLimitExceeded } from '#identity/api_keys/api_key_errors'
import { queryRows } from '#shared/database/query_rows'

/** Days begin at midnight in Lagos. */
const TODAY = `(now() at time zone 'Africa/Lagos')::date`

/**
 * Adds a payment to the day's total of its key, in the transaction that pays, so failures do not
 * count. Concurrent payments by a key and the keys it replaced wait for each other's commit, so
 * they cannot exceed the limit together. A void does not restore the allowance. Payments without a
 * key have no such limit.
 * Throws KeyDailyLimitExceeded.
 */
export async function countKeySpending(
  trx: TransactionClientContract,
  key: ApiKey | null,
  amountKobo: number
) {
  if (key === null || amountKobo === 0) return
  const counted = await queryRows(
    trx,
    `insert into api_key_spendings as known (line_id, day, spent_kobo)
     select :line::bigint, ${TODAY}, :amount::bigint where :amount::bigint <= :limit::bigint
     on conflict (line_id, day) do update set spent_kobo = known.spent_kobo + excluded.spent_kobo
       where known.spent_kobo + excluded.spent_kobo <= :limit::bigint
     returning line_id`,
    { line: key.spendingLine, amount: amountKobo, limit: key.dailyLimitKobo }
  )
  if (counted.length > 0) return
  const spent = await sumKeySpendingToday(trx, [key])
  throw new KeyDailyLimitExceeded(key.dailyLimitKobo, spent.get(key.spendingLine) ?? 0, amountKobo)
}

export async function sumKeySpendingToday(
  client: Parameters<typeof queryRows>[0],
  keys: readonly ApiKey[]
): Promise<Map<number, number>> {
  const rows = await queryRows<{ line: number; spent: number }>(
    client,
    `select line_id as line, spent_kobo as spent from api_key_spendings
     where day = ${TODAY} and line_id = any(:lines::bigint[])`,
    { lines: keys.map(({ spendingLine }) => spendingLine) }
  )
  return new Map(rows.map(({ line, spent }) => [line, spent]))
}
