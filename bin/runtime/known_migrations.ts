import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { Client } from 'pg'
import { ROOT } from './checkout.ts'
import { nameOf } from './outside_database.ts'
import { withClient } from './postgres_database.ts'
import { findPlace } from './postgres_place.ts'
import { Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'

const FOLDER = 'database/migrations'

type Whereabouts = Pick<Settings, 'databaseUrl' | 'dataFolder'>

export interface Migrations {
  pending: string[]
  /** True if later migrations have run after all of ours: a newer version uses this database. */
  isNewer: boolean
}

/** Refuses a database with unknown migrations among ours: its tables may differ. */
export async function readMigrations(
  settings: Whereabouts,
  databaseUrl: string
): Promise<Migrations> {
  const ours = knownMigrations()
  const recorded = await withClient(databaseUrl, recordedMigrations)
  const pending = ours.filter((name) => !recorded.includes(name))
  const unknown = recorded.filter((name) => !ours.includes(name))
  const isNewer = unknown.length > 0
  const last = ours.at(-1)!
  if (isNewer && (pending.length || unknown.some((name) => name < last))) {
    throw new Refusal(explain(settings))
  }
  return { pending, isNewer }
}

export async function assertMigrationsAreKnown(
  settings: Whereabouts,
  databaseUrl: string
): Promise<void> {
  await readMigrations(settings, databaseUrl)
}

function knownMigrations(): string[] {
  const files = readdirSync(join(ROOT, FOLDER)).map((file) => parse(file))
  const sources = files.filter(({ ext }) => ext === '.ts' || ext === '.js')
  return sources.map(({ name }) => `${FOLDER}/${name}`).sort()
}

async function recordedMigrations(client: Client): Promise<string[]> {
  const table = await client.query("select to_regclass('adonis_schema') as name")
  if (table.rows[0].name === null) return []
  const { rows } = await client.query<{ name: string }>('select name from adonis_schema')
  return rows.map(({ name }) => name)
}

function explain({ databaseUrl, dataFolder }: Whereabouts): string {
  const [database, remedy] = databaseUrl
    ? [nameOf(new URL(databaseUrl)), 'set DATABASE_URL to an empty database']
    : [`in ${findPlace(dataFolder, false).folder}`, 'delete that folder']
  return `The database ${database} was made by another version of Sendam and is left as it was: ${remedy} to begin anew, or go back to that version to keep it.`
}
