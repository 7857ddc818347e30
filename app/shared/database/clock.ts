import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { rowsOf } from '#shared/database/rows'

/** What time it is for all processes: the clock of one of them may be wrong. */
export async function databaseClock(client: QueryClientContract): Promise<DateTime> {
  const [row] = await rowsOf<{ now: Date }>(client, 'select clock_timestamp() as now')
  return DateTime.fromJSDate(row!.now)
}
