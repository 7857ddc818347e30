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

/** Other migrations have run there: ours would stop half-way, or pass over what has another shape. */
export async function assertMigrationsAreKnown(
  settings: Whereabouts,
  databaseUrl: string
): Promise<void> {
  if (await withClient(databaseUrl, hasUnknown)) throw new Refusal(explain(settings))
}

async function hasUnknown(client: Client): Promise<boolean> {
  const table = await client.query("select to_regclass('adonis_schema') as name")
  if (table.rows[0].name === null) return false
  const known = readdirSync(join(ROOT, FOLDER)).map((file) => `${FOLDER}/${parse(file).name}`)
  const unknown = 'select 1 from adonis_schema where name <> all ($1) limit 1'
  const answer = await client.query(unknown, [known])
  return answer.rowCount !== 0
}

function explain({ databaseUrl, dataFolder }: Whereabouts): string {
  const [database, remedy] = databaseUrl
    ? [nameOf(new URL(databaseUrl)), 'set DATABASE_URL to an empty database']
    : [`in ${findPlace(dataFolder, false).folder}`, 'delete that folder']
  return `The database ${database} was made by another version of Sendam and is left as it was: ${remedy} to begin anew, or go back to that version to keep it.`
}
