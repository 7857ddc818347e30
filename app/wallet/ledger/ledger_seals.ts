import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type SqlClient, queryRows } from '#shared/database/query_rows'
import { readCommittedHighWatermarks } from '#shared/database/committed_high_watermark'

/** A day is sealed this long after its end, so that a clock jumping back does not write into it. */
const SEAL_DELAY = `interval '1 hour'`

/** The most days that one run seals after a long gap: each day reads all balances. */
const MAX_DAYS_PER_RUN = 100

/** Serializes sealing and seal-based checks without blocking other reads or writes. */
export async function lockSeals(trx: TransactionClientContract) {
  await trx.rawQuery('lock table ledger_seals in exclusive mode')
}

/** Returns the id up to which no entry can still appear; null while a writer stays open. */
export async function lastCommittedEntry(looks?: number): Promise<number | null> {
  const settled = await readCommittedHighWatermarks(['ledger_entries'], looks)
  return settled && settled.ledger_entries
}

/**
 * Seals finished days in Lagos time. Call it under `lockSeals`, and only if a check that began
 * after `settled` was read has found no fault: later checks trust sealed entries. Seals are
 * contiguous id ranges, so an entry around midnight may be sealed with the previous day.
 */
export async function sealFinishedDays(trx: TransactionClientContract, settled: number) {
  const days = await queryRows<{ day: string; upto: number }>(
    trx,
    `select to_char(day, 'YYYY-MM-DD') as day, upto from (
       select day, max(last) over (order by day) as upto,
         max(last) over (order by day) > coalesce(max(last) over (
           order by day rows between unbounded preceding and 1 preceding), 0) as "hasMore"
       from (
         select (created_at at time zone 'Africa/Lagos')::date as day, max(id) as last
         from ledger_entries
         where id > (select coalesce(max(last_entry_id), 0) from ledger_seals) and id <= :settled group by 1) as written
     ) as days
     where "hasMore" and day < ((now() - ${SEAL_DELAY}) at time zone 'Africa/Lagos')::date
     order by day limit ${MAX_DAYS_PER_RUN}`,
    { settled }
  )
  for (const { day, upto } of days) {
    await trx.rawQuery('select seal_ledger_day(cast(:day as date), :upto)', { day, upto })
  }
}

export type LatestSeal = { day: string; hash: string }

/** Returns the latest seal or null. Its hash, kept elsewhere, proves sealed days intact. */
export async function findLatestSeal(client: SqlClient): Promise<LatestSeal | null> {
  const [seal] = await queryRows<LatestSeal>(
    client,
    `select to_char(day, 'YYYY-MM-DD') as day, encode(hash, 'hex') as hash
     from ledger_seals order by id desc limit 1`
  )
  return seal ?? null
}
