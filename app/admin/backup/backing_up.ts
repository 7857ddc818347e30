import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { to as copyTo } from 'pg-copy-streams'
import { type ArchiveWriter, UNFINISHED, writeArchive } from '#admin/backup/archive_writer'
import { FILES, FORMAT, MANIFEST, type Manifest } from '#admin/backup/archive'
import { PART_BYTES, type Sequence, TABLES } from '#admin/backup/archive'
import { BackupRefused } from '#admin/backup/backup_refused'
import { keyFingerprint, sealKeys } from '#admin/backup/keys'
import {
  type BackedUpTable,
  connectionOf,
  hasMigrations,
  migrationsOf,
  quoted,
  tablesOf,
} from '#admin/backup/tables'
import { PARTITIONED, partitionsOf } from '#admin/partitions/partitions'
import { underGuard } from '#shared/database/guard'
import { rowsOf } from '#shared/database/rows'
import { holdRemovals } from '#shared/uploads/held_removals'

/** So many are fetched from the store at once; each is as large as an upload may be. */
const FILES_AT_ONCE = 16

export interface BackupOptions {
  folder: string
  /** With one, the keys go along behind it. */
  passphrase?: string
  lead?: (target: Writable) => Writable
}

export interface BackupMade {
  path: string
  bytes: number
  tables: number
  rows: number
  files: number
  missing: number
}

/**
 * Everything as it was at one moment, while the product goes on: one transaction that sees no later
 * change reads all tables, and no file is removed until those that its rows name are copied.
 */
export async function backUp({ folder, passphrase, lead }: BackupOptions): Promise<BackupMade> {
  const sealed = passphrase === undefined ? {} : { sealedKeys: sealKeys(passphrase) }
  return underGuard(db.connection(), async (guard) => {
    await holdRemovals(guard)
    if (!(await hasMigrations(guard)))
      throw new BackupRefused('The database is empty: there is nothing to back up.')
    const tables = await tablesOf(guard)
    const names = tables.map(({ name }) => name)
    const path = await freePath(guard, folder)
    return db.transaction(
      async (snapshot) => {
        await fix(snapshot, names)
        const manifest: Manifest = { ...(await describe(snapshot, names)), ...sealed }
        const made = { tables: names.length, rows: 0, files: 0, missing: 0 }
        const fill = async (archive: ArchiveWriter) => {
          await archive.add(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 2)))
          const rows = await addTables(archive, snapshot, manifest.tables)
          const files = await addFiles(archive, snapshot, manifest.tables)
          // Without it, files may have gone meanwhile that rows of ours name.
          await guard.rawQuery('select 1')
          await archive.finish({ rows, ...files, sequences: await sequencesOf(snapshot) })
          made.rows = Object.values(rows).reduce((sum, count) => sum + count, 0)
          Object.assign(made, files)
        }
        return { path, bytes: await writeArchive(path, fill, lead), ...made }
      },
      { isolationLevel: 'repeatable read' }
    )
  })
}

/** Only one backup of a database is made at a time: what is unfinished was left by one that was killed. */
async function freePath(trx: TransactionClientContract, folder: string): Promise<string> {
  const [row] = await rowsOf<{ name: string }>(trx, 'select current_database() as name')
  const name = `sendam-${row!.name.replace(/[^\w-]/g, '_')}-`
  const left = globSync(`${name}*${UNFINISHED}`, { cwd: folder })
  for (const file of left) rmSync(join(folder, file), { force: true })
  const moment = DateTime.utc().toFormat(`yyyyMMdd'T'HHmmss.SSS'Z'`)
  return join(folder, `${name}${moment}.tar.gz`)
}

/** None of these statements looks at a row yet: the moment that is seen begins when no table can change. */
async function fix(snapshot: TransactionClientContract, names: string[]) {
  await snapshot.rawQuery('set transaction read only')
  await snapshot.rawQuery('set local statement_timeout = 0')
  await snapshot.rawQuery('set local idle_in_transaction_session_timeout = 0')
  await snapshot.rawQuery(`set local client_encoding = 'UTF8'`)
  await snapshot.rawQuery(`set local datestyle = 'ISO, YMD'`)
  await snapshot.rawQuery(`set local timezone = 'UTC'`)
  await snapshot.rawQuery(`lock table ${quoted(names)} in access share mode`)
}

