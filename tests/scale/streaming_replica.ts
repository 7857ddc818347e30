import type { ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { killKept } from '../../bin/runtime/keeper.js'
import { freePort } from '../../bin/runtime/port.js'
import { findPlace, type Place } from '../../bin/runtime/postgres_place.js'
import { withClient } from '../../bin/runtime/postgres_database.js'
import { launchServer } from '../../bin/runtime/postgres_process.js'
import type { HeldDatabase } from '#tests/faults/runtime/held_database'

/** Folders not to copy: the replica receives the log as a stream and has no slots of its own. */
const EMPTY = ['pg_wal', 'pg_replslot']

/** A streaming replica, set up as an operator would do it, but without `pg_basebackup`. */
export class StreamingReplica {
  #server: ChildProcess | null = null

  private constructor(
    readonly url: string,
    private place: Place,
    private port: number
  ) {}

  static async of(primary: HeldDatabase, folder: string): Promise<StreamingReplica> {
    const place = findPlace(folder, true)
    const port = await freePort()
    await copyCluster(primary, place, `replica_${port}`)
    const url = new URL(primary.url)
    url.port = String(port)
    const replica = new StreamingReplica(url.href, place, port)
    await replica.start()
    return replica
  }

  async start() {
    this.#server = await launchServer(this.place, this.port, true)
  }

  /** Kills the server, as a power failure would. */
  async kill() {
    if (this.#server) await killKept(this.#server)
  }

  query(sql: string): Promise<unknown[][]> {
    return queryAsAdministrator(this, sql)
  }
}

export function queryAsAdministrator({ url }: { url: string }, sql: string): Promise<unknown[][]> {
  return withClient(ofAdministrator(url), async (client) => {
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    return rows
  })
}

/** Returns the URL for the account `postgres`, which has the same password here. */
function ofAdministrator(url: string): string {
  const address = new URL(url)
  address.username = 'postgres'
  return address.href
}

/** Copies the primary's files while it writes them, then adds the backup label. */
async function copyCluster(primary: HeldDatabase, { cluster, account }: Place, slot: string) {
  const from = join(primary.folder, 'cluster')
  const left = EMPTY.map((name) => join(from, name))
  const label = await withClient(ofAdministrator(primary.url), async (client) => {
    await client.query('select pg_create_physical_replication_slot($1, true)', [slot])
    await client.query(`select pg_backup_start('replica', true)`)
    rmSync(cluster, { recursive: true, force: true })
    cpSync(from, cluster, { recursive: true, filter: (path) => !left.includes(path) })
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
    return rows[0].labelfile
  })
  for (const name of EMPTY) mkdirSync(join(cluster, name))
  rmSync(join(cluster, 'postmaster.pid'))
  writeFileSync(join(cluster, 'backup_label'), label)
  writeFileSync(join(cluster, 'standby.signal'), '')
  const { username, password, hostname, port } = new URL(ofAdministrator(primary.url))
  writeFileSync(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'
primary_slot_name = '${slot}'
`
  )
  chmodSync(cluster, 0o700)
  if (!account) return
  for (const path of globSync('**', { cwd: cluster })) {
    chownSync(join(cluster, path), account.uid, account.gid)
  }
}
