import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { dirname } from 'node:path'
import { killGroup, letGo, spawnKept } from './keeper.ts'

const TAIL_LINES = 30

export interface Step {
  command: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  logFile: string
  account?: { uid: number; gid: number } | null
  signal?: AbortSignal
}

export interface StepResult {
  succeeded: boolean
  tail: string
}

function lastLines(file: string): string {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.slice(-TAIL_LINES).join('\n')
}

/** Runs a program until it ends, this process ends, or `signal` aborts it. */
export async function runStep(step: Step): Promise<StepResult> {
  step.signal?.throwIfAborted()
  mkdirSync(dirname(step.logFile), { recursive: true })
  const log = openSync(step.logFile, 'w', 0o600)
  const child = spawnKept({
    command: step.command,
    signal: 'KILL',
    target: 'group',
    cwd: step.cwd,
    env: step.env,
    output: log,
    account: step.account,
  })
  closeSync(log)

  const abort = () => killGroup(child, 'SIGKILL')
  step.signal?.addEventListener('abort', abort, { once: true })
  const [code] = await once(child, 'exit')
  step.signal?.removeEventListener('abort', abort)
  letGo(child)
  step.signal?.throwIfAborted()
  return { succeeded: code === 0, tail: lastLines(step.logFile) }
}
