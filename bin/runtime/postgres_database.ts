import type { Client } from 'pg'
import { connectionTo } from './database_address.ts'

export interface ServerAddress {
  port: number
  password: string
}

/** The application's role owns its database and is no superuser, as on an external server. */
const OWNER = 'sendam'

const MISSING = new Set([
  // invalid_authorization_specification, invalid_password: the role does not exist yet
  '28000',
  '28P01',
  // invalid_catalog_name: the database does not exist yet
  '3D000',
])

export function databaseUrl({ port, password }: ServerAddress, database: string): string {
  return `postgres://${OWNER}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`
}

export async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  // Loading the driver takes longer than starting the server, so load it only when needed.
  const { default: pg } = await import('pg')
  const client = new pg.Client({ ...connectionTo(url), connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

async function exists(client: Client, query: string, name: string): Promise<boolean> {
  const answer = await client.query(query, [name])
  return answer.rowCount === 1
}

function asAdministrator(
  { port, password }: ServerAddress,
  use: (client: Client) => Promise<void>
) {
  return withClient(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`, use)
}

async function create(address: ServerAddress, database: string, fresh: boolean): Promise<void> {
  await asAdministrator(address, async (client) => {
    const name = client.escapeIdentifier(database)
    if (!(await exists(client, 'select 1 from pg_roles where rolname = $1', OWNER))) {
      const secret = client.escapeLiteral(address.password)
      await client.query(`create role ${OWNER} login createdb password ${secret}`)
    }
    if (fresh) {
      await client.query(`drop database if exists ${name} with (force)`)
      // Tests switch off the append-only triggers to put seeded rows back.
      await client.query(`grant set on parameter session_replication_role to ${OWNER}`)
    }
    if (!(await exists(client, 'select 1 from pg_database where datname = $1', database))) {
      await client.query(`create database ${name} owner ${OWNER}`)
    }
  })
}

/** PostgreSQL copies a database only while nobody is connected to it. */
export async function copyDatabase(address: ServerAddress, from: string, to: string) {
  await asAdministrator(address, async (client) => {
    const [source, copy] = [from, to].map((name) => client.escapeIdentifier(name))
    await client.query(`drop database if exists ${copy} with (force)`)
    await client.query(`create database ${copy} owner ${OWNER} template ${source}`)
  })
}

export async function ensureDatabase(
  address: ServerAddress,
  database: string,
  fresh: boolean
): Promise<void> {
  if (fresh) {
    return create(address, database, fresh)
  }
  try {
    await withClient(databaseUrl(address, database), async () => {})
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!MISSING.has(code)) {
      throw error
    }
    await create(address, database, fresh)
  }
}
