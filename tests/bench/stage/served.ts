import { type ChildProcess, execFileSync } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { BUILD, ROOT, SCRATCH } from '../../../bin/runtime/checkout.ts'
import { killGroup, letGo, spawnKept } from '../../../bin/runtime/keeper.ts'
import { quietPort } from '../../../bin/runtime/port.ts'
import { WEB_PROGRAM } from '../../../bin/runtime/web_processes.ts'

const READY_WITHIN_MS = 60_000
const BETWEEN_LOOKS_MS = 20

/** The servers log to this file, so that their output does not mix with the table. */
const LOG_FILE = join(SCRATCH, 'bench.log')
const LOG = openSync(LOG_FILE, 'a')

/** A server in its own process, which is killed when ours ends. */
export class Served {
  private constructor(
    readonly address: string,
    readonly startMs: number,
    readonly idleMb: number,
    readonly pid: number,
    readonly stop: () => void
  ) {}

  /** Starts the server and waits until `path` answers 200. */
  static async start(program: {
    command: string[]
    cwd?: string
    env: NodeJS.ProcessEnv
    path: string
  }): Promise<Served> {
    const port = await quietPort()
    const began = performance.now()
    const child = spawnKept({
      command: [process.execPath, ...program.command],
      signal: 'KILL',
      target: 'group',
      cwd: program.cwd ?? ROOT,
      env: { ...program.env, PORT: String(port) },
      output: LOG,
    })
    const address = `http://127.0.0.1:${port}`
    await waitForAnswer(child, `${address}${program.path}`)
    const startMs = performance.now() - began
    const pid = childOf(child.pid!)
    const stop = () => {
      killGroup(child, 'SIGKILL')
      letGo(child)
    }
    return new Served(address, startMs, residentMb(pid), pid, stop)
  }

  static product(databaseUrl: string) {
    const env = { ...process.env, DATABASE_URL: databaseUrl, TRUST_PROXY: 'loopback' }
    return this.start({ command: WEB_PROGRAM, cwd: BUILD, env, path: '/health' })
  }

  /** Runs `npm start` on a prepared database and waits until it serves. */
  static wholeProduct(databaseUrl: string) {
    const env = { ...process.env, DATABASE_URL: databaseUrl }
    return this.start({ command: [join(ROOT, 'bin/launch.js'), 'start'], env, path: '/health' })
  }

  /** Starts the framework without the product. */
  static floor(databaseUrl: string) {
    const env = { ...process.env, DATABASE_URL: databaseUrl }
    const command = ['--import=@poppinss/ts-exec', 'tests/bench/floor/server.ts']
    return this.start({ command, env, path: '/bare' })
  }

  get residentMb(): number {
    return residentMb(this.pid)
  }
}

async function waitForAnswer(child: ChildProcess, url: string) {
  const end = Date.now() + READY_WITHIN_MS
  while (Date.now() < end && child.exitCode === null) {
    const response = await fetch(url).catch(() => null)
    await response?.body?.cancel()
    if (response?.ok) return
    await wait(BETWEEN_LOOKS_MS)
  }
  throw new Error(`Nothing answers at ${url}: see ${LOG_FILE}`)
}

/** Returns the pid of the server, which runs below a shell that must not be measured. */
function childOf(shell: number): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
  const children = lines.split('\n').map((line) => line.trim().split(/\s+/))
  const own = children.find(([, parent, name]) => Number(parent) === shell && !/sh$/.test(name!))
  return Number(own?.[0] ?? shell)
}

export function residentMb(pid: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(kilobytes) / 1024
}
