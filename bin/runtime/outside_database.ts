import { Refusal } from './refusal.ts'

const ANSWERS_WITHIN_MS = 5_000

function hostOf(url: URL): string {
  return `${url.hostname || 'localhost'}:${url.port || 5432}`
}

/** For a sentence about it. */
export function nameOf(url: URL): string {
  return `"${decodeURIComponent(url.pathname.slice(1))}" on ${hostOf(url)}`
}

function explain(url: URL, error: unknown): string {
  const host = hostOf(url)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  switch (code) {
    case '28000':
    case '28P01':
      return `The database on ${host} does not let the user "${decodeURIComponent(url.username)}" in: correct the name or password in DATABASE_URL.`
    case '3D000':
      return `There is no database ${nameOf(url)}: create it, or correct DATABASE_URL.`
    default:
      return `The database on ${host} cannot be reached (${code || 'no answer'}): start it or correct DATABASE_URL.`
  }
}

/** Refuses in one sentence, which names the host and never the password, when nobody answers there. */
export async function assertDatabaseAnswers(databaseUrl: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: ANSWERS_WITHIN_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new Refusal(explain(new URL(databaseUrl), error))
  } finally {
    await client.end().catch(() => {})
  }
}
