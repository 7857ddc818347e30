import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Claim } from './claim.ts'
import { keptSecret } from './kept_secret.ts'
import { freePort } from './port.ts'
import { prepareCluster } from './postgres_cluster.ts'
import {
  copyDatabase,
  databaseUrl,
  ensureDatabase,
  type ServerAddress,
} from './postgres_database.ts'
import { findPlace, type Place } from './postgres_place.ts'
import { endServer, launchServer, runningPort, ServerEnded } from './postgres_process.ts'
import { Refusal } from './refusal.ts'
import { RestartBudget } from './restart_budget.ts'

export interface EmbeddedPostgresOptions {
  /** The claim on the data folder: no other server runs on it. */
  claim: Claim
  database: string
  /** True in tests: the data may be lost, and are deleted if the server does not start. */
  disposable?: boolean
  fresh?: boolean
  /** Called if the server died and could not be restarted. */
  onGiveUp?: (problem: Error) => void
}

const ATTEMPTS = 8

/**
 * A PostgreSQL server from npm that ends with this process. The package's own class has exit
 * handlers that end the process, needs a given port, cannot run as root below a private folder and
 * cannot recover from a killed run.
 */
export class EmbeddedPostgres {
  readonly #options: EmbeddedPostgresOptions
  readonly #place: Place
  readonly #budget = new RestartBudget()
  #password = ''
  #port = 0
  #server: ChildProcess | null = null
  #stopping = false

  private constructor(options: EmbeddedPostgresOptions) {
    this.#options = options
    this.#place = findPlace(options.claim.folder, options.disposable ?? false)
  }

  static async start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
    const postgres = new EmbeddedPostgres(options)
    try {
      await postgres.#open()
    } catch (error) {
      await postgres.stop()
      if (!options.disposable) {
        throw error
      }
      rmSync(postgres.#place.cluster, { recursive: true, force: true })
      await postgres.#open()
    }
    return postgres
  }

  /** Returns the URL of a database that another process runs in that folder, or null. */
  static addressOf(folder: string, database: string): string | null {
    const place = findPlace(folder, false)
    const port = runningPort(place.cluster)
    if (!port) return null
    return databaseUrl({ port, password: keptSecret(join(place.folder, 'password')) }, database)
  }

  get url(): string {
    return this.urlOf(this.#options.database)
  }

  urlOf(name: string): string {
    return databaseUrl(this.#address, name)
  }

  get #address(): ServerAddress {
    return { port: this.#port, password: this.#password }
  }

  /** Copies a database under a new name. Returns the URL of the copy. */
  async copy(name: string, from = this.#options.database): Promise<string> {
    await copyDatabase(this.#address, from, name)
    return this.urlOf(name)
  }

  recreate(): Promise<void> {
    return ensureDatabase(this.#address, this.#options.database, true)
  }

  /** The data folder, outside the checkout if the server's account cannot enter the checkout. */
  get folder(): string {
    return this.#place.folder
  }

  async stop(): Promise<void> {
    this.#stopping = true
    if (this.#server) {
      await endServer(this.#server, this.#place.cluster)
    }
  }

  async #open(): Promise<void> {
    const { database, disposable = false, fresh = false } = this.#options
    this.#stopping = false
    this.#password = await prepareCluster(this.#place, disposable)
    await this.#launch(freePort)
    await ensureDatabase(this.#address, database, fresh)
  }

  /** Tries again if the port was taken or a killed server still holds its shared memory. */
  async #launch(choosePort: () => Promise<number>): Promise<void> {
    const { disposable = false } = this.#options
    for (let attempt = 1; ; attempt++) {
      try {
        this.#port = await choosePort()
        this.#server = await launchServer(this.#place, this.#port, disposable)
        break
      } catch (error) {
        if (attempt === ATTEMPTS || !(error instanceof ServerEnded) || !error.passes) {
          throw this.#explain(error)
        }
        await wait(100 * attempt)
      }
    }
    this.#budget.born()
    this.#server.once('exit', () => void this.#revive())
  }

  /** Restarts on the same port, so that existing connection pools recover. */
  async #revive(): Promise<void> {
    const pause = this.#stopping ? null : this.#budget.died()
    if (pause !== null) {
      await wait(pause)
    }
    if (this.#stopping) {
      return
    }
    try {
      if (pause === null) {
        throw new Refusal(`The database keeps stopping: see ${this.#place.folder}/postgres.log.`)
      }
      await this.#launch(async () => this.#port)
    } catch (error) {
      this.#options.onGiveUp?.(error instanceof Error ? error : new Error(String(error)))
    }
  }

  #explain(error: unknown): unknown {
    if (!(error instanceof ServerEnded)) {
      return error
    }
    return new Refusal(
      `The database in ${this.#place.folder} does not start. PostgreSQL said:\n${error.log.trim()}`
    )
  }
}
