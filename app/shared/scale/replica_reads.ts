import { AsyncLocalStorage } from 'node:async_hooks'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { hasReplica, REPLICAS } from '#config/database'
import { type Prepared, prepared } from '#shared/database/prepared'
import { primary } from '#shared/database/primary'
import { type Replica, replicas } from '#shared/scale/replica'
import { DomainError } from '#shared/errors/domain_error'

/** The caller, whose own writes must be visible. A new object per request. */
type Reader = { user: { id: number } }

const onReplica = new AsyncLocalStorage<Replica>()

const POSITION_OF: Prepared = {
  name: 'own_write_of',
  sql: `select (position - '0/0')::text as position from own_writes where user_id = :userId`,
}

/**
 * Stores the position of the last WAL insert, which covers commits not flushed yet. If that is the
 * start of a WAL page, a replica reaches it only with the next change, within 15 seconds.
 */
const RECORD_WRITE: Prepared = {
  name: 'record_own_write',
  sql: `insert into own_writes (user_id, position) values (:userId, pg_current_wal_insert_lsn())
    on conflict (user_id) do update set position = greatest(own_writes.position, excluded.position)`,
}

const positions = new WeakMap<Reader, Promise<bigint>>()

/** One replica for all reads of a request, so that later reads are not older; null: the primary. */
const chosen = new WeakMap<Reader, Replica | null>()

/**
 * Runs `work` on a replica if one has the reader's own writes, else on the primary. After a
 * failure it runs again on the primary, so it must have no side effects. Never use it to decide
 * about money or a parcel: data may be half a minute old.
 */
export async function readFromReplica<T>(reader: Reader, work: () => Promise<T>): Promise<T> {
  const replica = hasReplica && (await findReplica(reader))
  if (!replica) return work()
  try {
    return await onReplica.run(replica, work)
  } catch (error) {
    stayOnPrimary(reader)
    // The replica may lack a row only because it is behind.
    if (error instanceof DomainError) return work()
    logger.warn({ err: error }, 'The replica could not answer, so the primary did')
    return work()
  }
}

/** Sends the rest of the request's reads to the primary, so that they are not older. */
export function stayOnPrimary(reader: Reader) {
  chosen.set(reader, null)
}

/** Makes this person's later reads include everything committed so far. */
export async function recordWrite({ user }: Reader) {
  await prepared(primary(), RECORD_WRITE, { userId: user.id })
}

export async function watchReplica() {
  if (!hasReplica) return
  routeReads()
  await replicas.watch()
}

/** Sends queries inside `readFromReplica` to its replica. Lucid has no hook for it. */
function routeReads() {
  const connect = db.connection.bind(db)
  const PRIMARY = db.primaryConnectionName
  db.connection = (name = PRIMARY, options) => {
    if (options?.mode || ![PRIMARY, ...REPLICAS].includes(name)) return connect(name, options)
    // Models from the replica must load relations and be saved on the primary.
    const replica = onReplica.getStore()
    return replica ? connect(replica.connection, { mode: 'read' }) : connect(PRIMARY)
  }
}

async function findReplica(reader: Reader): Promise<Replica | null> {
  if (chosen.get(reader) === null) return null
  if (!replicas.isAnyGood) {
    stayOnPrimary(reader)
    return null
  }
  const position = await positionOf(reader)
  // Another read of the request may have chosen meanwhile.
  const before = chosen.get(reader)
  const found = before === undefined ? replicas.findFor(reader.user.id, position) : before
  const replica = found?.has(position) ? found : null
  chosen.set(reader, replica)
  return replica
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
