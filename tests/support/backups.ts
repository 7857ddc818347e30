import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'
import app from '@adonisjs/core/services/app'
import { databaseClock } from '#tests/support/clock/clock'
import { withClient } from '../../bin/runtime/postgres_database.js'

const URL_HERE = process.env.DATABASE_URL!

let last = 0

export class SecondDatabase {
  private constructor(readonly url: string) {}

  static async create(suffix = ''): Promise<SecondDatabase> {
    const url = new URL(URL_HERE)
    url.pathname += `_beside_${process.pid}_${++last}${suffix}`
    const beside = new SecondDatabase(url.href)
    await withClient(URL_HERE, (client) => client.query(`create database ${beside.name}`))
    await databaseClock.move(beside.url)
    return beside
  }

  get name() {
    return new URL(this.url).pathname.slice(1)
  }

  query(sql: string): Promise<unknown[][]> {
    return withClient(this.url, async (client) => {
      const { rows } = await client.query({ text: sql, rowMode: 'array' })
      return rows
    })
  }

  async tables(): Promise<number> {
    const rows = await this.query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace`
    )
    return rows.length
  }

  /**
   * Ends our own connections before the drop. "drop … with (force)" would also try to end an
   * autovacuum, which our role may not; a plain "drop" waits until it ends.
   */
  drop() {
    return withClient(URL_HERE, async (client) => {
      const own = 'select pid from pg_stat_activity where usename = current_user and datname = $1'
      await client.query(`select pg_terminate_backend(pid, 5000) from (${own}) as own`, [this.name])
      await client.query(`drop database if exists ${this.name}`)
    })
  }
}

export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'sendam-backup-'))
}

export function removeFolder(folder: string) {
  rmSync(folder, { recursive: true, force: true })
}

export const listFiles = (folder: string) => readdirSync(folder).sort()

export type Env = Record<string, string>

/** Starts an Ace command in its own process; `env` overrides the settings of the tests. */
export function startAce(args: string[], env: Env = {}): ChildProcess {
  return spawn(process.execPath, ['--import=@poppinss/ts-exec', 'bin/console.ts', ...args], {
    cwd: app.makePath(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

export async function collectOutput(
  child: ChildProcess
): Promise<{ code: number | null; output: string }> {
  const [out, errors] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, 'close'),
  ])
  const output = stripVTControlCharacters(`${out}${errors}`).trim()
  return { code: child.exitCode, output }
}

export const runAce = (args: string[], env: Env = {}) => collectOutput(startAce(args, env))
