import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { killGroup, letGo, spawnKept } from './keeper.ts'
import { Refusal } from './refusal.ts'
import { RestartBudget } from './restart_budget.ts'

export interface ManagedProgram {
  /** As in a sentence: "The worker …". */
  name: string
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /**
   * Development tools start children of their own and know nothing of our lifeline: they are kept
   * and ended as a group. Programs of ours hold the other end of a channel instead.
   */
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
    // A session of its own: Ctrl-C in the terminal comes to us alone, and we end things in order.
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

/** What the framework of a web process tells its parent when it listens. */
function isServing(said: unknown): boolean {
  return typeof said === 'object' && said !== null && 'isAdonisJS' in said
}

/** A child that is started again when it dies by itself. */
export class ManagedProcess {
  readonly #program: ManagedProgram
  readonly #budget = new RestartBudget()
  #child: ChildProcess | null = null
  #stopping = false
  #serves = false

  constructor(program: ManagedProgram) {
    this.#program = program
  }

  /** Whether it has come up once. A tool has no way to say so. */
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

  /** Asks it to finish what it does, and ends it by force after that time. */
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
