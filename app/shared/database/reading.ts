import { AsyncLocalStorage } from 'node:async_hooks'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { hasReplica, READING } from '#config/database'
import { type Prepared, prepared } from '#shared/database/prepared'
import { primary } from '#shared/database/primary'
import { replica } from '#shared/database/replica'
import { DomainError } from '#shared/errors/domain_error'

/** Whoever is shown nothing older than what they have written themselves; another object for each request. */
type Reader = { user: { id: number } }

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

const staying = new WeakSet<Reader>()

/**
 * Runs what only reads: on the replica, where there is one that has all that the reader has written, else on the
 * primary. On a failure there it runs again on the primary, so it must have told nobody anything before it ends.
 * No decision about money or a parcel belongs here: what is read may be half a minute old.
 */
export async function reading<T>(reader: Reader, work: () => Promise<T>): Promise<T> {
  if (!hasReplica || !(await isForReplica(reader))) return work()
  try {
    return await onReplica.run(true, work)
  } catch (error) {
    stayOnPrimary(reader)
    // What is not there may only be late.
    if (error instanceof DomainError) return work()
    logger.warn({ err: error }, 'The replica could not answer: the primary does')
    return work()
  }
}

/** For the rest of a request that changes something, or that has read there: what comes next may not be older. */
export function stayOnPrimary(reader: Reader) {
  staying.add(reader)
}

/** From here on this person is shown nothing older than what there is now. */
export async function noteWrite({ user }: Reader) {
  await prepared(primary(), NOTE_WRITE, { userId: user.id })
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

async function isForReplica(reader: Reader): Promise<boolean> {
  if (staying.has(reader)) return false
  if (replica.isGood && replica.has(await positionOf(reader))) return true
  stayOnPrimary(reader)
  return false
}

function positionOf(reader: Reader): Promise<bigint> {
  const known = positions.get(reader) ?? askPosition(reader)
  positions.set(reader, known)
  return known
}

async function askPosition({ user }: Reader): Promise<bigint> {
  const [row] = await prepared<{ position: string }>(primary(), POSITION_OF, { userId: user.id })
  return BigInt(row?.position ?? 0)
}
