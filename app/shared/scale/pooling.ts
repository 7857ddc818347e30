import type { Client } from 'pg'
import env from '#start/env'

const around = env.get('DATABASE_DIRECT_URL')

/** Whether DATABASE_URL leads to a pooler in transaction mode. */
const isPooled = Boolean(around)

/** Bypasses the pooler, for notifications and for locks and settings of a database session. */
export const directUrl = around || env.get('DATABASE_URL')

type Asked = Parameters<Client['query']>

/** Removes statement names behind a pooler, whose server connections do not know them. */
export function forgetStatementNames(connection: Client) {
  if (!isPooled) return
  const query = connection.query.bind(connection) as (...asked: unknown[]) => unknown
  connection.query = ((asked: Asked[0] | { name?: string }, ...rest: unknown[]) =>
    query(isNamed(asked) ? { ...asked, name: undefined } : asked, ...rest)) as Client['query']
}

function isNamed(statement: object | string): statement is { name: string } {
  return typeof statement === 'object' && 'name' in statement && !('submit' in statement)
}
