import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { withClient } from './postgres_database.ts'

/** Variables that affect the preparation: environment, URL and brand. */
const PREPARATION_VARIABLES = /^(NODE_ENV|APP_URL|BRAND_\w+)$/

export function preparationFingerprint(build: string, env: NodeJS.ProcessEnv): string {
  const variables = Object.entries(env).filter(([name]) => PREPARATION_VARIABLES.test(name))
  return createHash('sha256')
    .update(JSON.stringify([build, variables.sort()]))
    .digest('hex')
}

/**
 * Returns null if no preparation has completed. The fingerprint is a comment on the migrations
 * table, so a copied database has it and a restored backup does not.
 */
export function readPreparationFingerprint(databaseUrl: string): Promise<string | null> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      "select obj_description(to_regclass('adonis_schema'), 'pg_class') as fingerprint"
    )
    return rows[0].fingerprint
  })
}

export function savePreparationFingerprint(
  databaseUrl: string,
  fingerprint: string | null
): Promise<void> {
  return withClient(databaseUrl, async (client) => {
    if (!(await isBegun(client))) return
    const comment = fingerprint === null ? 'null' : client.escapeLiteral(fingerprint)
    await client.query(`comment on table adonis_schema is ${comment}`)
  })
}

async function isBegun(client: Client): Promise<boolean> {
  const { rows } = await client.query("select to_regclass('adonis_schema') is not null as begun")
  return rows[0].begun
}
