import { AsyncLocalStorage } from 'node:async_hooks'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import env from '#start/env'
import { READING } from '#shared/database/connections'
import { type Prepared, prepared } from '#shared/database/prepared'
import { replica } from '#shared/database/replica'
import { isDatabaseGone } from '#shared/errors/database_gone'

/** Whoever is shown nothing older than what they have written themselves. */
type Reader = { user: { id: number } }

export const hasReplica = Boolean(env.get('DATABASE_READ_URL'))

/** What it replays was in the way, it took too long, or somebody wanted to write. */
const CODES = ['40001', '57014', '25006', 'E_RUNTIME_EXCEPTION']

const onReplica = new AsyncLocalStorage<true>()

const POSITION_OF: Prepared = {
  name: 'own_write_of',
  sql: `select (position - '0/0')::text as position from own_writes where user_id = :userId`,
}

/**
 * The position is that of the log's end, which a commit that is not flushed yet has too. It is behind the header of a
 * page that has only begun: until the next change, at most a quarter of a minute, such a mark is not reached.
 */
const NOTE_WRITE: Prepared = {
  name: 'note_own_write',
  sql: `insert into own_writes (user_id, position) values (:userId, pg_current_wal_insert_lsn())
    on conflict (user_id) do update set position = greatest(own_writes.position, excluded.position)`,
}

/** Is asked once for all that one request reads. */
const positions = new WeakMap<Reader, Promise<bigint>>()

/**
 * Runs what only reads: on the replica, where there is one that has all that the reader has written, else on the
 * primary. On a failure there it runs again on the primary, so it must have told nobody anything before it ends.
 * No decision about money or a parcel belongs here: what is read may be half a minute old.
 */
export async function reading<T>(reader: Reader, work: () => Promise<T>): Promise<T> {
  if (!hasReplica || !replica.isGood || !replica.has(await positionOf(reader))) return work()
  try {
    return await onReplica.run(true, work)
  } catch (error) {
    if (!isOfReplica(error)) throw error
    replica.distrust()
    logger.warn({ err: error }, 'The replica could not answer: the primary does')
    return work()
  }
}

/** From here on this person is shown nothing older than what there is now. */
export async function noteWrite({ user }: Reader) {
  await prepared(db.connection(), NOTE_WRITE, { userId: user.id })
}

/** For a process that answers, or tells whether all is well. */
export async function watchReplica() {
  if (!hasReplica) return
  leadReadsThere()
  await replica.watch()
}

/** What is read inside `reading` goes to the replica, and nothing else: models, statements and all they load. */
function leadReadsThere() {
  const connect = db.connection.bind(db)
  const PRIMARY = db.primaryConnectionName
  db.connection = (name = PRIMARY, options) => {
    if (options?.mode || ![PRIMARY, READING].includes(name)) return connect(name, options)
    // What was loaded there names its connection, and is asked for more, or saved, on the primary.
    return onReplica.getStore() ? connect(READING, { mode: 'read' }) : connect(PRIMARY)
  }
}

function positionOf(reader: Reader): Promise<bigint> {
  const known = positions.get(reader) ?? askPosition(reader)
  positions.set(reader, known)
  return known
}

async function askPosition({ user }: Reader): Promise<bigint> {
  const rows = await prepared<{ position: string }>(db.connection(), POSITION_OF, {
    userId: user.id,
  })
  return BigInt(rows[0]?.position ?? 0)
}

function isOfReplica(error: unknown): boolean {
  if (isDatabaseGone(error)) return true
  if (!(error instanceof Error)) return false
  const isLate = error.message.endsWith('Query read timeout')
  return isLate || ('code' in error && CODES.includes(String(error.code)))
}
