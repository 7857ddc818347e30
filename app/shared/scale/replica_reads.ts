import { AsyncLocalStorage } from 'node:async_hooks'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { hasReplica, READING } from '#config/database'
import { type Prepared, prepared } from '#shared/database/prepared'
import { primary } from '#shared/database/primary'
import { replica } from '#shared/scale/replica'
import { DomainError } from '#shared/errors/domain_error'

/** A caller, who sees everything that they have written themselves. Another object for each request. */
type Reader = { user: { id: number } }

const onReplica = new AsyncLocalStorage<true>()

const POSITION_OF: Prepared = {
  name: 'own_write_of',
  sql: `select (position - '0/0')::text as position from own_writes where user_id = :userId`,
}

/**
 * The position is the end of the log, which covers commits that are not flushed yet. Right after the header of a new
 * page of the log a replica does not reach it before the next change, which takes a quarter of a minute at most.
 */
const RECORD_WRITE: Prepared = {
  name: 'record_own_write',
  sql: `insert into own_writes (user_id, position) values (:userId, pg_current_wal_insert_lsn())
    on conflict (user_id) do update set position = greatest(own_writes.position, excluded.position)`,
}

/** Read once for each request. */
const positions = new WeakMap<Reader, Promise<bigint>>()

const staying = new WeakSet<Reader>()

/**
 * Runs reads on the replica if it has everything that the reader has written, else on the primary, which is also asked
 * when the replica fails. So `work` must have no effects. Never decide about money or a parcel by it: what is read may
 * be half a minute old. Without DATABASE_READ_URL it just calls `work`.
 */
export async function readFromReplica<T>(reader: Reader, work: () => Promise<T>): Promise<T> {
  if (!hasReplica || !(await isForReplica(reader))) return work()
  try {
    return await onReplica.run(true, work)
  } catch (error) {
    stayOnPrimary(reader)
    // A row that is missing on the replica may only be late.
    if (error instanceof DomainError) return work()
    logger.warn({ err: error }, 'The replica could not answer: the primary does')
    return work()
  }
}

/** For the rest of a request that writes, or that has read from the primary: later reads may not be older. */
export function stayOnPrimary(reader: Reader) {
  staying.add(reader)
}

/** From now on this person reads nothing older than the present. */
export async function recordWrite({ user }: Reader) {
  await prepared(primary(), RECORD_WRITE, { userId: user.id })
}

/** For a process that serves requests or reports health. */
export async function watchReplica() {
  if (!hasReplica) return
  routeReads()
  await replica.watch()
}

/**
 * Sends everything inside `readFromReplica` to the replica. Lucid has no hook for the choice of a connection, so the
 * method of its service is replaced here, and only where there is a replica.
 */
function routeReads() {
  const connect = db.connection.bind(db)
  const PRIMARY = db.primaryConnectionName
  db.connection = (name = PRIMARY, options) => {
    if (options?.mode || ![PRIMARY, READING].includes(name)) return connect(name, options)
    // A model that was loaded there names its connection, but loads more and saves on the primary.
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
