import { once } from 'node:events'
import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { FILES_FOLDER, type BackupManifest, TABLES_FOLDER } from '#admin/backup/archive_format'
import {
  type VerifiedArchive,
  verifyArchive,
  readArchiveEntries,
  newerVersionError,
} from '#admin/backup/archive_reader'
import { BackupError } from '#admin/backup/backup_error'
import {
  getDriverConnection,
  countObjects,
  quoteIdentifiers,
  setTriggers,
  listTables,
} from '#admin/backup/backup_tables'
import { replacePartitions } from '#admin/partitions/partitions'
import { queryRows } from '#shared/database/query_rows'

export interface RestoreOptions {
  path: string
  /** Restores without the original APP_KEY; data sealed with it stays unreadable. */
  keyIsLost?: boolean
}

export interface RestoreResult extends VerifiedArchive {
  /** The number of migrations newer than the backup. */
  migrated: number
}

/**
 * Restores into an empty database in one transaction, including later migrations: an interruption
 * leaves it empty. Copies files before the commit, so that no row lacks its file.
 */
export async function restoreBackup({ path, keyIsLost }: RestoreOptions): Promise<RestoreResult> {
  const trx = await db.beginGlobalTransaction()
  try {
    await lockEmptyDatabase(trx)
    const archive = await verifyArchive(path, keyIsLost)
    const later = await findLaterMigrations(archive.manifest)
    await createTablesAsBackedUp(trx, later)
    await loadTables(trx, path, archive)
    await runMigrations()
    await db.commitGlobalTransaction()
    await db.rawQuery(
      `analyze ${quoteIdentifiers(archive.manifest.tables.map(({ name }) => name))}`
    )
    return { ...archive, migrated: later.length }
  } catch (error) {
    await db.rollbackGlobalTransaction().catch(() => {})
    throw error
  }
}

const RESTORE_LOCK_ID = 20_260_729

async function lockEmptyDatabase(trx: TransactionClientContract) {
  await trx.rawQuery('set local statement_timeout = 0')
  await trx.rawQuery('set local idle_in_transaction_session_timeout = 0')
  const [claim] = await queryRows<{ ours: boolean }>(
    trx,
    'select pg_try_advisory_xact_lock(?) as ours',
    [RESTORE_LOCK_ID]
  )
  if (!claim!.ours) throw new BackupError('Another restore into this database is already running.')
  if ((await countObjects(trx)) === 0) return
  const [row] = await queryRows<{ name: string }>(trx, 'select current_database() as name')
  throw new BackupError(
    `The database "${row!.name}" is not empty, so nothing was restored. Set DATABASE_URL to an empty database. If you use the included PostgreSQL, stop the product and move its data folder away.`
  )
}

/** Returns our migrations that the backup lacks. Throws BackupError for unknown ones. */
async function findLaterMigrations(manifest: BackupManifest): Promise<string[]> {
  const list = await new MigrationRunner(db, app, { direction: 'up' }).getList()
  const ours = list.map(({ name }) => name)
  const unknown = manifest.migrations.filter((name) => !ours.includes(name))
  if (unknown.length && unknown.every((name) => name > ours.at(-1)!))
    throw newerVersionError(manifest)
  const later = ours.slice(manifest.migrations.length)
  if (unknown.length || later.some((name) => manifest.migrations.includes(name)))
    throw new BackupError(
      `The migrations of this backup differ from those of this version. Restore it with the version that made it (${manifest.version}).`
    )
  return later
}

/** Creates the schema of the backup by marking later migrations as done. */
async function createTablesAsBackedUp(trx: TransactionClientContract, later: string[]) {
  if (later.length) await trx.table('adonis_schema').multiInsert(later.map(toCompletedMigration))
  await runMigrations()
  if (later.length) await trx.from('adonis_schema').whereIn('name', later).delete()
}

const toCompletedMigration = (name: string) => ({ name, batch: 0 })

async function runMigrations() {
  const runner = new MigrationRunner(db, app, { direction: 'up', disableLocks: true })
  await runner.run()
  if (runner.error) throw runner.error
}

