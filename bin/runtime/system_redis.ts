import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { killGroup, letGo, spawnKept } from './keeper.ts'
import { assertRedisAnswers } from './outside_redis.ts'
import { quietPort } from './port.ts'
import { Refusal } from './refusal.ts'
import { systemProgram } from './system_program.ts'

export const REDIS_PROGRAMS = ['redis-server', 'valkey-server']

const ANSWERS_WITHIN_MS = 10_000

/** A Redis or a Valkey of the system's, for trying things: it keeps what it holds over a kill, and ends with us. */
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

  static async start(folder: string): Promise<SystemRedis> {
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
    const given = Object.entries({ ...options, save: '' }).flatMap(([name, value]) => [
      `--${name}`,
      value,
    ])
    const redis = new SystemRedis(`redis://127.0.0.1:${port}`, folder, [program, ...given])
    await redis.#answers()
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

  async #answers(): Promise<void> {
    const deadline = Date.now() + ANSWERS_WITHIN_MS
    for (;;) {
      try {
        return await assertRedisAnswers(this.url)
      } catch (problem) {
        if (Date.now() > deadline) throw problem
      }
      await wait(50)
    }
  }

  /** As a machine that loses its power. */
  async kill(): Promise<void> {
    if (!this.#isAlive) return
    const ended = once(this.#child, 'exit')
    killGroup(this.#child, 'SIGKILL')
    letGo(this.#child)
    await ended
  }

  /** On the same port, with what it held. */
  async startAgain(): Promise<void> {
    if (!this.#isAlive) this.#child = this.#spawn()
    await this.#answers()
  }

  get #isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }
}
