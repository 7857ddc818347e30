import db from '@adonisjs/lucid/services/db'
import type { JobOptions } from '@adonisjs/queue/types'
import { queryRows } from '#shared/database/query_rows'

/** A job class whose payload names one row. */
interface SweptJob<Payload> {
  options: JobOptions
  dispatch(payload: Payload): { dedup(options: { id: string }): PromiseLike<unknown> }
}

const LEFT_TO_STAFF = `select payload -> :key as id from failed_jobs
  where name = :name and settled_at is null and waits_for_staff`

/**
 * Builds a sweep step that dispatches a job for each unfinished row that `find` returns. The
 * payload member `key` holds the row's id, and a row has one job at a time. A permanently failed
 * job waits until staff retry or dismiss it; otherwise every sweep would dispatch it again. `find`
 * must exclude those rows in its SQL, so that they do not use up its limit.
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
