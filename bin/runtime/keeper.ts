import { spawn, type ChildProcess, type IOType } from 'node:child_process'
import { once } from 'node:events'

/**
 * A shell stands between us and the program: it reads a pipe that only we hold. When we go, however
 * we go, the pipe ends and the shell sends the signal. So nothing outlives a supervisor that was
 * killed, and it costs no second Node process.
 */
const KEEPER = `
signal=$1; target=$2; shift 2
exec 3<&0
"$@" </dev/null 3<&- &
child=$!
{ read -r _ <&3; if [ "$target" = group ]; then kill -s "$signal" 0; else kill -s "$signal" "$child"; fi; } 2>/dev/null &
watcher=$!
exec 3<&-
wait "$child"
code=$?
kill "$watcher" 2>/dev/null
wait "$watcher" 2>/dev/null
exit "$code"
`

export interface KeptProgram {
  command: string[]
  /** Sent when we end: to the program alone, or to it and all that it started. */
  signal: 'INT' | 'KILL'
  target: 'child' | 'group'
  cwd: string
  env: NodeJS.ProcessEnv
  output: IOType | number
  account?: { uid: number; gid: number } | null
}

/**
 * Starts a program in a session of its own, so that a Ctrl-C in the terminal reaches only us and we
 * decide the order in which things end.
 */
export function spawnKept(program: KeptProgram): ChildProcess {
  const { signal, target, command } = program
  const child = spawn('/bin/sh', ['-c', KEEPER, 'keeper', signal, target, ...command], {
    cwd: program.cwd,
    env: program.env,
    detached: true,
    stdio: ['pipe', program.output, program.output],
    ...(program.account ?? {}),
  })
  // The other end may close first; that is no error of ours.
  child.stdin?.on('error', () => {})
  return child
}

/** Lets go of the pipe: the same end as if we had died. */
export function letGo(child: ChildProcess): void {
  child.stdin?.destroy()
}

export function isAlive({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

/** As a machine that loses its power. */
export async function killKept(child: ChildProcess): Promise<void> {
  if (!isAlive(child)) return
  const ended = once(child, 'exit')
  killGroup(child, 'SIGKILL')
  letGo(child)
  await ended
}

export function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (!child.pid) {
    return
  }
  try {
    process.kill(-child.pid, signal)
  } catch {
    // Already gone.
  }
}
