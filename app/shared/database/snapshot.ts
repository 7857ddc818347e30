import { Exception } from '@adonisjs/core/exceptions'
import logger from '@adonisjs/core/services/logger'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { primary } from '#shared/database/primary'
import {
  DATA_CHANNEL,
  type DataName,
  type DataVersions,
  VERSIONS_COLUMN,
  readDataVersions,
} from '#shared/database/data_versions'
import { postgresNotifications } from '#shared/database/postgres_notifications'
import { queryRows } from '#shared/database/query_rows'
import { isDatabaseUnavailable } from '#shared/errors/database_unavailable'

type Definition<Value> = {
  /** Builds a statement that selects `versions` as a column and returns at least one row. */
  sql: (versions: string) => string
  /** Builds the value to cache. Callers share it, so never mutate it. */
  build: (row: any, rows: any[]) => Value
}

type LoadedSnapshot<Value> = { value: Value; versions: DataVersions; beganAt: number }

/** Changed data could not be reloaded. The request fails (503) rather than use an old price. */
class DataUnreadable extends Exception {
  static override status = 503
  static override code = 'E_UNAVAILABLE'
}

/** Gives up after this many reads: only data that change during each read make all of them fail. */
const TRIES = 20

/** Orders reads and calls, because a wall clock may give two of them the same time. */
let clock = 0

const inUse = new Set<Snapshot<unknown>>()

/** Caches rows of tables in memory. A caller never gets data older than its call. */
export class Snapshot<Value> {
  /** `#uncommitted` holds the value with changes that a test's open transaction has made. */
  #committed: LoadedSnapshot<Value> | null = null
  #uncommitted: LoadedSnapshot<Value> | null = null
  #reading: Promise<LoadedSnapshot<Value>> | null = null

  constructor(
    readonly name: DataName,
    private definition: Definition<Value>
  ) {}

  /** Returns the current value; with a client, the value that its transaction sees. */
  async current(client?: QueryClientContract): Promise<Value> {
    const { it } = await readSnapshots<{ it: Snapshot<Value> }>({ it: this }, client)
    return it
  }

  findVersion(version: string): LoadedSnapshot<Value> | null {
    return (
      [this.#committed, this.#uncommitted].find(
        (loaded) => loaded?.versions[this.name] === version
      ) ?? null
    )
  }

  /** Reads once for all waiting callers; each then checks that the read began after its call. */
  read(client?: QueryClientContract): Promise<LoadedSnapshot<Value>> {
    // A transaction may hold the last free connection, so read through it instead of another one.
    if (client) return this.#readFrom(client)
    this.#reading ??= this.#readAndCache().finally(() => (this.#reading = null))
    return this.#reading
  }

  async #readAndCache() {
    const loaded = await this.#readFrom(primary())
    if (loaded.versions[this.name].includes('+')) this.#uncommitted = loaded
    else this.#committed = loaded
    inUse.add(this)
    return loaded
  }

  async #readFrom(client: QueryClientContract): Promise<LoadedSnapshot<Value>> {
    const beganAt = ++clock
    const { sql, build } = this.definition
    const rows = await queryRows<{ versions: string }>(client, sql(VERSIONS_COLUMN))
    return { beganAt, versions: JSON.parse(rows[0]!.versions), value: build(rows[0], rows) }
  }
}

type Snapshots = Record<string, Snapshot<any>>

export type ValuesOf<Some extends Snapshots> = {
  [Name in keyof Some]: Some[Name] extends Snapshot<infer Value> ? Value : never
}

/** With a client, reads one snapshot at a time: a transaction runs one statement at a time. */
async function readAll(
  all: [string, Snapshot<unknown>][],
  found: (LoadedSnapshot<unknown> | null)[],
  client?: QueryClientContract
): Promise<LoadedSnapshot<unknown>[]> {
  if (!client) return Promise.all(all.map(([, it], at) => found[at] ?? it.read()))
  const snapshots: LoadedSnapshot<unknown>[] = []
  for (const [at, [, it]] of all.entries()) snapshots.push(found[at] ?? (await it.read(client)))
  return snapshots
}

/** Returns all values as of one moment, at or after this call. Throws DataUnreadable. */
export async function readSnapshots<Some extends Snapshots>(
  snapshots: Some,
  client?: QueryClientContract
): Promise<ValuesOf<Some>> {
  const all = Object.entries(snapshots)
  const calledAt = ++clock
  try {
    for (let tries = 0; tries < TRIES; tries++) {
      const versions = await readDataVersions(client)
      const found = all.map(([, it]) => it.findVersion(versions[it.name]))
      const loaded = found.every((one) => one !== null) ? found : await readAll(all, found, client)
      const late = loaded.filter(({ beganAt }) => beganAt > calledAt).map((one) => one.versions)
      const isOneMoment = [versions, ...late].some((then) =>
        all.every(([, { name }], at) => loaded[at]!.versions[name] === then[name])
      )
      const values = all.map(([key], at) => [key, loaded[at]!.value])
      if (isOneMoment) return Object.fromEntries(values)
    }
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    throw new DataUnreadable('Cached data could not be refreshed', { cause: error })
  }
  throw new DataUnreadable('Cached data changes faster than it can be read')
}

/** Reloads used snapshots when their data change, so that no request waits for it. */
export async function preloadSnapshots() {
  await postgresNotifications.listen(DATA_CHANNEL, {
    onMessage: (name) => preloadMatching((snapshot) => snapshot.name === name),
    onReconnect: () => preloadMatching(() => true),
  })
}

function preloadMatching(isMeant: (snapshot: Snapshot<unknown>) => boolean) {
  for (const snapshot of [...inUse].filter(isMeant)) {
    snapshot.current().catch((error) => {
      logger.warn({ err: error, data: snapshot.name }, 'Changed data could not be preloaded')
    })
  }
}