async function loadTables(trx: TransactionClientContract, path: string, archive: VerifiedArchive) {
  const { tables } = archive.manifest
  await requireSameTables(trx, archive.manifest)
  const names = tables.map(({ name }) => name)
  const references = await dropForeignKeys(trx)
  // Recreates the backup's monthly partitions: a new database puts old months into one partition.
  for (const { name, partitions } of tables)
    if (partitions) await replacePartitions(trx, name, partitions)
  // The rows already contain the effects of the triggers.
  await setTriggers(trx, names, 'disable')
  await trx.rawQuery(`truncate ${quoteIdentifiers(names)}`)
  await copyEntries(trx, path, archive)
  await setTriggers(trx, names, 'enable')
  for (const { name, lastValue } of archive.contents.sequences)
    await trx.rawQuery('select setval(?::regclass, ?::bigint)', [
      quoteIdentifiers([name]),
      lastValue,
    ])
  for (const { table, name, definition } of references)
    await trx.rawQuery(
      `alter table ${table} add constraint ${quoteIdentifiers([name])} ${definition}`
    )
}

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** Drops foreign keys until all rows are loaded: rows that form cycles fit no order of tables. */
async function dropForeignKeys(trx: TransactionClientContract): Promise<ForeignKey[]> {
  const references = await queryRows<ForeignKey>(
    trx,
    `select conrelid::regclass::text as table, conname::text as name,
        pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and conparentid = 0
        and connamespace = current_schema()::regnamespace`
  )
  for (const { table, name } of references)
    await trx.rawQuery(`alter table ${table} drop constraint ${quoteIdentifiers([name])}`)
  return references
}

async function requireSameTables(trx: TransactionClientContract, manifest: BackupManifest) {
  const shapeOf = (tables: BackupManifest['tables']) =>
    tables.map(({ name, columns }) => `${name}: ${columns.toSorted().join(' ')}`).join('\n')
  if (shapeOf(await listTables(trx)) === shapeOf(manifest.tables)) return
  throw new BackupError(
    `The tables of this backup differ from those of this version. Restore it with the version that made it (${manifest.version}).`
  )
}

async function copyEntries(
  trx: TransactionClientContract,
  path: string,
  { manifest, contents }: VerifiedArchive
) {
  const loader = new TableLoader(await getDriverConnection(trx), manifest)
  for await (const { name, bytes } of readArchiveEntries(path)) {
    if (name.startsWith(TABLES_FOLDER)) await loader.add(name.split('/')[1]!, bytes)
    else await drive.use().put(name.slice(FILES_FOLDER.length), bytes, { visibility: 'private' })
  }
  await loader.end()
  for (const { name } of manifest.tables) {
    const [restored, expected] = [loader.rows[name] ?? 0, contents.rows[name]]
    if (restored !== expected)
      throw new BackupError(`Only ${restored} of ${expected} rows of ${name} were restored.`)
  }
}

/** Loads all archive entries of a table with one COPY. */
class TableLoader {
  readonly rows: Record<string, number> = {}
  readonly #connection: Client
  readonly #columns: Map<string, string[]>
  #table = ''
  #copy: ReturnType<typeof copyFrom> | null = null
  #ended: Promise<unknown> = Promise.resolve()

  constructor(connection: Client, { tables }: BackupManifest) {
    this.#connection = connection
    this.#columns = new Map(tables.map(({ name, columns }) => [name, columns]))
  }

  async add(table: string, bytes: Buffer) {
    if (table !== this.#table) await this.#begin(table)
    if (this.#copy!.write(bytes)) return
    await Promise.race([once(this.#copy!, 'drain'), this.#ended])
  }

  async #begin(table: string) {
    await this.end()
    this.#table = table
    const columns = quoteIdentifiers(this.#columns.get(table) ?? [])
    this.#copy = this.#connection.query(
      copyFrom(`copy ${quoteIdentifiers([table])} (${columns}) from stdin`)
    )
    this.#ended = once(this.#copy, 'finish')
    this.#ended.catch(() => {})
    this.#copy.on('error', () => {})
  }

  async end() {
    if (!this.#copy) return
    this.#copy.end()
    await this.#ended
    this.rows[this.#table] = this.#copy.rowCount
    this.#copy = null
  }
}
