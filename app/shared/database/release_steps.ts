import { setTimeout as wait } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { Client } from 'pg'
import { queryRows } from '#shared/database/query_rows'

/** SQLSTATE of a lock that was not free in time, and of the victim of a deadlock. */
const IN_USE = ['55P03', '40P01']

/** Seconds between the tries of a release, ten minutes in all. */
const PAUSES = [1, 2, 4, 8, 15, ...Array.from({ length: 19 }, () => 30)]

/**
 * The first tries end before the second after which PostgreSQL looks for deadlocks, so that no
 * payment becomes the victim of one. Only after that second does it cancel an autovacuum.
 */
const BRIEF = '800ms'
const BRIEF_TRIES = 4
const LONGER = '3s'

const NAME = 'sendam release'
const EVERY_MS = 100

const FIND_WAIT = `
  select coalesce((select string_agg(distinct relation::regclass::text, ', ') from pg_locks
      where pid = waiting.pid and relation is not null and (not granted or locktype = 'tuple')), 'a lock') as wanted,
    holding.pid, concat_ws(', ', nullif(holding.application_name, ''), holding.usename, holding.client_addr) as who,
    extract(epoch from clock_timestamp() - holding.xact_start)::integer as seconds,
    left(regexp_replace(holding.query, '\\s+', ' ', 'g'), 120) as statement
  from pg_stat_activity as waiting
    cross join lateral unnest(pg_blocking_pids(waiting.pid)) as blocking (pid)
    join pg_stat_activity as holding on holding.pid = blocking.pid
  where waiting.datname = current_database() and waiting.application_name = '${NAME}'
  order by holding.xact_start limit 1`

interface Wait {
  wanted: string
  pid: number
  who: string
  seconds: number | null
  statement: string | null
}

interface Options {
  say: (line: string) => void
  connection?: string
  pauses?: readonly number[]
}

/** A step of a release did not get its locks. Its transaction has changed nothing. */
export class TablesInUse extends Error {}

/**
 * Takes the steps of a release, each again and again while others hold the locks that it needs.
 * Later statements of customers queue behind a statement that waits for a lock, so a step gives up
 * soon.
 */
export class ReleaseSteps {
  readonly #say: Options['say']
  readonly #connection: string
  readonly #pauses: number[]
  #limit = BRIEF

  constructor({ say, connection = db.primaryConnectionName, pauses = PAUSES }: Options) {
    this.#say = say
    this.#connection = connection
    this.#pauses = [...pauses]
    this.#limitLockWaits()
  }

  /** Throws TablesInUse when the pauses of the release are used up. */
  async take<T>(step: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      this.#limit = tries > BRIEF_TRIES ? LONGER : BRIEF
      const found = this.#watchWaits()
      try {
        return await step()
      } catch (error) {
        if (!isInUse(error)) throw error
        await this.#pause(describe(await found.last()))
      } finally {
        await found.last()
      }
    }
  }

  async #pause(wanted: string) {
    const seconds = this.#pauses.shift()
    if (seconds === undefined) {
      throw new TablesInUse(
        `The release has stopped, because it did not get ${wanted}. The step that it tried has changed nothing, and the previous version still serves. Wait for that process or end it, then start the release again.`
      )
    }
    this.#say(`Waiting for ${wanted}. Next try in ${seconds} s.`)
    await wait(seconds * 1000)
  }

  /** Limits all statements that follow, also on connections that are open already. */
  #limitLockWaits() {
    const { client } = db.connection(this.#connection).getWriteClient()
    const acquire = client.acquireConnection.bind(client) as () => Promise<Client>
    client.acquireConnection = async () => {
      const connection = await acquire()
      await connection.query(
        `set lock_timeout = '${this.#limit}'; set application_name = '${NAME}'`
      )
      return connection
    }
  }

  /** Looks again and again whom the step waits for: PostgreSQL does not say so afterwards. */
  #watchWaits() {
    const client = db.connection(this.#connection)
    const end = new AbortController()
    let found: Wait | undefined
    const watch = async () => {
      while (!end.signal.aborted) {
        const [now] = await queryRows<Wait>(client, FIND_WAIT)
        found = now ?? found
        await wait(EVERY_MS, undefined, { signal: end.signal }).catch(() => {})
      }
    }
    // A database that is gone ends the step, too, which says so.
    const watched = watch().catch(() => {})
    const last = async () => {
      end.abort()
      await watched
      return found
    }
    return { last }
  }
}

function isInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && IN_USE.includes(String(error.code))
}

function describe(found?: Wait): string {
  if (!found) return 'a lock that another process holds'
  const { wanted, pid, who, seconds, statement } = found
  const since = seconds === null ? '' : `, for ${seconds} s in a transaction`
  return `${wanted}, which process ${pid} uses (${who}${since}: ${statement || 'its statement is hidden'})`
}
