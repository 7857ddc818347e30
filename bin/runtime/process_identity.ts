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

/** The command line of a running process, or null when there is none (a zombie has none either). */
export function commandLine(pid: number): string | null {
  if (process.platform !== 'linux') {
    return ps(pid, 'command')
  }
  return readOrNull(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim() || null
}

/**
 * What tells a process from a later one with the same number: the moment it was born. Null when
 * it does not run. Numbers alone repeat quickly in containers, where a program is often number 7
 * again after each restart.
 */
export function birthmark(pid: number): string | null {
  if (process.platform !== 'linux') {
    return ps(pid, 'lstart')
  }

  const stat = readOrNull(`/proc/${pid}/stat`)
  if (!stat || !commandLine(pid)) {
    return null
  }
  // The name in the second field may hold blanks and brackets; the counted fields follow it.
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const boot = readOrNull('/proc/sys/kernel/random/boot_id')?.trim()
  return `${boot}:${afterName[19]}`
}
