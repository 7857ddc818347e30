import db from '@adonisjs/lucid/services/db'
import type { JobOptions } from '@adonisjs/queue/types'
import { rowsOf } from '#shared/database/rows'

/** The class of a job whose payload names one row. */
interface SweptJob<Payload> {
  options: JobOptions
  dispatch(payload: Payload): { dedup(options: { id: string }): PromiseLike<unknown> }
}

/** Places, from 1, of the payloads whose work does not wait for staff. */
const STILL_TRIED = `
select place::int from jsonb_array_elements(:payloads::jsonb) with ordinality as found (payload, place)
where not exists (
  select from failed_jobs where name = :name and settled_at is null and waits_for_staff
    and md5(failed_jobs.payload::text) = md5(found.payload::text))
order by place`

/**
 * Asks once more for what a sweep has found undone, by the member `key` of its job's payload, each once at a time. A job
 * that has failed in a way that will not pass is left out until staff try it again or dismiss it: otherwise each sweep
 * would begin it anew, for ever.
 */
export async function dispatchFound<Key extends string, Id extends string | number>(
  type: SweptJob<Record<Key, Id>>,
  key: Key,
  ids: readonly Id[]
) {
  if (ids.length === 0) return
  const payloads = ids.map((id) => ({ [key]: id }) as Record<Key, Id>)
  const bindings = { name: type.options.name!, payloads: JSON.stringify(payloads) }
  for (const { place } of await rowsOf<{ place: number }>(db, STILL_TRIED, bindings)) {
    await type.dispatch(payloads[place - 1]!).dedup({ id: String(ids[place - 1]) })
  }
}
