import type { Client } from 'pg'
import env from '#start/env'

const around = env.get('DATABASE_DIRECT_URL')

/** Whether DATABASE_URL leads through a pooler that gives each transaction the connection that is free. */
const isPooled = Boolean(around)

/** For what belongs to a connection: notifications, and the locks and settings of a session. */
export const directUrl = around || env.get('DATABASE_URL')

type Asked = Parameters<Client['query']>

/**
 * Pool options for Knex. Behind a pooler each transaction may get another connection, where names of prepared
 * statements are unknown or belong to another process. So they are taken off there, also from those of libraries.
 */
export const namesOfStatements = isPooled ? { afterCreate: forgetNames } : {}

function forgetNames(connection: Client, done: (error: null, connection: Client) => void) {
  const query = connection.query.bind(connection) as (...asked: unknown[]) => unknown
  connection.query = ((asked: Asked[0] | { name?: string }, ...rest: unknown[]) =>
    query(isNamed(asked) ? { ...asked, name: undefined } : asked, ...rest)) as Client['query']
  done(null, connection)
}

/** A plain query. A copy or a cursor has no name. */
function isNamed(asked: object | string): asked is { name: string } {
  return typeof asked === 'object' && 'name' in asked && !('submit' in asked)
}
