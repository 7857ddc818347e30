import db from '@adonisjs/lucid/services/db'
import type { JobOptions } from '@adonisjs/queue/types'
import { queryRows } from '#shared/database/query_rows'

/** The class of a job whose payload names one row. */
interface SweptJob<Payload> {
  options: JobOptions
  dispatch(payload: Payload): { dedup(options: { id: string }): PromiseLike<unknown> }
}

const LEFT_TO_STAFF = `select payload -> :key as id from failed_jobs
  where name = :name and settled_at is null and waits_for_staff`

/**
 * A step of a sweep: dispatches a job once more for each row that is found undone, named by the member `key` of its
 * payload, and each once at a time. A job that has failed in a way that will not pass is left out until staff try it
 * again or dismiss it: otherwise each sweep would begin it anew, for ever. `find` leaves these out in its statement, so
 * that they take no other row's place in it.
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
