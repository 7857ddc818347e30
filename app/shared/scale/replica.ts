import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { REPLICAS } from '#config/database'
import { CURRENT_TIMELINE } from '#shared/database/data_versions'
import { queryRows } from '#shared/database/query_rows'
import { primaryLog, type PrimaryState } from '#shared/scale/primary_log'

const CHECK_EVERY_MS = 1_000
/** A check older than this is invalid: this process was suspended, or a server is down. */
const CHECK_VALID_MS = 4_000

const STATE = `select system_identifier::text as server, pg_is_in_recovery() as "isReplica",
    (pg_last_wal_replay_lsn() - '0/0')::text as position, case when pg_is_in_recovery()
      then (select version::text from data_versions where name = 'timeline')
      else ${CURRENT_TIMELINE} end as timeline
  from pg_control_system()`

interface ServerState {
  server: string
  isReplica: boolean
  position: string
  timeline: string | null
}

/** One server of DATABASE_READ_URL. */
export class Replica {
  #replayed = 0n
  #isGood = false
  #isChecking = false
  #checkedAt = 0
  awaySince: Date | null = null

  constructor(readonly connection: string) {}

  has(position: bigint): boolean {
    return this.isGood && position <= this.#replayed
  }

  get isGood(): boolean {
    return this.#isGood && this.#isChecked
  }

  /** Whether it is neither away nor too far behind. It may be the primary. */
  get isHealthy(): boolean {
    return this.awaySince === null && this.#isChecked
  }

  get #isChecked(): boolean {
    return Date.now() - this.#checkedAt < CHECK_VALID_MS
  }

  async check(primary: Promise<PrimaryState>) {
    if (this.#isChecking) return
    this.#isChecking = true
    const problem = await this.#findProblem(primary).catch((error: unknown) => error)
    this.#isChecking = false
    this.#checkedAt = Date.now()
    const { connection: replica } = this
    if (problem === null) {
      if (this.awaySince) logger.info({ replica }, 'The replica is used again')
      this.awaySince = null
      return
    }
    this.#isGood = false
    if (this.awaySince || primaryLog.isYoung) return
    this.awaySince = new Date()
    logger.warn({ replica, err: problem }, 'The replica is not in use: others answer instead')
  }

  async #findProblem(primary: Promise<PrimaryState>): Promise<Error | null> {
    const { server, timeline } = await primary
    const client = db.connection(this.connection, { mode: 'read' })
    const [there] = await queryRows<ServerState>(client, STATE)
    this.#isGood = false
    if (there!.server !== server)
      return new Error('DATABASE_READ_URL is not the address of a replica of the primary')
    // A promoted replica has diverged and must not be used.
    if (there!.timeline !== timeline)
      return new Error('The server does not follow the primary since a failover')
    // Behind a proxy for each server, one of them is the primary.
    if (!there!.isReplica) return null
    this.#replayed = BigInt(there!.position)
    this.#isGood = primaryLog.isRecent(this.#replayed)
    return this.#isGood ? null : new Error('The replica is too far behind the primary')
  }
}

/** The replicas of DATABASE_READ_URL; each process checks them every second. */
class Replicas {
  readonly #all = REPLICAS.map((connection) => new Replica(connection))
  #isSampling = false

  async watch() {
    await this.#check()
    const timer = setInterval(() => void this.#check(), CHECK_EVERY_MS).unref()
    app.terminating(() => clearInterval(timer))
  }

  async #check() {
    if (this.#isSampling) return
    this.#isSampling = true
    const primary = primaryLog.takeSample()
    primary.catch(() => {}).finally(() => (this.#isSampling = false))
    await Promise.all(this.#all.map((replica) => replica.check(primary)))
  }

  /** Prefers the same replica for the same person, so that their pages do not go back in time. */
  findFor(userId: number, position: bigint): Replica | undefined {
    const first = userId % this.#all.length
    const inOrder = [...this.#all.slice(first), ...this.#all.slice(0, first)]
    return inOrder.find((replica) => replica.has(position))
  }

  get areHealthy(): boolean {
    return this.#all.every(({ isHealthy }) => isHealthy)
  }

  get isAnyGood(): boolean {
    return this.#all.some(({ isGood }) => isGood)
  }

  /** Since when a replica is not read; null if all are. */
  get awaySince(): Date | null {
    const times = this.#all.flatMap(({ awaySince }) => awaySince ?? [])
    return times.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null
  }
}

export const replicas = new Replicas()
