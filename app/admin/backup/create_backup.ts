import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { to as copyTo } from 'pg-copy-streams'
import { type ArchiveWriter, UNFINISHED_SUFFIX, writeArchive } from '#admin/backup/archive_writer'
import {
  FILES_FOLDER,
  ARCHIVE_FORMAT_VERSION,
  MANIFEST_ENTRY,
  type BackupManifest,
} from '#admin/backup/archive_format'
import { MAX_ENTRY_BYTES, type DatabaseSequence, TABLES_FOLDER } from '#admin/backup/archive_format'
import { BackupError } from '#admin/backup/backup_error'
import { keyFingerprint, sealKeys } from '#admin/backup/backup_keys'
import {
  type BackedUpTable,
  getDriverConnection,
  hasMigrations,
  listMigrations,
  quoteIdentifiers,
  listTables,
} from '#admin/backup/backup_tables'
import { PARTITIONED_TABLES, listTablePartitions } from '#admin/partitions/partitions'
import { withLockTransaction } from '#shared/database/lock_transaction'
import { queryRows } from '#shared/database/query_rows'
import { holdRemovals } from '#shared/uploads/held_removals'
import { readS3Settings } from '#shared/uploads/s3_settings'

/** Reading more files at once takes too much memory: each may be as large as an upload. */
const CONCURRENT_FILES = 16

export interface BackupOptions {
  folder: string
  /** Encrypts the keys; without a passphrase, the backup includes no keys. */
  passphrase?: string
  /** Copies files from a bucket, too. Files on disk are always copied. */
  withFiles?: boolean
  lead?: (target: Writable) => Writable
}

export interface BackupResult {
  path: string
  bytes: number
  tables: number
  rows: number
  files: number
  left: number
  missing: number
}

/**
 * Backs up a consistent snapshot while the application runs: one repeatable-read transaction reads
 * all tables, and no file is deleted until every file that those rows refer to is copied.
 */
export async function createBackup({
  folder,
  passphrase,
  withFiles = !readS3Settings(process.env),
  lead,
}: BackupOptions): Promise<BackupResult> {
  const sealed = passphrase === undefined ? {} : { sealedKeys: sealKeys(passphrase) }
  return withLockTransaction(db.connection(), async (guard) => {
    await holdRemovals(guard)
    if (!(await hasMigrations(guard)))
      throw new BackupError('The database is empty: there is nothing to back up.')
    const tables = await listTables(guard)
    const names = tables.map(({ name }) => name)
    const path = await reserveBackupPath(guard, folder)
    return db.transaction(
      async (snapshot) => {
        await fixSnapshot(snapshot, names)
        const manifest: BackupManifest = { ...(await buildManifest(snapshot, names)), ...sealed }
        const made = { tables: names.length, rows: 0, files: 0, left: 0, missing: 0 }
        const fill = async (archive: ArchiveWriter) => {
          await archive.add(MANIFEST_ENTRY, Buffer.from(JSON.stringify(manifest, null, 2)))
          const rows = await addTables(archive, snapshot, manifest.tables)
          const keys = selectFileKeys(manifest.tables)
          const files = withFiles
            ? await addFiles(archive, snapshot, keys)
            : { files: 0, left: await countKeys(snapshot, keys), missing: 0 }
          // Fails if the connection was lost, and with it the lock that keeps files from removal.
          await guard.rawQuery('select 1')
          await archive.finish({ rows, ...files, sequences: await listSequences(snapshot) })
          made.rows = Object.values(rows).reduce((sum, count) => sum + count, 0)
          Object.assign(made, files)
        }
        return { path, bytes: await writeArchive(path, fill, lead), ...made }
      },
      { isolationLevel: 'repeatable read' }
    )
  })
}

/** Only one backup per database runs at a time, so unfinished files are from killed runs. */
async function reserveBackupPath(trx: TransactionClientContract, folder: string): Promise<string> {
  const [row] = await queryRows<{ name: string }>(trx, 'select current_database() as name')
  const name = `sendam-${row!.name.replace(/[^\w-]/g, '_')}-`
  const left = globSync(`${name}*${UNFINISHED_SUFFIX}`, { cwd: folder })
  for (const file of left) rmSync(join(folder, file), { force: true })
  const moment = DateTime.utc().toFormat(`yyyyMMdd'T'HHmmss.SSS'Z'`)
  return join(folder, `${name}${moment}.tar.gz`)
}

/** Must read no rows: the first read takes the snapshot, and all tables must be locked by then. */
async function fixSnapshot(snapshot: TransactionClientContract, names: string[]) {
  await snapshot.rawQuery('set transaction read only')
  await snapshot.rawQuery('set local statement_timeout = 0')
  await snapshot.rawQuery('set local idle_in_transaction_session_timeout = 0')
  await snapshot.rawQuery(`set local client_encoding = 'UTF8'`)
  await snapshot.rawQuery(`set local datestyle = 'ISO, YMD'`)
  await snapshot.rawQuery(`set local timezone = 'UTC'`)
  await snapshot.rawQuery(`lock table ${quoteIdentifiers(names)} in access share mode`)
}

