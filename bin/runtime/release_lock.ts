import { setTimeout as wait } from 'node:timers/promises'
import { withClient } from './postgres_database.ts'

/** An advisory lock key that nothing else uses in this database. */
const LOCK = 7363_2601
const EVERY_MS = 250

export interface Waiting {
  say?: (line: string) => void
  signal?: AbortSignal
}

/** Serializes preparations across machines. The lock ends with its connection. */
export function withReleaseLock<T>(
  databaseUrl: string,
  { say, signal }: Waiting,
  work: () => Promise<T>
): Promise<T> {
  return withClient(databaseUrl, async (client) => {
    const isOurs = async () => {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as ours', [LOCK])
      return rows[0].ours === true
    }
    for (let isFirst = true; !(await isOurs()); isFirst = false) {
      if (isFirst) say?.('Another release prepares this database: waiting for it.')
      await wait(EVERY_MS, undefined, { signal })
    }
    return work()
  })
}
