import { hostname } from 'node:os'
import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'

export interface BackupRecord {
  host: string
  path: string
  bytes: number
  at: Date
}

export async function recordBackup({ path, bytes }: Pick<BackupRecord, 'path' | 'bytes'>) {
  await db.table('backups').insert({ host: hostname().slice(0, 100), path, bytes })
}

export async function findLatestBackup(): Promise<BackupRecord | null> {
  const rows = await queryRows<BackupRecord>(
    db,
    'select host, path, bytes, created_at as at from backups order by id desc limit 1'
  )
  return rows[0] ?? null
}

/** When the tables of this database were created. */
export async function findInstallationTime(): Promise<Date> {
  const sql = 'select min(migration_time) as at from adonis_schema'
  const [row] = await queryRows<{ at: Date }>(db, sql)
  return row!.at
}
