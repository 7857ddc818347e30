import db from '@adonisjs/lucid/services/db'
import { eventually } from '#tests/support/eventually'

/** The statements that wait for a lock, as rows with their words. */
export function blockedStatements(): Promise<{ query: string }[]> {
  return db
    .from('pg_stat_activity')
    .where('wait_event_type', 'Lock')
    .whereRaw('datname = current_database()')
    .select('query')
    .exec()
}

/** Until a statement that holds these words waits for a lock. */
export async function untilBlocked(words: string, withinMs?: number) {
  await eventually(async () => {
    const blocked = await blockedStatements()
    return blocked.some(({ query }) => query.includes(words))
  }, withinMs)
}
