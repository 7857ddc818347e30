import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './runtime/build.ts'
import { SCRATCH } from './runtime/checkout.ts'
import { Claim, FolderTaken } from './runtime/claim.ts'
import { Refusal } from './runtime/refusal.ts'
import { systemProgram } from './runtime/system_program.ts'
import { runTool, showAtOnce } from './runtime/test_run.ts'

/** The programs of the lab, each with the Debian package that has it. */
const NEEDS = {
  'ip': 'iproute2',
  'unshare': 'util-linux',
  'mkfs.ext4': 'e2fsprogs',
  'patroni': 'patroni',
  'etcd': 'etcd-server',
  'haproxy': 'haproxy',
  'pgbouncer': 'pgbouncer',
  'redis-server': 'redis-server',
  'redis-sentinel': 'redis-sentinel',
  'openssl': 'openssl',
  'faketime': 'faketime',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
}

/** Each lab lacks something, and succeeds when that is found. */
const MUST_FAIL = [['without-synchronous'], ['without-keys'], ['without-shutdown']]

const DISK = join(SCRATCH, 'cluster_disk')

/**
 * All of the lab is in namespaces of its own, which end with their first process. Its disk is a file
 * without a name, so nothing is left of it then.
 */
const ALONE = [
  ...['unshare', '--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'],
  ...['/bin/sh', '-ec'],
  `mount -t tmpfs lab /run
   mount -t tmpfs lab /dev/shm
   mkdir /run/lab /run/postgresql
   rm -f "$1"
   truncate -s 8G "$1"
   mkfs.ext4 -qF "$1"
   mount -o loop "$1" /run/lab
   rm "$1"
   shift
   "$@"
   exit $?`,
  'lab',
]

function isThere(program: string): boolean {
  return program.startsWith('/') ? existsSync(program) : systemProgram([program]) !== null
}

function refuseWithoutNeeds() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new Refusal(
      'The cluster needs Linux and root, because it runs in network namespaces: run "sudo -E npm run test:cluster".'
    )
  }
  const missing = Object.entries(NEEDS).filter(([program]) => !isThere(program))
  if (missing.length === 0) return
  const packages = [...new Set(missing.map(([, name]) => name))].join(' ')
  throw new Refusal(
    `The cluster needs programs that are not on this machine: run "apt-get install ${packages}", then stop and disable the services that it starts.`
  )
}

function claimFolder(): Claim {
  try {
    return Claim.take(SCRATCH, '', 'cluster.lock')
  } catch (error) {
    if (!(error instanceof FolderTaken)) throw error
    throw new Refusal('A cluster is already running in this checkout: wait until it has ended.')
  }
}

/** Runs Sendam on a cluster of three databases, and breaks one thing after the other. */
async function runLab(asked: string[]): Promise<boolean> {
  const lab = ['--import=@poppinss/ts-exec', 'tests/cluster/run.ts', ...asked]
  const line = [...ALONE, DISK, process.execPath, ...lab]
  const { succeeded } = await runTool(line, { ...process.env, NODE_ENV: 'test' }, showAtOnce)
  return succeeded
}

async function testCluster(asked: string[]): Promise<boolean> {
  refuseWithoutNeeds()
  await ensureBuilt({ say: (line) => console.log(line) })
  const claim = claimFolder()
  try {
    const labs = asked[0] === 'teeth' ? MUST_FAIL : [asked]
    let succeeded = true
    for (const lab of labs) succeeded = (await runLab(lab)) && succeeded
    return succeeded
  } finally {
    claim.release()
  }
}

// All of the lab ends with this process: each child holds a pipe that only this process keeps open.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(130))
}

try {
  process.exitCode = (await testCluster(process.argv.slice(2))) ? 0 : 1
} catch (problem) {
  console.error(problem instanceof Refusal ? problem.message : problem)
  process.exitCode = 1
}
