import { connectionTo } from './database_address.ts'
import { withClient } from './postgres_database.ts'
import { Refusal } from './refusal.ts'
import type { DatabaseUrls } from './settings.ts'

const ANSWERS_WITHIN_MS = 5_000
const OLDEST = 15

const WHICH = `select concat(current_database(), ' since ', pg_postmaster_start_time()) as name`

const UNKNOWN_AUTHORITY = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]

function hostOf(url: URL): string {
  return `${url.hostname || 'localhost'}:${url.port || 5432}`
}

export function nameOf(url: URL): string {
  return `"${decodeURIComponent(url.pathname.slice(1))}" on ${hostOf(url)}`
}

type Failure = { host: string; code: string; message: string; setting: string }

function explainEncryption({ host, code, message, setting }: Failure): string | null {
  if (UNKNOWN_AUTHORITY.includes(code)) {
    return `The certificate of the database on ${host} comes from an authority that this machine does not know: save that authority's certificate in a file and name it in ${setting} with sslrootcert=/path/to/ca.pem.`
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return `The certificate of the database on ${host} was made for another host: write the name that it was made for in ${setting}, or accept any host of that authority with sslmode=verify-ca.`
  }
  if (code === 'CERT_HAS_EXPIRED') {
    return `The certificate of the database on ${host} has expired: renew it there.`
  }
  if (message.includes('does not support SSL')) {
    return `The database on ${host} does not offer TLS: switch it on there, or write sslmode=disable in ${setting} if the network to it is private.`
  }
  if (code === '28000' && /no encryption|SSL off/.test(message)) {
    return `The database on ${host} accepts no connection without TLS: add sslmode=verify-full to ${setting}, or sslmode=require if its certificate cannot be checked.`
  }
  return null
}

function explain(url: URL, setting: string, error: unknown): string {
  const host = hostOf(url)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = error instanceof Error ? error.message : ''
  const encryption = explainEncryption({ host, code, message, setting })
  if (encryption) return encryption
  switch (code) {
    case '28000':
    case '28P01':
      return `The database on ${host} does not let the user "${decodeURIComponent(url.username)}" in: correct the name or password in ${setting}.`
    case '3D000':
      return `There is no database ${nameOf(url)}: create it, or correct ${setting}.`
    default:
      return `The database on ${host} cannot be reached (${code || 'no answer'}): start it or correct ${setting}.`
  }
}

/** Refuses a database that is unreachable or too old. The message never has the password. */
export async function assertDatabaseAnswers(
  databaseUrl: string,
  setting = 'DATABASE_URL'
): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    ...connectionTo(databaseUrl, setting),
    connectionTimeoutMillis: ANSWERS_WITHIN_MS,
  })
  client.on('error', () => {})
  const url = new URL(databaseUrl)
  try {
    await client.connect()
    const { rows } = await client.query('show server_version')
    const version = String(rows[0].server_version)
    if (Number.parseInt(version) < OLDEST) {
      throw new Refusal(
        `The database on ${hostOf(url)} is PostgreSQL ${version}, and Sendam needs ${OLDEST} or newer: upgrade it, or set ${setting} to a newer one.`
      )
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(explain(url, setting, error))
  } finally {
    await client.end().catch(() => {})
  }
}

/** Checks both URLs, which must lead to the same database. */
export async function assertDatabasesAnswer({ databaseUrl, directUrl }: DatabaseUrls) {
  if (!databaseUrl) return
  await assertDatabaseAnswers(databaseUrl)
  if (!directUrl) return
  await assertDatabaseAnswers(directUrl, 'DATABASE_DIRECT_URL')
  const [one, other] = await Promise.all([databaseUrl, directUrl].map(whichDatabase))
  if (one !== other) {
    throw new Refusal(
      `DATABASE_DIRECT_URL leads to ${nameOf(new URL(directUrl))}, and DATABASE_URL to another database: both must lead to the same one.`
    )
  }
}

function whichDatabase(url: string): Promise<string> {
  return withClient(url, async (client) => {
    const { rows } = await client.query(WHICH)
    return rows[0].name
  })
}
