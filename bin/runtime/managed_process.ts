import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { killGroup, letGo, spawnKept } from './keeper.ts'
import { Refusal } from './refusal.ts'
import { RestartBudget } from './restart_budget.ts'

export interface ManagedProgram {
  name: string
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** True for a development tool, which starts children: its whole process group is killed. */
  tool: boolean
  say: (line: string) => void
  onGiveUp: (problem: Refusal) => void
}

function spawnProgram({ args, cwd, env, tool }: ManagedProgram): ChildProcess {
  if (tool) {
    const command = [process.execPath, ...args]
    return spawnKept({ command, signal: 'KILL', target: 'group', cwd, env, output: 'inherit' })
  }
  return spawn(process.execPath, args, {
    cwd,
    env: { ...env, SENDAM_SUPERVISED: 'yes' },
    // In its own session: Ctrl-C reaches only the supervisor, which stops processes in order.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

function groupLives(child: ChildProcess): boolean {
  try {
    return child.pid !== undefined && process.kill(-child.pid, 0)
  } catch {
    return false
  }
}

/** AdonisJS sends this message to its parent when a web process listens. */
function isServing(said: unknown): boolean {
  return typeof said === 'object' && said !== null && 'isAdonisJS' in said
}

export class ManagedProcess {
  readonly #program: ManagedProgram
  readonly #budget = new RestartBudget()
  #child: ChildProcess | null = null
  #stopping = false
  #serves = false

  constructor(program: ManagedProgram) {
    this.#program = program
  }

  get hasServed(): boolean {
    return this.#serves || this.#program.tool
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  start(): void {
    this.#budget.born()
    const child = spawnProgram(this.#program)
    this.#child = child
    child.on('message', (said) => (this.#serves ||= isServing(said)))
    child.once('error', () => void this.#died('it could not be started'))
    child.once('exit', (code, signal) => void this.#died(signal ?? `exit code ${code}`))
  }

  async #died(how: string): Promise<void> {
    if (this.#stopping) {
      return
    }
    const { name, say, onGiveUp } = this.#program
    const pause = this.#budget.died()
    if (pause === null) {
      onGiveUp(new Refusal(`The ${name} keeps stopping (${how}), so Sendam stops too.`))
      return
    }
    say(`The ${name} stopped (${how}); starting it again.`)
    await wait(pause)
    if (!this.#stopping) {
      this.start()
    }
  }

  /** Asks the process to finish, and kills it after the grace period. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true
    const child = this.#child
    if (!child) {
      return
    }
    if (this.#program.tool) {
      killGroup(child, 'SIGTERM')
    } else {
      child.kill('SIGTERM')
    }
    const deadline = Date.now() + graceMs
    while (groupLives(child) && Date.now() < deadline) {
      await wait(20)
    }
    this.kill()
  }

  kill(): void {
    this.#stopping = true
    if (this.#child) {
      killGroup(this.#child, 'SIGKILL')
      letGo(this.#child)
    }
  }
}
