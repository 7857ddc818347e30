import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'

/** Metrics of the database, by the end of their names, with their explanations. */
export const DATABASE_STATE_HELP = {
  size_bytes: 'Size of the database',
  transaction_age: 'Transactions since the oldest row that is not frozen; PostgreSQL stops at 2^31',
  commit_wait_seconds: 'How long the longest commit has waited for a synchronous standby',
  slot_bytes: 'Write-ahead log that is kept for the replication slot that is furthest behind',
  archived_timestamp_seconds: 'Unix time at which a segment of the log was last archived',
} as const

type DatabaseState = Record<keyof typeof DATABASE_STATE_HELP, number | null>

/** A value is null if it does not apply, such as the archive where archiving is off. */
export async function readDatabaseState(): Promise<DatabaseState> {
  const [state] = await queryRows<DatabaseState>(
    db,
    `select pg_database_size(current_database()) as size_bytes,
       (select age(datfrozenxid) from pg_database where datname = current_database())
         as transaction_age,
       (select coalesce(max(extract(epoch from now() - query_start)), 0)::float8
         from pg_stat_activity where datname = current_database() and wait_event = 'SyncRep')
         as commit_wait_seconds,
       case when not pg_is_in_recovery() then
         (select coalesce(max(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)), 0)::float8
           from pg_replication_slots) end as slot_bytes,
       case when current_setting('archive_mode') <> 'off' then
         (select coalesce(extract(epoch from last_archived_time), 0)::float8
           from pg_stat_archiver) end as archived_timestamp_seconds`
  )
  return state!
}
