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
 * job waits until staff retry or dismiss it. `find` runs again if it found such rows: its SQL must
 * exclude them, or they use up its limit.
 */
export function dispatchFound<Key extends string, Id extends string | number>(
  type: SweptJob<Record<Key, Id>>,
  key: Key,
  find: (leftToStaff: Id[]) => Promise<readonly Id[]>
) {
  return async () => {
    const found = await find([])
    if (found.length === 0) return
    const rows = await queryRows<{ id: Id }>(db, LEFT_TO_STAFF, { name: type.options.name!, key })
    const left = rows.map((row) => row.id)
    const others = found.filter((id) => !left.includes(id))
    if (others.length < found.length) others.push(...(await find(left)))
    for (const id of new Set(others)) {
      await type.dispatch({ [key]: id } as Record<Key, Id>).dedup({ id: String(id) })
    }
  }
}
