import { join } from 'node:path'
import { type Version, stepsTo, versionOf } from './bench_version.ts'
import { SCRATCH } from './checkout.ts'
import { Claim, FolderTaken } from './claim.ts'
import { EmbeddedPostgres } from './embedded_postgres.ts'
import { withClient } from './postgres_database.ts'
import { Refusal } from './refusal.ts'
import { runTool, testEnvironment } from './test_run.ts'

const EMPTY = 'bench_empty'
/** The measured business owns all shipments of the small database, a fifth of the large one. */
const ALL_OF_ONE_UP_TO = 10_000
const SHARE_OF_ONE = 0.2
const BUSINESS = 3
/** No worker books these shipments, so an old payment time would mark them as overdue. */
const PAID_JUST_NOW = `begin;
  alter table shipments disable trigger user;
  update shipments set paid_at = now()
    where status = 'PENDING' and paid_from_wallet_id is not null and waybill_number is null;
  alter table shipments enable trigger user;
  commit`

/** Keeps databases for benchmarks while the file digests in their comment match the checkout. */
export class BenchDatabases {
  readonly claim: Claim
  readonly postgres: EmbeddedPostgres
  readonly say: (line: string) => void

  private constructor(claim: Claim, postgres: EmbeddedPostgres, say: (line: string) => void) {
    this.claim = claim
    this.postgres = postgres
    this.say = say
  }

  static async open(say: (line: string) => void): Promise<BenchDatabases> {
    const claim = claimFolder()
    const options = { claim, database: EMPTY, disposable: true }
    try {
      return new BenchDatabases(claim, await EmbeddedPostgres.start(options), say)
    } catch (error) {
      claim.release()
      throw error
    }
  }

  get folder(): string {
    return this.claim.folder
  }

  async close() {
    await this.postgres.stop()
    this.claim.release()
  }

  /** Returns a migrated database with reference data, tariff and demo accounts. */
  async empty(): Promise<string> {
    const url = this.postgres.url
    if (!(await this.#isKept(url, {}))) {
      this.say('Preparing a database…')
      await this.postgres.recreate()
      await this.#run(url, 'ace.js', 'prepare')
      // Benchmarks run as in production, where the sandbox is not available.
      await withClient(url, (client) => client.query('update couriers set by_hand = true'))
      await setComment(url, versionOf({}))
    }
    return this.postgres.copy('bench_run')
  }

  async own(shipments: number): Promise<string> {
    await this.kept(shipments)
    return this.postgres.copy('bench_run', nameOf(shipments))
  }

  async kept(shipments: number): Promise<string> {
    const name = nameOf(shipments)
    const url = this.postgres.urlOf(name)
    const share = shipments <= ALL_OF_ONE_UP_TO ? 1 : SHARE_OF_ONE
    const set = { shipments, organizationId: BUSINESS, share }
    if (await this.#isKept(url, set)) {
      await withClient(url, (client) => client.query(PAID_JUST_NOW))
      return url
    }
    await this.empty()
    this.say(`Filling a database with ${shipments.toLocaleString('en-GB')} shipments, once…`)
    await this.postgres.copy(name)
    await this.#fill(url, set)
    // Without this vacuum, autovacuum would run during a benchmark.
    await withClient(url, (client) => client.query('vacuum (freeze, analyze)'))
    await setComment(url, versionOf(set))
    return url
  }

  /** Runs new migrations if nothing else has changed. Returns whether the database is current. */
  async #isKept(url: string, asked: object): Promise<boolean> {
    const version = versionOf(asked)
    const steps = stepsTo(version, await commentOn(url))
    if (steps === 'migrations') {
      this.say('Migrating an existing database…')
      await this.#run(url, 'ace.js', 'migration:run', '--force', '--no-schema-generate')
      await setComment(url, version)
    }
    return steps !== 'all'
  }

  #fill(url: string, set: object) {
    const asked = JSON.stringify({ ...set, isSure: true })
    return this.#run(url, '--import=@poppinss/ts-exec', 'tests/bench/data/run.ts', asked)
  }

  async #run(url: string, ...command: string[]) {
    const env = { ...(await testEnvironment(url, this.folder)), NODE_ENV: 'development' }
    const { succeeded, output } = await runTool([process.execPath, ...command], env)
    if (!succeeded) throw new Refusal(output)
  }
}

function nameOf(shipments: number): string {
  return `bench_${shipments}`
}

function claimFolder(): Claim {
  try {
    return Claim.take(join(SCRATCH, 'postgres-bench'))
  } catch (error) {
    if (!(error instanceof FolderTaken)) throw error
    throw new Refusal('A benchmark is already running in this checkout: wait until it has ended.')
  }
}

/** Returns an empty version if there is no such database or it was never completed. */
async function commentOn(url: string): Promise<Version> {
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query(
        `select shobj_description(oid, 'pg_database') as comment from pg_database
         where datname = current_database()`
      )
      const { comment } = rows[0]
      return comment?.startsWith('{') ? JSON.parse(comment) : {}
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '3D000') return {}
    throw error
  }
}

function setComment(url: string, version: Version) {
  const comment = JSON.stringify(version)
  return withClient(url, async (client) => {
    const name = client.escapeIdentifier(new URL(url).pathname.slice(1))
    await client.query(`comment on database ${name} is ${client.escapeLiteral(comment)}`)
  })
}
