import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function ps(pid: number, column: string): string | null {
  const answer = spawnSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  })
  return answer.status === 0 ? answer.stdout.trim() || null : null
}

/** Returns a process's command line; null if it does not run or is a zombie. */
export function commandLine(pid: number): string | null {
  if (process.platform !== 'linux') {
    return ps(pid, 'command')
  }
  return readOrNull(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim() || null
}

/** Fields of /proc/<pid>/stat after the name, which may contain spaces and parentheses. */
function statFields(pid: number): string[] | null {
  const stat = readOrNull(`/proc/${pid}/stat`)
  return stat ? stat.slice(stat.lastIndexOf(')') + 2).split(' ') : null
}

export function parentOf(pid: number): number | null {
  const parent = process.platform === 'linux' ? statFields(pid)?.[1] : ps(pid, 'ppid')
  return parent ? Number(parent) : null
}

/** Distinguishes processes with the same id by their start time; null if it does not run. */
export function processStartIdentity(pid: number): string | null {
  if (process.platform !== 'linux') {
    return ps(pid, 'lstart')
  }
  const fields = commandLine(pid) ? statFields(pid) : null
  const boot = readOrNull('/proc/sys/kernel/random/boot_id')?.trim()
  return fields ? `${boot}:${fields[19]}` : null
}
