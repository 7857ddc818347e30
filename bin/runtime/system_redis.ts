import { type ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { isAlive, killKept, spawnKept } from './keeper.ts'
import { assertRedisAnswers } from './outside_redis.ts'
import { quietPort } from './port.ts'
import { Refusal } from './refusal.ts'
import { systemProgram, untilAnswered } from './system_program.ts'

export const REDIS_PROGRAMS = ['redis-server', 'valkey-server']

/** An installed Redis or Valkey for tests. It ends with this process, but keeps its data. */
export class SystemRedis {
  readonly url: string
  readonly #command: string[]
  readonly #folder: string
  #child: ChildProcess

  private constructor(url: string, folder: string, command: string[]) {
    this.url = url
    this.#folder = folder
    this.#command = command
    this.#child = this.#spawn()
  }

  /** `more` are further options of the server, such as `replicaof`. */
  static async start(folder: string, more: Record<string, string> = {}): Promise<SystemRedis> {
    const program = systemProgram(REDIS_PROGRAMS)
    if (!program) throw new Refusal('There is no redis-server and no valkey-server here.')
    const port = String(await quietPort())
    mkdirSync(folder, { recursive: true })
    const options = {
      port,
      bind: '127.0.0.1',
      dir: folder,
      appendonly: 'yes',
      appendfsync: 'always',
    }
    const given = Object.entries({ ...options, save: '', ...more }).flatMap(([name, value]) => [
      `--${name}`,
      value,
    ])
    const redis = new SystemRedis(`redis://127.0.0.1:${port}`, folder, [program, ...given])
    await untilAnswered(() => assertRedisAnswers(redis.url))
    return redis
  }

  #spawn(): ChildProcess {
    return spawnKept({
      command: this.#command,
      signal: 'KILL',
      target: 'group',
      cwd: this.#folder,
      env: process.env,
      output: 'ignore',
    })
  }

  kill(): Promise<void> {
    return killKept(this.#child)
  }

  async startAgain(): Promise<void> {
    if (!isAlive(this.#child)) this.#child = this.#spawn()
    await untilAnswered(() => assertRedisAnswers(this.url))
  }
}