async function describe(snapshot: TransactionClientContract, names: string[]): Promise<Manifest> {
  const tables = await tablesOf(snapshot)
  if (tables.length !== names.length || tables.some(({ name }, place) => name !== names[place]))
    throw new BackupRefused('The database is just being migrated: try again when that is done.')
  return {
    product: 'sendam',
    format: FORMAT,
    version: app.version?.toString() ?? 'unknown',
    createdAt: new Date().toISOString(),
    migrations: await migrationsOf(snapshot),
    tables: await withPartitions(snapshot, tables),
    keyFingerprint: keyFingerprint(),
  }
}

async function withPartitions(snapshot: TransactionClientContract, tables: BackedUpTable[]) {
  const whole: BackedUpTable[] = []
  for (const table of tables) {
    const partitions =
      PARTITIONED.includes(table.name) && (await partitionsOf(snapshot, table.name))
    whole.push(partitions ? { ...table, partitions } : table)
  }
  return whole
}

async function addTables(
  archive: ArchiveWriter,
  snapshot: TransactionClientContract,
  tables: BackedUpTable[]
) {
  const connection = await connectionOf(snapshot)
  const rows: Record<string, number> = {}
  for (const { name, columns, key } of tables) {
    const order = key.length ? ` order by ${quoted(key)}` : ''
    const query = `select ${quoted(columns)} from ${quoted([name])}${order}`
    const copy = connection.query(copyTo(`copy (${query}) to stdout`))
    let part = 0
    for await (const bytes of inParts(copy))
      await archive.add(`${TABLES}${name}/${String(++part).padStart(6, '0')}`, bytes)
    rows[name] = copy.rowCount
  }
  return rows
}

async function* inParts(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = []
  let length = 0
  for await (const piece of pieces) {
    gathered.push(piece)
    length += piece.length
    if (length < PART_BYTES) continue
    yield Buffer.concat(gathered)
    gathered = []
    length = 0
  }
  if (length) yield Buffer.concat(gathered)
}

/** A column that names a file of the store ends so, in whichever table it is. */
const NAMES_A_FILE = /(^|_)file_key$/

async function addFiles(
  archive: ArchiveWriter,
  snapshot: TransactionClientContract,
  tables: BackedUpTable[]
) {
  const columns = tables.flatMap(({ name, columns: all }) =>
    all.filter((column) => NAMES_A_FILE.test(column)).map((column) => ({ name, column }))
  )
  const found = columns.map(
    ({ name, column }) =>
      `select ${quoted([column])} as key from ${quoted([name])} where ${quoted([column])} is not null`
  )
  const counted = { files: 0, missing: 0 }
  await snapshot.rawQuery(`declare keys no scroll cursor for ${found.join(' union ')} order by key`)
  for (;;) {
    const rows = await rowsOf<{ key: string }>(snapshot, `fetch ${FILES_AT_ONCE} from keys`)
    if (rows.length === 0) return counted
    const files = await Promise.all(rows.map(({ key }) => readStored(key)))
    for (const [place, bytes] of files.entries()) {
      if (bytes) await archive.add(`${FILES}${rows[place]!.key}`, bytes)
      counted[bytes ? 'files' : 'missing']++
    }
  }
}

/** Null for what was lost before: the rest is worth keeping all the same. */
async function readStored(key: string): Promise<Buffer | null> {
  const store = drive.use()
  try {
    return Buffer.from(await store.getBytes(key))
  } catch (error) {
    if (!(await store.exists(key).catch(() => true))) return null
    throw new BackupRefused(
      `No backup was made: the file ${key} could not be read from the store (${causeOf(error)}).`
    )
  }
}

function causeOf(error: unknown): string {
  const { cause, message } = error as Error
  return cause instanceof Error ? cause.message : message
}

/** What was counted up after our moment does no harm: numbers have gaps. */
function sequencesOf(snapshot: TransactionClientContract): Promise<Sequence[]> {
  return rowsOf(
    snapshot,
    `select sequencename::text as name, last_value::text as "lastValue" from pg_sequences
      where schemaname = current_schema() and last_value is not null
        and sequencename not like 'adonis\\_schema%' order by 1`
  )
}
