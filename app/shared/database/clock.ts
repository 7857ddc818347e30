import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { queryRows } from '#shared/database/query_rows'

/** Reads the time from the database: clocks of processes may differ. */
export async function readDatabaseClock(client: QueryClientContract): Promise<DateTime> {
  const [row] = await queryRows<{ now: Date }>(client, 'select clock_timestamp() as now')
  return DateTime.fromJSDate(row!.now)
}
