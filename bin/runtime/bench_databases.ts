import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, SCRATCH } from './checkout.ts'
import { Claim, FolderTaken } from './claim.ts'
import { EmbeddedPostgres } from './embedded_postgres.ts'
import { withClient } from './postgres_database.ts'
import { Refusal } from './refusal.ts'
import { runTool, testEnvironment } from './test_run.ts'

/** What the databases are made by: another version of it makes them anew. */
const MADE_BY = [
  'database',
  join('tests', 'bench', 'data'),
  join('bin', 'runtime', 'bench_databases.ts'),
]

const EMPTY = 'bench_empty'
/** In the large one a fifth belongs to the business that is looked at; in the small one all of it. */
const ALL_OF_ONE_UP_TO = 10_000
const SHARE_OF_ONE = 0.2
/** ACME Foods of the demo. */
const BUSINESS = 3

/**
 * The databases that are measured, on a PostgreSQL of their own. What takes minutes to fill is kept for the next run,
 * with what it was made by as its comment.
 */
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

  /** Migrated, with the reference data, the tariff and the accounts of the demo. */
  async empty(): Promise<string> {
    const url = this.postgres.url
    const version = versionOf(MADE_BY)
    if ((await commentOn(url)) === version) return this.postgres.copy('bench_run')
    this.say('Preparing a database…')
    await this.postgres.recreate()
    await this.#run(url, 'ace.js', 'prepare')
    // It is measured as in production, where no sandbox carries anything.
    await withClient(url, (client) => client.query('update couriers set by_hand = true'))
    await setComment(url, version)
    return this.postgres.copy('bench_run')
  }

  /** With as many shipments, for one run to write into. */
  async own(shipments: number): Promise<string> {
    await this.kept(shipments)
    return this.postgres.copy('bench_run', nameOf(shipments))
  }

  /** The same for runs that only read: made once. */
  async kept(shipments: number): Promise<string> {
    const name = nameOf(shipments)
    const url = this.postgres.urlOf(name)
    const version = versionOf(MADE_BY)
    if ((await commentOn(url)) === version) return url
    await this.empty()
    this.say(`Filling a database with ${shipments.toLocaleString('en-GB')} shipments, once…`)
    await this.postgres.copy(name)
    const share = shipments <= ALL_OF_ONE_UP_TO ? 1 : SHARE_OF_ONE
    await this.#fill(url, { shipments, organizationId: BUSINESS, share })
    await setComment(url, version)
    return url
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
    throw new Refusal('A bench is going on in this checkout: wait until it has ended.')
  }
}

function versionOf(paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesOf(join(ROOT, path))) hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (path.endsWith('.ts')) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/** Null where there is no such database. */
async function commentOn(url: string): Promise<string | null> {
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query(
        `select shobj_description(oid, 'pg_database') as comment from pg_database
         where datname = current_database()`
      )
      return rows[0].comment
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '3D000') return null
    throw error
  }
}

function setComment(url: string, comment: string) {
  return withClient(url, async (client) => {
    const name = client.escapeIdentifier(new URL(url).pathname.slice(1))
    await client.query(`comment on database ${name} is ${client.escapeLiteral(comment)}`)
  })
}
