import type { ChildProcess } from 'node:child_process'
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { killKept, spawnKept } from './keeper.ts'
import { assertDatabaseAnswers } from './outside_database.ts'
import { quietPort } from './port.ts'
import { accountFor } from './postgres_account.ts'
import { Refusal } from './refusal.ts'
import { systemProgram, untilAnswered } from './system_program.ts'

export const PGBOUNCER_PROGRAMS = ['pgbouncer']

/** Runs an installed PgBouncer in transaction mode for tests. It ends with this process. */
export class SystemPgbouncer {
  readonly #child: ChildProcess
  readonly port: string

  private constructor(child: ChildProcess, port: string) {
    this.#child = child
    this.port = port
  }

  static async start(folder: string, databaseUrl: string): Promise<SystemPgbouncer> {
    const program = systemProgram(PGBOUNCER_PROGRAMS)
    if (!program) throw new Refusal('There is no pgbouncer here.')
    const port = String(await quietPort())
    const account = accountFor(folder)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const keep = (name: string, text: string) => {
      const file = join(folder, name)
      writeFileSync(file, text, { mode: 0o600 })
      if (account) chownSync(file, account.uid, account.gid)
      return file
    }
    if (account) chownSync(folder, account.uid, account.gid)
    const { username, password, hostname, port: serverPort } = new URL(databaseUrl)
    const users = keep('users', `"${username}" "${decodeURIComponent(password)}"\n`)
    const file = keep('pgbouncer.ini', settings({ hostname, serverPort, port, users }))
    const child = spawnKept({
      command: [program, '-q', file],
      signal: 'KILL',
      target: 'group',
      cwd: '/',
      env: process.env,
      output: 'ignore',
      account,
    })
    const pgbouncer = new SystemPgbouncer(child, port)
    // Queries `postgres`: PgBouncer would keep a connection to the database that tests copy.
    const apart = new URL('/postgres', pgbouncer.through(databaseUrl)).href
    await untilAnswered(() => assertDatabaseAnswers(apart))
    return pgbouncer
  }

  through(databaseUrl: string): string {
    const url = new URL(databaseUrl)
    url.port = this.port
    return url.href
  }

  kill(): Promise<void> {
    return killKept(this.#child)
  }
}

function settings(at: { hostname: string; serverPort: string; port: string; users: string }) {
  return `[databases]
* = host=${at.hostname} port=${at.serverPort}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${at.port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${at.users}
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
`
}
