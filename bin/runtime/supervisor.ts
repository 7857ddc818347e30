import { join } from 'node:path'
import { ensureBuilt } from './build.ts'
import { BUILD, ROOT } from './checkout.ts'
import type { Claim } from './claim.ts'
import { claimFolder, markAsEnding } from './claim_folder.ts'
import { EmbeddedPostgres } from './embedded_postgres.ts'
import { waitUntilHealthy } from './health.ts'
import { assertMigrationsAreKnown } from './known_migrations.ts'
import { ManagedProcess } from './managed_process.ts'
import { assertDatabasesAnswer } from './outside_database.ts'
import { assertRedisAnswers } from './outside_redis.ts'
import { assertPortIsFree } from './port.ts'
import { prepareDatabase, whatWasPrepared } from './prepare_database.ts'
import { Refusal } from './refusal.ts'
import { applicationEnvironment, type Settings } from './settings.ts'
import { KILLED_AFTER_MS } from './stop_signal.ts'
import { canSharePort, sharingPort, WEB_PROGRAM } from './web_processes.ts'
import { addressOf, welcome } from './welcome.ts'

/** Longer than the web process of a killed `npm start` needs to end. */
const LEFTOVER_PATIENCE_MS = 7_000
/** Grace period of development tools: short, because they ignore SIGTERM and are killed anyway. */
const TOOL_GRACE_MS = 1_500

const TYPESCRIPT = '--import=@poppinss/ts-exec'

/** Lets Node keep compiled code in the build folder for other processes and later starts. */
function compiledOnce(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { NODE_COMPILE_CACHE: join(BUILD, 'compiled'), ...env }
}

export interface SupervisorOptions {
  settings: Settings
  dev: boolean
  say: (line: string) => void
  onEnd: (exitCode: number) => void
}

/** Starts database, build, web and worker in order, restarts them, and stops them in order. */
export class Supervisor {
  readonly #options: SupervisorOptions
  readonly #abort = new AbortController()
  readonly #processes: ManagedProcess[] = []
  #claim: Claim | null = null
  #database: Promise<EmbeddedPostgres> | null = null
  #ending: Promise<void> | null = null

  constructor(options: SupervisorOptions) {
    this.#options = options
  }

  get isEnding(): boolean {
    return this.#ending !== null
  }

  async start(): Promise<void> {
    const { settings, dev, say } = this.#options
    this.#claim = await claimFolder(settings)
    await assertPortIsFree(
      settings.port,
      settings.host,
      this.#claim.leftBehind ? LEFTOVER_PATIENCE_MS : 0
    )

    const { signal } = this.#abort
    const { redisUrl } = settings
    const compiled = Promise.withResolvers<string | undefined>()
    if (dev) compiled.resolve(undefined)
    const opened = Promise.all([
      this.#openDatabase(),
      redisUrl ? assertRedisAnswers(redisUrl) : undefined,
    ])
    // The database is prepared while the pages are still being built.
    const [env] = await Promise.all([
      opened.then(async ([databaseUrl]) => this.#prepare(databaseUrl, await compiled.promise)),
      dev ? undefined : ensureBuilt({ say, signal, onCompiled: compiled.resolve }),
    ])
    signal.throwIfAborted()
    const webs = await this.#startWebs(env)
    const haveSaidSo = () => webs.every((web) => web.hasServed)
    await waitUntilHealthy(addressOf(settings), haveSaidSo, signal)
    // The worker starts last, so that it does not compete for CPU while the user waits.
    this.#startWorker(env)
    say(welcome(settings))
  }

  async #openDatabase(): Promise<string> {
    const { settings } = this.#options
    await assertDatabasesAnswer(settings)
    const databaseUrl = settings.databaseUrl ?? (await this.#startDatabase())
    await assertMigrationsAreKnown(settings, databaseUrl)
    return databaseUrl
  }

  async #startDatabase(): Promise<string> {
    if (!this.#claim) {
      throw new Error('The folder of the database is not claimed yet.')
    }
    this.#database = EmbeddedPostgres.start({
      claim: this.#claim,
      database: 'sendam',
      onGiveUp: (problem) => void this.fail(problem),
    })
    const database = await this.#database
    return database.url
  }

  async #prepare(databaseUrl: string, build?: string): Promise<NodeJS.ProcessEnv> {
    const { settings, dev, say } = this.#options
    const env = compiledOnce(applicationEnvironment(settings, databaseUrl))
    const patience = setTimeout(() => say('Preparing the database…'), 1_500)
    const { signal } = this.#abort
    const cwd = dev ? ROOT : BUILD
    const found = await prepareDatabase(settings, env, { cwd, build, signal, say }).finally(() =>
      clearTimeout(patience)
    )
    if (found.isNewer) say(whatWasPrepared(found))
    return env
  }

  /** Starts one web process if the system cannot share a port among several. */
  async #startWebs(env: NodeJS.ProcessEnv): Promise<ManagedProcess[]> {
    const { dev, settings } = this.#options
    if (dev) return [this.#startProcess('web', ['ace.js', 'serve', '--hmr', '--no-clear'], env)]
    const count = settings.webProcesses > 1 && (await canSharePort()) ? settings.webProcesses : 1
    const webEnv = count > 1 ? sharingPort(env) : env
    return Array.from({ length: count }, () => this.#startProcess('web', WEB_PROGRAM, webEnv))
  }

  #startWorker(env: NodeJS.ProcessEnv) {
    const fromSource = ['--watch', TYPESCRIPT, 'bin/worker.ts']
    this.#startProcess('worker', this.#options.dev ? fromSource : ['bin/worker.js'], env)
  }

  #startProcess(name: string, args: string[], env: NodeJS.ProcessEnv): ManagedProcess {
    const { dev, say } = this.#options
    const managed = new ManagedProcess({
      name: `${name} process`,
      args,
      cwd: dev ? ROOT : BUILD,
      env,
      tool: dev,
      say,
      onGiveUp: (problem) => void this.fail(problem),
    })
    this.#processes.push(managed)
    managed.start()
    return managed
  }

  fail(problem: unknown): Promise<void> {
    if (!this.isEnding) {
      console.error(problem instanceof Refusal ? problem.message : problem)
    }
    return this.end(1)
  }

  /** Stops web and worker first, while the database is still available. */
  end(exitCode: number): Promise<void> {
    this.#ending ??= this.#endInOrder().finally(() => this.#options.onEnd(exitCode))
    return this.#ending
  }

  async #endInOrder(): Promise<void> {
    this.#abort.abort()
    markAsEnding(this.#claim)
    const grace = this.#options.dev ? TOOL_GRACE_MS : KILLED_AFTER_MS
    await Promise.all(this.#processes.map((managed) => managed.stop(grace)))
    const database = await this.#database?.catch(() => null)
    await database?.stop()
    this.#claim?.release()
  }

  /** Ends this process at once. Then the database stops too. */
  force(): void {
    this.#processes.forEach((managed) => managed.kill())
    this.#options.onEnd(1)
  }
}