async function buildManifest(
  snapshot: TransactionClientContract,
  names: string[]
): Promise<BackupManifest> {
  const tables = await listTables(snapshot)
  if (tables.length !== names.length || tables.some(({ name }, place) => name !== names[place]))
    throw new BackupError('A migration is running. Try again when it has finished.')
  return {
    product: 'sendam',
    format: ARCHIVE_FORMAT_VERSION,
    version: app.version?.toString() ?? 'unknown',
    createdAt: new Date().toISOString(),
    migrations: await listMigrations(snapshot),
    tables: await addPartitions(snapshot, tables),
    keyFingerprint: keyFingerprint(),
  }
}

async function addPartitions(snapshot: TransactionClientContract, tables: BackedUpTable[]) {
  const whole: BackedUpTable[] = []
  for (const table of tables) {
    const partitions =
      PARTITIONED_TABLES.includes(table.name) && (await listTablePartitions(snapshot, table.name))
    whole.push(partitions ? { ...table, partitions } : table)
  }
  return whole
}

async function addTables(
  archive: ArchiveWriter,
  snapshot: TransactionClientContract,
  tables: BackedUpTable[]
) {
  const connection = await getDriverConnection(snapshot)
  const rows: Record<string, number> = {}
  for (const { name, columns, key } of tables) {
    const order = key.length ? ` order by ${quoteIdentifiers(key)}` : ''
    const query = `select ${quoteIdentifiers(columns)} from ${quoteIdentifiers([name])}${order}`
    const copy = connection.query(copyTo(`copy (${query}) to stdout`))
    let part = 0
    for await (const bytes of splitIntoParts(copy))
      await archive.add(`${TABLES_FOLDER}${name}/${String(++part).padStart(6, '0')}`, bytes)
    rows[name] = copy.rowCount
  }
  return rows
}

async function* splitIntoParts(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = []
  let length = 0
  for await (const piece of pieces) {
    gathered.push(piece)
    length += piece.length
    if (length < MAX_ENTRY_BYTES) continue
    yield Buffer.concat(gathered)
    gathered = []
    length = 0
  }
  if (length) yield Buffer.concat(gathered)
}

const FILE_KEY_COLUMN = /(^|_)file_key$/

function selectFileKeys(tables: BackedUpTable[]): string {
  const columns = tables.flatMap(({ name, columns: all }) =>
    all.filter((column) => FILE_KEY_COLUMN.test(column)).map((column) => ({ name, column }))
  )
  const found = columns.map(
    ({ name, column }) =>
      `select ${quoteIdentifiers([column])} as key from ${quoteIdentifiers([name])} where ${quoteIdentifiers([column])} is not null`
  )
  return found.join(' union ')
}

async function countKeys(snapshot: TransactionClientContract, keys: string): Promise<number> {
  const sql = `select count(*)::int as count from (${keys}) as found`
  const [row] = await queryRows<{ count: number }>(snapshot, sql)
  return row!.count
}

async function addFiles(archive: ArchiveWriter, snapshot: TransactionClientContract, keys: string) {
  const counted = { files: 0, left: 0, missing: 0 }
  await snapshot.rawQuery(`declare keys no scroll cursor for ${keys} order by key`)
  for (;;) {
    const rows = await queryRows<{ key: string }>(snapshot, `fetch ${CONCURRENT_FILES} from keys`)
    if (rows.length === 0) return counted
    const files = await Promise.all(rows.map(({ key }) => readBackupFile(key)))
    for (const [place, bytes] of files.entries()) {
      if (bytes) await archive.add(`${FILES_FOLDER}${rows[place]!.key}`, bytes)
      counted[bytes ? 'files' : 'missing']++
    }
  }
}

/** Returns null for a file that was already lost; the backup continues without it. */
async function readBackupFile(key: string): Promise<Buffer | null> {
  const store = drive.use()
  try {
    return Buffer.from(await store.getBytes(key))
  } catch (error) {
    if (!(await store.exists(key).catch(() => true))) return null
    throw new BackupError(
      `No backup was made: the file ${key} could not be read from the store (${errorCause(error)}).`
    )
  }
}

function errorCause(error: unknown): string {
  const { cause, message } = error as Error
  return cause instanceof Error ? cause.message : message
}

/** Sequences may have advanced since the snapshot, which only leaves gaps between ids. */
function listSequences(snapshot: TransactionClientContract): Promise<DatabaseSequence[]> {
  return queryRows(
    snapshot,
    `select sequencename::text as name, last_value::text as "lastValue" from pg_sequences
      where schemaname = current_schema() and last_value is not null
        and sequencename not like 'adonis\\_schema%' order by 1`
  )
}
