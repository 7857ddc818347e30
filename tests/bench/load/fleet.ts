import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { BUILD } from '../../../bin/runtime/checkout.ts'
import { ManagedProcess } from '../../../bin/runtime/managed_process.ts'
import { quietPort } from '../../../bin/runtime/port.ts'
import { residentMb } from '#tests/bench/stage/served'

const READY_WITHIN_MS = 120_000

type Kind = 'web' | 'worker'

/** A process that a supervisor restarts when it dies. Measures its memory. */
export class Member {
  readonly #managed: ManagedProcess
  /** Address of the inspector, which can force a garbage collection. */
  readonly #inspector: string
  wasKilled = false

  private constructor(
    readonly kind: Kind,
    readonly address: string,
    managed: ManagedProcess,
    inspector: string
  ) {
    this.#managed = managed
    this.#inspector = inspector
  }

  static async start(kind: Kind, env: NodeJS.ProcessEnv): Promise<Member> {
    const [port, inspected] = await Promise.all([quietPort(), quietPort()])
    const program = kind === 'web' ? 'server.js' : 'worker.js'
    const managed = new ManagedProcess({
      name: `${kind} process`,
      args: [
        `--inspect=127.0.0.1:${inspected}`,
        '--inspect-publish-uid=http',
        join('bin', program),
      ],
      cwd: BUILD,
      env: { ...env, PORT: String(port), NODE_NO_WARNINGS: '1' },
      tool: false,
      say: (line) => console.log(line),
      onGiveUp: (problem) => {
        console.error(problem.message)
        process.exit(1)
      },
    })
    managed.start()
    const address = `http://127.0.0.1:${port}`
    const member = new Member(kind, address, managed, `http://127.0.0.1:${inspected}/json/list`)
    if (kind === 'web') await member.answers()
    return member
  }

  /** Kills the process without warning, as the kernel does when memory runs out. */
  kill() {
    this.wasKilled = true
    process.kill(this.#managed.pid!, 'SIGKILL')
  }

  stop() {
    return this.#managed.stop(5000)
  }

  async answers() {
    for (let end = Date.now() + READY_WITHIN_MS; Date.now() < end; await wait(100)) {
      const response = await fetch(`${this.address}/health`).catch(() => null)
      await response?.body?.cancel()
      if (response?.ok) return
    }
    throw new Error(`The web process at ${this.address} does not answer`)
  }

  /** Returns the resident memory after a garbage collection, in megabytes. */
  async heldMb(): Promise<number> {
    const targets = await fetch(this.#inspector)
    const [target] = await targets.json()
    const socket = new WebSocket(target.webSocketDebuggerUrl)
    await new Promise((resolve, reject) => {
      socket.onopen = resolve
      socket.onerror = reject
    })
    const collected = new Promise((resolve) => (socket.onmessage = resolve))
    socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
    await collected
    socket.close()
    return residentMb(this.#managed.pid!)
  }
}
