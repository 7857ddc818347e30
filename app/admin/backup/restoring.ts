import { once } from 'node:events'
import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { FILES, type Manifest, TABLES } from '#admin/backup/archive'
import { type Archive, checkArchive, entriesOf, madeByNewer } from '#admin/backup/archive_reader'
import { BackupRefused } from '#admin/backup/backup_refused'
import { connectionOf, countObjects, quoted, switchTriggers, tablesOf } from '#admin/backup/tables'
import { layPartitions } from '#admin/partitions/partitions'
import { rowsOf } from '#shared/database/rows'

export interface RestoreOptions {
  path: string
  /** What the lost APP_KEY sealed stays sealed. */
  keyIsLost?: boolean
}

export interface Restored extends Archive {
  /** Of migrations that came after the backup was made. */
  migrated: number
}

/**
 * Into an empty database, in one transaction from the first table to the last migration: whatever
 * interrupts it leaves the database as empty as it was. Files come before the commit, so that no row
 * is ever without its file.
 */
export async function restore({ path, keyIsLost }: RestoreOptions): Promise<Restored> {
  const trx = await db.beginGlobalTransaction()
  try {
    await claimEmpty(trx)
    const archive = await checkArchive(path, keyIsLost)
    const later = await laterMigrations(archive.manifest)
    await createTables(trx, later)
    await load(trx, path, archive)
    await migrate()
    await db.commitGlobalTransaction()
    await db.rawQuery(`analyze ${quoted(archive.manifest.tables.map(({ name }) => name))}`)
    return { ...archive, migrated: later.length }
  } catch (error) {
    await db.rollbackGlobalTransaction().catch(() => {})
    throw error
  }
}

const RESTORING = 20_260_729

async function claimEmpty(trx: TransactionClientContract) {
  await trx.rawQuery('set local statement_timeout = 0')
  await trx.rawQuery('set local idle_in_transaction_session_timeout = 0')
  const [claim] = await rowsOf<{ ours: boolean }>(
    trx,
    'select pg_try_advisory_xact_lock(?) as ours',
    [RESTORING]
  )
  if (!claim!.ours) throw new BackupRefused('Another restore into this database is under way.')
  if ((await countObjects(trx)) === 0) return
  const [row] = await rowsOf<{ name: string }>(trx, 'select current_database() as name')
  throw new BackupRefused(
    `The database "${row!.name}" is not empty, so nothing was restored. Set DATABASE_URL to an empty one; of the database that comes along, stop the product and move its folder away.`
  )
}

/** Ours that the backup does not have yet. What it has and we have not refuses it. */
async function laterMigrations(manifest: Manifest): Promise<string[]> {
  const list = await new MigrationRunner(db, app, { direction: 'up' }).getList()
  const ours = list.map(({ name }) => name)
  if (manifest.migrations.some((name) => !ours.includes(name))) throw madeByNewer(manifest)
  const later = ours.slice(manifest.migrations.length)
  if (later.some((name) => manifest.migrations.includes(name)))
    throw new BackupRefused(
      `This backup was made by a version (${manifest.version}) that this one does not continue: restore it with that version.`
    )
  return later
}

/** As they were when the backup was made: what counts as done is passed over until its turn. */
async function createTables(trx: TransactionClientContract, later: string[]) {
  if (later.length) await trx.table('adonis_schema').multiInsert(later.map(asDone))
  await migrate()
  if (later.length) await trx.from('adonis_schema').whereIn('name', later).delete()
}

const asDone = (name: string) => ({ name, batch: 0 })

async function migrate() {
  const runner = new MigrationRunner(db, app, { direction: 'up', disableLocks: true })
  await runner.run()
  if (runner.error) throw runner.error
}

async function load(trx: TransactionClientContract, path: string, archive: Archive) {
  const { tables } = archive.manifest
  await refuseOtherTables(trx, archive.manifest)
  const names = tables.map(({ name }) => name)
  const references = await dropReferences(trx)
  // As they were: a million rows in one partition would be no month of its own.
  for (const { name, partitions } of tables)
    if (partitions) await layPartitions(trx, name, partitions)
  // Triggers have done their part when the rows were written first; they would do it again.
  await switchTriggers(trx, names, 'disable')
  await trx.rawQuery(`truncate ${quoted(names)}`)
  await fill(trx, path, archive)
  await switchTriggers(trx, names, 'enable')
  for (const { name, lastValue } of archive.contents.sequences)
    await trx.rawQuery('select setval(?::regclass, ?::bigint)', [quoted([name]), lastValue])
  for (const { table, name, definition } of references)
    await trx.rawQuery(`alter table ${table} add constraint ${quoted([name])} ${definition}`)
}

interface Reference {
  table: string
  name: string
  definition: string
}

/** They come back afterwards, and each is checked then: rows may point to one another in a circle. */
async function dropReferences(trx: TransactionClientContract): Promise<Reference[]> {
  const references = await rowsOf<Reference>(
    trx,
    `select conrelid::regclass::text as table, conname::text as name,
        pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and conparentid = 0
        and connamespace = current_schema()::regnamespace`
  )
  for (const { table, name } of references)
    await trx.rawQuery(`alter table ${table} drop constraint ${quoted([name])}`)
  return references
}

async function refuseOtherTables(trx: TransactionClientContract, manifest: Manifest) {
  const shapeOf = (tables: Manifest['tables']) =>
    tables.map(({ name, columns }) => `${name}: ${columns.toSorted().join(' ')}`).join('\n')
  if (shapeOf(await tablesOf(trx)) === shapeOf(manifest.tables)) return
  throw new BackupRefused(
    `The tables of this backup have another shape than those of this version: restore it with the version that made it (${manifest.version}).`
  )
}

async function fill(trx: TransactionClientContract, path: string, { manifest, contents }: Archive) {
  const loader = new TableLoader(await connectionOf(trx), manifest)
  for await (const { name, bytes } of entriesOf(path)) {
    if (name.startsWith(TABLES)) await loader.add(name.split('/')[1]!, bytes)
    else await drive.use().put(name.slice(FILES.length), bytes, { visibility: 'private' })
  }
  await loader.end()
  for (const { name } of manifest.tables) {
    const [restored, expected] = [loader.rows[name] ?? 0, contents.rows[name]]
    if (restored !== expected)
      throw new BackupRefused(`Of ${expected} rows of ${name} only ${restored} arrived.`)
  }
}

/** One COPY for each table, over as many entries as its rows fill. */
class TableLoader {
  readonly rows: Record<string, number> = {}
  readonly #connection: Client
  readonly #columns: Map<string, string[]>
  #table = ''
  #copy: ReturnType<typeof copyFrom> | null = null
  #ended: Promise<unknown> = Promise.resolve()

  constructor(connection: Client, { tables }: Manifest) {
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
    const columns = quoted(this.#columns.get(table) ?? [])
    this.#copy = this.#connection.query(copyFrom(`copy ${quoted([table])} (${columns}) from stdin`))
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
