import { spawn, type ChildProcess, type IOType } from 'node:child_process'
import { once } from 'node:events'

/**
 * A shell runs the program and reads a pipe that only this process holds. When this process ends in
 * any way, the pipe closes and the shell sends the signal.
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
  /** The signal that `target` gets when this process ends. */
  signal: 'INT' | 'KILL'
  target: 'child' | 'group'
  cwd: string
  env: NodeJS.ProcessEnv
  output: IOType | number
  account?: { uid: number; gid: number } | null
}

/** Starts a program in a separate session, so that Ctrl-C reaches only this process. */
export function spawnKept(program: KeptProgram): ChildProcess {
  const { signal, target, command } = program
  const child = spawn('/bin/sh', ['-c', KEEPER, 'keeper', signal, target, ...command], {
    cwd: program.cwd,
    env: program.env,
    detached: true,
    stdio: ['pipe', program.output, program.output],
    ...(program.account ?? {}),
  })
  // The other end may close first, which is harmless.
  child.stdin?.on('error', () => {})
  return child
}

/** Closes the pipe: the program gets its signal, as if this process had ended. */
export function letGo(child: ChildProcess): void {
  child.stdin?.destroy()
}

export function isAlive({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

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
    // The group has already ended.
  }
}
