import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { primary } from '#shared/database/primary'
import { queryRows } from '#shared/database/query_rows'

/** Tables that are kept in memory together, as `database/migrations/0041_data_versions.ts` names them. */
export type DataName = 'settings' | 'places' | 'catalogue' | 'tariff' | 'goods' | 'lanes'

/**
 * The version of each at one moment: a number, followed by a stamp that is never given twice where the transaction
 * that asks has changed something itself. Nobody else sees its changes, and when it is rolled back the number is what
 * it was.
 */
export type DataVersions = Record<DataName, string>

/** Where PostgreSQL tells of each name of which the version has risen. */
export const DATA_CHANNEL = 'sendam_data'

/** All versions as one value. */
export const SELECT_VERSIONS = `(select json_object_agg(name, version::text || coalesce('+' || stamp, ''))::text
  from data_versions left join data_changes using (name))`

/** A column of the very statement that reads data, so that both are of one moment. */
export const VERSIONS_COLUMN = `${SELECT_VERSIONS} as versions`

let last: Promise<unknown> = Promise.resolve()
let next: Promise<DataVersions> | null = null

/**
 * The versions as they are once this is asked, never as they were before: what was saved and answered by then, by
 * whichever process, is in them. Those who ask while a question is under way share the one after it, so that a busy
 * process asks once for many. With a client, as that client sees them.
 */
export function readDataVersions(client?: QueryClientContract): Promise<DataVersions> {
  if (client) return read(client)
  next ??= last.then(() => {
    next = null
    const reading = read(primary())
    last = reading.catch(() => {})
    return reading
  })
  return next
}

async function read(client: QueryClientContract): Promise<DataVersions> {
  const [row] = await queryRows<{ versions: string }>(client, `select ${VERSIONS_COLUMN}`)
  return JSON.parse(row!.versions)
}
