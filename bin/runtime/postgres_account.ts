import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { Refusal } from './refusal.ts'

export type Account = { uid: number; gid: number } | null

const LIKELY_NAMES = ['postgres', '_postgres', 'nobody', 'daemon']

/** Returns whether the shell script succeeds when `account` runs it in `/`. */
export function passesAs(account: Account, script: string, ...args: string[]): boolean {
  const answer = spawnSync('/bin/sh', ['-c', script, 'sh', ...args], {
    cwd: '/',
    stdio: 'ignore',
    ...(account ?? {}),
  })
  return answer.status === 0
}

function idOf(name: string): Account {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const answer = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return answer.status === 0 ? Number(answer.stdout) : Number.NaN
  })
  return Number.isInteger(uid) && Number.isInteger(gid) && uid > 0 ? { uid, gid } : null
}

function ownerOf(folder: string): Account {
  const stat = statSync(folder, { throwIfNoEntry: false })
  return stat && stat.uid > 0 ? { uid: stat.uid, gid: stat.gid } : null
}

/** Returns who runs PostgreSQL, which refuses root: the data's owner, else a system account. */
export function accountFor(cluster: string): Account {
  if (process.getuid?.() !== 0) {
    return null
  }

  const owner = ownerOf(cluster)
  if (owner) {
    return owner
  }
  for (const name of LIKELY_NAMES) {
    const account = idOf(name)
    if (account && passesAs(account, 'true')) {
      return account
    }
  }
  throw new Refusal(
    'PostgreSQL does not run as root and this system has no account postgres or nobody to run it: start as a normal user, or set DATABASE_URL.'
  )
}
