import type { Client, QueryConfig } from 'pg'
import { forgetStatementNames } from '#shared/scale/pooling'

type Done = (error: unknown, connection?: Client) => void

const CHECKED_AFTER_IDLE_MS = 5_000
const ANSWERS_WITHIN_MS = 2_000
/** A connection in steady use also ends, and its successor finds the current primary. */
const LIFETIME_MS = 30 * 60_000

export const READ_ONLY_CODE = '25006'

const usedAt = new WeakMap<Client, number>()

/** SQLSTATEs after which a connection is of no use: a refused write, and the end of its process. */
const LAST_CODES = [READ_ONLY_CODE, '57P01', '57P02']

const useless = new WeakSet<Client>()

/** Lucid passes all options to knex, but its types do not know them all. */
export const replicaPool: Record<string, unknown> = {
  min: 0,
  max: 10,
  maxConnectionLifetimeMillis: LIFETIME_MS,
  afterCreate(connection: Client, done: Done) {
    forgetStatementNames(connection)
    done(null, connection)
  },
}

/**
 * Connects to the primary only: a standby may lack a token or a price. A connection is dropped
 * after a refused write, or when its process ends, and one that was idle is asked first.
 */
export const primaryPool: Record<string, unknown> = {
  ...replicaPool,
  afterCreate(connection: Client, done: Done) {
    forgetStatementNames(connection)
    connection.on('drain', () => usedAt.set(connection, performance.now()))
    connection.connection.on('errorMessage', ({ code }) => {
      if (LAST_CODES.includes(code)) useless.add(connection)
    })
    refuseStandby(connection).then(
      () => done(null, connection),
      (error) => {
        connection.end().catch(() => {})
        done(error)
      }
    )
  },
  validate: async (connection: Client) => {
    if (useless.has(connection)) return false
    const idleMs = performance.now() - usedAt.get(connection)!
    if (idleMs < CHECKED_AFTER_IDLE_MS) return true
    return canWrite(connection)
  },
}

async function refuseStandby(connection: Client) {
  const { rows } = await connection.query('select pg_is_in_recovery() as "isStandby"')
  if (!rows[0].isStandby) return
  throw Object.assign(new Error('The database server is a standby'), { code: READ_ONLY_CODE })
}

async function canWrite(connection: Client): Promise<boolean> {
  const { rows } = await connection.query({
    text: `select current_setting('transaction_read_only') as "isReadOnly"`,
    query_timeout: ANSWERS_WITHIN_MS,
  } as QueryConfig)
  return rows[0].isReadOnly === 'off'
}
