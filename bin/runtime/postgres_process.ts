import type { ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { letGo, spawnKept } from './keeper.ts'
import { POSTGRES_ENV } from './postgres_cluster.ts'
import type { Place } from './postgres_place.ts'
import { commandLine } from './process_identity.ts'

const LOG_LIMIT_BYTES = 1_000_000
const READY_WITHIN_MS = 60_000

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  'jit=off',
]

/** Settings for disposable data only, because a power failure would damage the data. */
const DISPOSABLE_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

function readPidFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

/** Returns the server's process id, or null: the lock file alone may be stale. */
function runningServer(cluster: string): number | null {
  const pid = Number(readPidFile(cluster)[0])
  const command = pid > 0 ? commandLine(pid) : null
  return command?.includes('postgres') && command.includes(cluster) ? pid : null
}

export function runningPort(cluster: string): number | null {
  const lines = readPidFile(cluster)
  return runningServer(cluster) && lines[7]?.trim() === 'ready' ? Number(lines[3]) : null
}

async function isGone(pid: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while (commandLine(pid)) {
    if (Date.now() > deadline) {
      return false
    }
    await wait(20)
  }
  return true
}

/** Tries fast shutdown, immediate shutdown and SIGKILL; PostgreSQL recovers from the last two. */
async function stopServer(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    if (await isGone(pid, 10_000)) {
      return
    }
  }
}

/** Stops a server that a killed supervisor left. We hold the claim, so nobody else uses it. */
async function clearLeftovers(cluster: string): Promise<void> {
  const pid = runningServer(cluster)
  if (pid) {
    await stopServer(pid)
    return
  }

  // Another program may have the process id of a stale lock file, and PostgreSQL would refuse.
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

function openLog(place: Place): { fd: number; file: string; from: number } {
  const file = join(place.folder, 'postgres.log')
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_LIMIT_BYTES) {
    renameSync(file, `${file}.1`)
  }
  return { fd: openSync(file, 'a', 0o600), file, from: size > LOG_LIMIT_BYTES ? 0 : size }
}

export class ServerEnded extends Error {
  readonly log: string

  constructor(log: string) {
    super('PostgreSQL ended while starting.')
    this.log = log
  }

  /** True if a new attempt may succeed: the port was taken, or a killed server was still ending. */
  get passes(): boolean {
    return /could not create any TCP\/IP sockets|shared memory block|already exists/.test(this.log)
  }
}

export async function launchServer(
  place: Place,
  port: number,
  disposable: boolean
): Promise<ChildProcess> {
  await clearLeftovers(place.cluster)
  const log = openLog(place)
  const settings = [...SETTINGS, ...(disposable ? DISPOSABLE_SETTINGS : [])]
  const server = spawnKept({
    command: [
      join(place.programs, 'bin', 'postgres'),
      ...['-D', place.cluster, '-p', String(port)],
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    signal: 'INT',
    target: 'child',
    cwd: '/',
    env: POSTGRES_ENV,
    output: log.fd,
    account: place.account,
  })
  closeSync(log.fd)

  const ended = once(server, 'exit')
  const deadline = Date.now() + READY_WITHIN_MS
  while (readPidFile(place.cluster)[7]?.trim() !== 'ready') {
    if (server.exitCode !== null || server.signalCode !== null || Date.now() > deadline) {
      letGo(server)
      await ended
      throw new ServerEnded(readFileSync(log.file).subarray(log.from).toString('utf8'))
    }
    await wait(15)
  }
  return server
}

export async function endServer(server: ChildProcess, cluster: string): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) {
    return
  }
  const ended = once(server, 'exit')
  letGo(server)
  const inTime = await Promise.race([ended.then(() => true), wait(10_000, false, { ref: false })])
  if (!inTime) {
    const pid = runningServer(cluster)
    await (pid ? stopServer(pid) : undefined)
    await ended
  }
}
