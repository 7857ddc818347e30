import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../../bin/runtime/port.js'
import { eventually } from '#tests/support/eventually'

const ROOT = join(import.meta.dirname, '..', '..', '..')
/** Long enough for the build at the first start. */
const READY_WITHIN_MS = 180_000

/** Runs `npm start` or another program with its own data folder and port. It drains if asked to. */
export class RunningSendam {
  readonly #child: ChildProcess
  readonly address: string
  output = ''

  private constructor(child: ChildProcess, address: string) {
    this.#child = child
    this.address = address
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (piece: Buffer) => (this.output += piece.toString()))
    }
  }

  static async launch(
    env: Record<string, string>,
    program = ['bin/start.ts'],
    cwd = ROOT
  ): Promise<RunningSendam> {
    const { PATH, HOME } = process.env
    const port = env.PORT ?? String(await freePort())
    const child = spawn(process.execPath, program, {
      cwd,
      env: { PATH, HOME, DRAIN_SECONDS: '0', PORT: port, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return new RunningSendam(child, `http://127.0.0.1:${port}`)
  }

  static async start(env: Record<string, string>): Promise<RunningSendam> {
    const sendam = await this.launch(env)
    await eventually(() => sendam.hasEnded || sendam.output.includes('is ready'), READY_WITHIN_MS)
    if (sendam.hasEnded) {
      throw new Error(`It did not start: ${sendam.output}`)
    }
    return sendam
  }

  get pid(): number {
    return this.#child.pid!
  }

  get port(): string {
    return new URL(this.address).port
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  get exitCode(): number | null {
    return this.#child.exitCode
  }

  async ended(): Promise<number | null> {
    if (!this.hasEnded) {
      await once(this.#child, 'exit')
    }
    return this.#child.exitCode
  }

  async signal(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal)
    return this.ended()
  }

  async signIn(username = 'member@sendam.test'): Promise<string> {
    const response = await fetch(`${this.address}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: 'Sendam#2026' }),
    })
    return response.headers.get('authorization') ?? `no token: ${response.status}`
  }

  async apiClient(username: string) {
    const authorization = await this.signIn(username)
    return (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
      fetch(`${this.address}/api/v1${path}`, {
        method,
        headers: { authorization, 'content-type': 'application/json', ...headers },
        body: body && JSON.stringify(body),
      })
  }

  async knows(token: string): Promise<boolean> {
    const response = await fetch(`${this.address}/api/v1/ping`, {
      method: 'POST',
      headers: { authorization: token },
    })
    return response.ok
  }

  async answers(): Promise<boolean> {
    const response = await fetch(`${this.address}/health/live`).catch(() => null)
    return response?.ok ?? false
  }
}
