import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { withClient } from './postgres_database.ts'

/** What preparing reads besides the build: whose platform it is, and whether there is anything to try. */
const READ = /^(NODE_ENV|APP_URL|BRAND_\w+)$/

/** Names what prepares a database: a build, with what its environment says to that. */
export function preparerOf(build: string, env: NodeJS.ProcessEnv): string {
  const said = Object.entries(env).filter(([name]) => READ.test(name))
  return createHash('sha256')
    .update(JSON.stringify([build, said.sort()]))
    .digest('hex')
}

/**
 * Whom the database was prepared by last; null where nobody has been through with it. It is a comment on the table of
 * the migrations, so it goes along with a copy of the database and into no backup of ours, which holds rows.
 */
export function preparedBy(databaseUrl: string): Promise<string | null> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      "select obj_description(to_regclass('adonis_schema'), 'pg_class') as preparer"
    )
    return rows[0].preparer
  })
}

export function notePreparer(databaseUrl: string, preparer: string | null): Promise<void> {
  return withClient(databaseUrl, async (client) => {
    if (!(await isBegun(client))) return
    const comment = preparer === null ? 'null' : client.escapeLiteral(preparer)
    await client.query(`comment on table adonis_schema is ${comment}`)
  })
}

async function isBegun(client: Client): Promise<boolean> {
  const { rows } = await client.query("select to_regclass('adonis_schema') is not null as begun")
  return rows[0].begun
}
