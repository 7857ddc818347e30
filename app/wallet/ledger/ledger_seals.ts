import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type SqlClient, queryRows } from '#shared/database/query_rows'
import { readCommittedHighWatermarks } from '#shared/database/committed_high_watermark'

/** A clock that jumps back by less writes nothing into a day that is sealed. */
const SEAL_DELAY = `interval '1 hour'`

/** Of days that were never sealed, the rest follows with the next check: each takes a look at all balances. */
const MAX_DAYS_PER_RUN = 100

/** Whoever seals, or relies on the latest seal, does so alone; reading the ledger and writing it go on. */
export async function lockSeals(trx: TransactionClientContract) {
  await trx.rawQuery('lock table ledger_seals in exclusive mode')
}

/** The last entry before which no other can appear any more; null while a transaction stays open that may write one. */
export async function lastCommittedEntry(looks?: number): Promise<number | null> {
  const settled = await readCommittedHighWatermarks(['ledger_entries'], looks)
  return settled && settled.ledger_entries
}

/**
 * Seals the days of Lagos that are over. Call it under `lockSeals`, and after a check that began when `settled` was
 * known and found no fault: what is sealed is believed from then on. An entry goes with the last one of its
 * day, in the order of their numbers, so that one written around midnight may lie in the seal of the day before.
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

/** Kept somewhere else, its hash shows later that nothing before it was touched. Null before the first one. */
export async function findLatestSeal(client: SqlClient): Promise<LatestSeal | null> {
  const [seal] = await queryRows<LatestSeal>(
    client,
    `select to_char(day, 'YYYY-MM-DD') as day, encode(hash, 'hex') as hash
     from ledger_seals order by id desc limit 1`
  )
  return seal ?? null
}
