import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { replacePartitions, PARTITIONED_TABLES, type Partition } from '#admin/partitions/partitions'
import { queryRows } from '#shared/database/query_rows'
import { TWO_YEARS } from '#tests/bench/data/shipments'
import { runWithoutTriggers } from '#tests/bench/data/without_triggers'

/** If a table has more rows than this, its partitions stay as they are. */
const LITTLE = 10_000

/** The start of each month, as a time and as the id of its first parcel. */
const MONTHS = `
  select to_char(month, 'YYYY-MM') as month, quote_literal(start::text) as moment,
    quote_literal(:firstId::bigint + ceil(:shipments * (1 - power(
      extract(epoch from :now::timestamptz - start) / extract(epoch from interval '${TWO_YEARS}'), 2 / 3.0)) - 0.5)::bigint) as parcel
  from generate_series(lagos_month(:now::timestamptz - interval '${TWO_YEARS}') + interval '1 month',
      lagos_month(:now::timestamptz)::timestamp, interval '1 month') as month,
    lateral (select month at time zone 'Africa/Lagos' as start) as begun
  order by month`

type Month = { month: string; moment: string; parcel: string }

/** Creates the partitions that two years of operation would have created. */
export async function fillMonths(
  client: QueryClientContract,
  given: { firstId: number; shipments: number; now: Date }
) {
  const months = await queryRows<Month>(client, MONTHS, given)
  for (const table of PARTITIONED_TABLES) {
    const [cut] = await queryRows<{ by: string }>(
      client,
      `select attname as by from pg_partitioned_table
         join pg_attribute on attrelid = partrelid and attnum = partattrs[0]
       where partrelid = '${table}'::regclass`
    )
    // Past partitions by parcel come from an earlier data set and stay. Those by time may come from
    // a clock that was moved.
    const [kept] = await queryRows<{ is: boolean }>(
      client,
      `select exists (select from ${table} offset ${LITTLE}) or :byParcel and count(*) > 2 as is
       from partitions_of('${table}') where month < lagos_month(now())`,
      { byParcel: cut!.by === 'shipment_id' }
    )
    if (kept!.is) continue
    await runWithoutTriggers(client, [table], (trx) =>
      recreatePartitions(
        trx,
        table,
        partitionsFrom(months, cut!.by === 'shipment_id' ? 'parcel' : 'moment')
      )
    )
    await client.rawQuery(`select check_references('${table}')`)
  }
}

async function recreatePartitions(
  trx: TransactionClientContract,
  table: string,
  partitions: Pick<Partition, 'month' | 'lower' | 'upper'>[]
) {
  await trx.rawQuery(`select lock_partitioned(array['${table}']::regclass[])`)
  await trx.rawQuery(`create temporary table kept on commit drop as table ${table}`)
  await replacePartitions(trx, table, partitions)
  await trx.rawQuery(`insert into ${table} table kept`)
  await trx.rawQuery('drop table kept')
  await trx.rawQuery(`select make_partitions('${table}')`)
}

/** A month without parcels gets no partition by parcel. */
function partitionsFrom(months: Month[], cut: 'moment' | 'parcel') {
  const bounds = months.filter((one, at) => one[cut] !== months[at + 1]?.[cut])
  return [{ month: null, [cut]: 'MINVALUE' }, ...bounds].map((one, at) => ({
    month: one.month,
    lower: String(one[cut]),
    upper: bounds[at]?.[cut] ?? 'MAXVALUE',
  }))
}
