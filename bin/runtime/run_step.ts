import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { once } from 'node:events'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { killGroup, letGo, spawnKept } from './keeper.ts'

const TAIL_LINES = 30

export interface Step {
  command: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  logFile: string
  account?: { uid: number; gid: number } | null
  signal?: AbortSignal
  /** Gets each line of the output, too. */
  onLine?: (line: string) => void
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
    output: step.onLine ? 'pipe' : log,
    account: step.account,
  })
  for (const output of [child.stdout, child.stderr]) {
    if (!output) continue
    createInterface(output).on('line', (line) => {
      writeSync(log, `${line}\n`)
      step.onLine?.(line)
    })
  }

  const abort = () => killGroup(child, 'SIGKILL')
  step.signal?.addEventListener('abort', abort, { once: true })
  const [code] = await once(child, 'close')
  closeSync(log)
  step.signal?.removeEventListener('abort', abort)
  letGo(child)
  step.signal?.throwIfAborted()
  return { succeeded: code === 0, tail: lastLines(step.logFile) }
}
