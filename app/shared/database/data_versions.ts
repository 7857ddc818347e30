import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { primary } from '#shared/database/primary'
import { queryRows } from '#shared/database/query_rows'

/** Groups of tables that a snapshot caches together, as named in the table `data_versions`. */
export type DataName = 'settings' | 'places' | 'catalogue' | 'tariff' | 'goods' | 'lanes'

/**
 * The version of each group: the primary's timeline and a number. A failover may lose the latest
 * numbers, and the new primary gives them again, but on another timeline. A unique stamp follows if
 * the reading transaction itself has changed the group: other transactions do not see that change,
 * and a rollback undoes it.
 */
export type DataVersions = Record<DataName, string>

/** The NOTIFY channel that carries the name of each group with a new version. */
export const DATA_CHANNEL = 'sendam_data'

/** Fails on a standby. Each failover begins another timeline. */
export const CURRENT_TIMELINE = `('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int::text`

export const SELECT_VERSIONS = `(select json_object_agg(name, ${CURRENT_TIMELINE} || '.' || version || coalesce('+' || stamp, ''))::text
  from data_versions left join data_changes using (name))`

/** Selects the versions in the statement that reads the data, so both come from one snapshot. */
export const VERSIONS_COLUMN = `${SELECT_VERSIONS} as versions`

let last: Promise<unknown> = Promise.resolve()
let next: Promise<DataVersions> | null = null

/**
 * Reads the versions, never older than the call. Calls during a running query share the next query.
 * With a client, reads what that client's transaction sees.
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
