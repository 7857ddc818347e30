import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'

const HOLDER = join(import.meta.dirname, 'hold_database.ts')

/** A database in another process, which can be killed without ending the test. */
export class HeldDatabase {
  readonly #holder: ChildProcess
  readonly url: string
  /** The folder of the database's files, without symbolic links. */
  readonly folder: string

  private constructor(holder: ChildProcess, url: string, folder: string) {
    this.#holder = holder
    this.url = url
    this.folder = folder
  }

  static async open(folder: string, database = 'parcels'): Promise<HeldDatabase> {
    const holder = spawn(process.execPath, [HOLDER, folder, database], {
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let complaint = ''
    holder.stderr.on('data', (piece: Buffer) => (complaint += piece.toString()))
    for await (const line of createInterface(holder.stdout)) {
      const told = JSON.parse(line) as { url: string; folder: string }
      return new HeldDatabase(holder, told.url, told.folder)
    }
    throw new Error(`The process that held the database ended: ${complaint}`)
  }

  get serverPid(): number {
    return Number(
      readFileSync(join(this.folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]
    )
  }

  async query(sql: string): Promise<unknown[][]> {
    const client = new pg.Client({ connectionString: this.url })
    client.on('error', () => {})
    await client.connect()
    try {
      const { rows } = await client.query({ text: sql, rowMode: 'array' })
      return rows
    } finally {
      await client.end()
    }
  }

  async kill(): Promise<void> {
    if (this.#holder.exitCode === null && this.#holder.signalCode === null) {
      const ended = once(this.#holder, 'exit')
      this.#holder.kill('SIGKILL')
      await ended
    }
  }
}
