import db from '@adonisjs/lucid/services/db'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { READING } from '#config/database'
import { queryRows } from '#shared/database/query_rows'

const CHECK_EVERY_MS = 1_000
/** A check older than this is invalid: this process was suspended, or a server is down. */
const CHECK_VALID_MS = 4_000
const MAX_LAG_MS = 30_000
const SAMPLES_KEPT_MS = 2 * MAX_LAG_MS

type Sample = { at: number; position: bigint }

const POSITION = `select system_identifier::text as server, (pg_current_wal_insert_lsn() - '0/0')::text as position
  from pg_control_system()`

/** A promoted replica has diverged and must not be used. */
const REPLAYED = `select system_identifier::text as server, (pg_last_wal_replay_lsn() - '0/0')::text as position,
    pg_is_in_recovery() as "isReplica"
  from pg_control_system()`

/** Tracks the replica's state and lag; each process polls every second. */
class Replica {
  #samples: Sample[] = []
  #replayed = 0n
  #isGood = false
  #isChecking = false
  #checkedAt = 0
  #awaySince: Date | null = null

  async watch() {
    await this.#check()
    const timer = setInterval(() => void this.#check(), CHECK_EVERY_MS).unref()
    app.terminating(() => clearInterval(timer))
  }

  has(position: bigint): boolean {
    return this.isGood && position <= this.#replayed
  }

  get isGood(): boolean {
    return this.#isGood && Date.now() - this.#checkedAt < CHECK_VALID_MS
  }

  /** Since when reads go to the primary; null if the replica is used or not configured. */
  get awaySince(): Date | null {
    return this.#awaySince
  }

  async #check() {
    if (this.#isChecking) return
    this.#isChecking = true
    const problem = await this.#findProblem().catch((error: unknown) => error)
    this.#isChecking = false
    this.#isGood = problem === null
    this.#checkedAt = Date.now()
    if (problem === null) {
      if (this.#awaySince) logger.info('The replica is used again')
      this.#awaySince = null
      // After only one sample, the replica may be fine and just not have reached it yet.
    } else if (!this.#awaySince && this.#samples.length !== 1) {
      this.#awaySince = new Date()
      logger.warn({ err: problem }, 'The replica is not in use: the primary answers instead')
    }
  }

  async #findProblem(): Promise<Error | null> {
    const primary = await this.#takeSample()
    const [there] = await queryRows<{
      server: string
      position: string | null
      isReplica: boolean
    }>(db.connection(READING, { mode: 'read' }), REPLAYED)
    const { server, position, isReplica } = there!
    if (server !== primary)
      return new Error('DATABASE_READ_URL is not the address of a replica of the primary')
    if (!isReplica || position === null) return new Error('The server is no longer a replica')
    this.#replayed = BigInt(position)
    const reached = this.#samples.findLast((sample) => sample.position <= this.#replayed)
    if (reached && Date.now() - reached.at <= MAX_LAG_MS) return null
    return new Error('The replica is too far behind the primary')
  }

  /** If the primary fails, forgets its earlier positions, because a failover may lose them. */
  async #takeSample(): Promise<string> {
    const at = Date.now()
    try {
      const [here] = await queryRows<{ server: string; position: string }>(db, POSITION)
      this.#samples = this.#samples.filter((sample) => at - sample.at < SAMPLES_KEPT_MS)
      this.#samples.push({ at, position: BigInt(here!.position) })
      return here!.server
    } catch (error) {
      this.#samples = []
      throw error
    }
  }
}

export const replica = new Replica()
