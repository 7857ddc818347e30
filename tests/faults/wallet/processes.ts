import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { getActiveTest } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DEMO_PASSWORD } from '#identity/demo'
import { freePort } from '../../../bin/runtime/port.js'
import { findBlockedStatements } from '#tests/support/blocked_statements'
import { eventually } from '#tests/support/eventually'

const STARTED_WITHIN_MS = 60_000

/** Starts a process on the test database, which can be killed without ending the tests. */
function start(script: string, env: NodeJS.ProcessEnv = {}, cwd = app.makePath()): ChildProcess {
  return spawn(process.execPath, ['--import=@poppinss/ts-exec', script], {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
}

/** Starts a worker that ends with its test, so that it takes no job of the next test. */
export function startWorker(env: NodeJS.ProcessEnv = {}): ChildProcess {
  const worker = start('bin/worker.ts', env)
  getActiveTest()?.cleanup(() => kill(worker))
  return worker
}

export async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

export type Web = { child: ChildProcess; address: string }

export async function startWeb(env: NodeJS.ProcessEnv = {}, folder?: string): Promise<Web> {
  const port = String(await freePort())
  const child = start('bin/server.ts', { ...env, PORT: port }, folder)
  const address = `http://127.0.0.1:${port}`
  await eventually(async () => {
    const response = await fetch(`${address}/health/live`)
    return response.ok
  }, STARTED_WITHIN_MS)
  return { child, address }
}

export async function signIn({ address }: Web, username: string): Promise<string> {
  const response = await fetch(`${address}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  })
  return response.headers.get('authorization')!
}

export type Answer = { status: number; body: any }

export async function callApi(
  web: Web,
  token: string,
  path: string,
  body: object | null
): Promise<Answer> {
  const response = await fetch(`${web.address}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'authorization': token, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

/** Waits until exactly this many SQL statements wait for a lock. */
export async function waitForBlocked(count: number) {
  await eventually(async () => {
    const blocked = await findBlockedStatements()
    return blocked.length === count
  }, STARTED_WITHIN_MS)
}

/** Stops the server of the test database; its supervisor restarts it. */
export async function restartDatabase() {
  const { rows } = await db.rawQuery<{ rows: { pid: number }[] }>('select pg_backend_pid() as pid')
  const status = readFileSync(`/proc/${rows[0]!.pid}/status`, 'utf8')
  const server = Number(/^PPid:\s+(\d+)$/m.exec(status)![1])
  process.kill(server, 'SIGINT')
  await eventually(async () => {
    const started = await db.rawQuery('select pg_backend_pid()')
    return started.rows.length === 1 && !isAlive(server)
  }, STARTED_WITHIN_MS)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
