import { spawnSync } from 'node:child_process'

export interface ListedProcess {
  pid: number
  parent: number
  group: number
  command: string
}

export function processes(): ListedProcess[] {
  const { stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,pgid=,command='], {
    encoding: 'utf8',
  })
  return stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, pid, parent, group, command = '']) => ({
      pid: Number(pid),
      parent: Number(parent),
      group: Number(group),
      command,
    }))
}

export function childrenOf(pid: number): ListedProcess[] {
  return processes().filter(({ parent }) => parent === pid)
}
