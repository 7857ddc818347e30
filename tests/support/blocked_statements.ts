import db from '@adonisjs/lucid/services/db'
import { eventually } from '#tests/support/eventually'

export function findBlockedStatements(): Promise<{ query: string }[]> {
  return db
    .from('pg_stat_activity')
    .where('wait_event_type', 'Lock')
    .whereRaw('datname = current_database()')
    .select('query')
    .exec()
}

/** Waits until a statement that contains this text is waiting for a lock. */
export async function waitUntilBlocked(words: string, withinMs?: number) {
  await eventually(async () => {
    const blocked = await findBlockedStatements()
    return blocked.some(({ query }) => query.includes(words))
  }, withinMs)
}
