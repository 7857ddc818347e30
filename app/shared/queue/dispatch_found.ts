import db from '@adonisjs/lucid/services/db'
import type { JobOptions } from '@adonisjs/queue/types'
import { queryRows } from '#shared/database/query_rows'

interface SweptJob<Payload> {
  options: JobOptions
  dispatch(payload: Payload): { dedup(options: { id: string }): PromiseLike<unknown> }
}

const LEFT_TO_STAFF = `select payload -> :key as id from failed_jobs
  where name = :name and settled_at is null and waits_for_staff`

/**
 * Dispatches a job for each unfinished row, but only one at a time per row. A permanently failed
 * job waits until staff retry or dismiss it. The SQL of `find` must exclude such rows, or they use
 * up its limit.
 */
export function dispatchFound<Key extends string, Id extends string | number>(
  type: SweptJob<Record<Key, Id>>,
  key: Key,
  find: (leftToStaff: Id[]) => Promise<readonly Id[]>
) {
  return async () => {
    const left = await queryRows<{ id: Id }>(db, LEFT_TO_STAFF, { name: type.options.name!, key })
    for (const id of await find(left.map((row) => row.id))) {
      await type.dispatch({ [key]: id } as Record<Key, Id>).dedup({ id: String(id) })
    }
  }
}
