import { setTimeout as wait } from 'node:timers/promises'
import { withClient } from '../../bin/runtime/postgres_database.ts'
import type { Cluster } from '#tests/cluster/lab/cluster'
import type { DatabaseMachine } from '#tests/cluster/lab/database_machine'
import { until } from '#tests/cluster/lab/until'

export interface Fault {
  name: string
  sentence: string
  /** The longest time in seconds in which no payment may succeed. */
  backWithin: number
  /** True if no client may have to repeat a request. */
  isUnnoticed?: boolean
  /** True if the primary may not change. */
  keepsPrimary?: boolean
  /** Breaks something, holds it, and mends it. */
  happen: (cluster: Cluster) => Promise<void>
}

const POSTMASTER = /bin\/postgres -D/
const PATRONI = /patroni_with_clock\.py /
const ETCD = /^etcd /

/** How long most states last before they are mended. */
const HELD_SECONDS = 40

const TEN_MINUTES = 600

const seconds = (count: number) => wait(count * 1000)

/** Returns the primary, the synchronous standby and the third machine. */
async function rolesOf(cluster: Cluster) {
  const primary = await cluster.primary()
  const followers = cluster.nodes.filter((node) => node !== primary)
  // An asynchronous cluster has none that is synchronous.
  const standby = (await cluster.synchronous()) ?? followers[0]
  const third = followers.find((node) => node !== standby)
  if (!primary || !standby || !third) throw new Error('The cluster was not whole before the fault')
  return { primary, standby, third, others: [standby, third] }
}

async function fillDisk(cluster: Cluster, { disk }: DatabaseMachine) {
  disk.fill()
  // The server has some files of log in advance: they are used up.
  for (let second = 0; second < HELD_SECONDS; second += 1) {
    await switchLogFile(cluster).catch(() => {})
    await seconds(1)
  }
  disk.clear()
}

async function switchLogFile(cluster: Cluster) {
  const primary = await cluster.primary()
  if (!primary) return
  await withClient(primary.urlOf('postgres'), (at) => at.query('select pg_switch_wal()'))
}

async function slowDisk(machine: DatabaseMachine) {
  machine.disk.slowDown(machine.processes())
  await seconds(HELD_SECONDS)
  machine.disk.speedUp()
}

/**
 * Patroni sleeps for as long as its clock is set back, and renews no lease. The lab has no watchdog,
 * which resets a machine five seconds before its lease ends.
 */
async function setClockBack(machine: DatabaseMachine, secondsAhead: number) {
  machine.setClock(secondsAhead)
  await seconds(15)
  machine.signal('SIGKILL')
  machine.setClock(0)
  machine.boot()
}

/** The primary fails. */
const PRIMARY: Fault[] = [
  {
    name: 'postmaster',
    sentence: 'PostgreSQL of the primary is killed',
    backWithin: 15,
    async happen(cluster) {
      const { primary } = await rolesOf(cluster)
      primary.signal('SIGKILL', POSTMASTER)
    },
  },
  {
    name: 'switchover',
    sentence: 'the primary is switched over three times',
    backWithin: 5,
    async happen(cluster) {
      for (let round = 1; round <= 3; round += 1) {
        await until('there was a synchronous standby', () => cluster.synchronous())
        const { primary } = await rolesOf(cluster)
        await primary.patronictl('switchover', '--force', 'sendam')
        await cluster.isWhole()
      }
    },
  },
  {
    name: 'kill',
    sentence: 'the machine of the primary dies',
    backWithin: 35,
    async happen(cluster) {
      const { primary } = await rolesOf(cluster)
      primary.signal('SIGKILL')
      await seconds(HELD_SECONDS)
      primary.boot()
    },
  },
  {
    name: 'cut',
    sentence: 'the primary is cut off in silence',
    backWithin: 35,
    async happen(cluster) {
      const { primary } = await rolesOf(cluster)
      primary.cut()
      await seconds(1.5 * HELD_SECONDS)
      primary.heal()
    },
  },
  {
    name: 'control',
    sentence: 'the primary is cut off from etcd and Patroni only',
    backWithin: 35,
    async happen(cluster) {
      const { primary } = await rolesOf(cluster)
      primary.cut(['ctl'])
      await seconds(HELD_SECONDS)
      primary.heal()
    },
  },
  {
    name: 'frozen',
    sentence: 'Patroni of the primary is frozen',
    backWithin: 35,
    async happen(cluster) {
      const { primary } = await rolesOf(cluster)
      primary.signal('SIGSTOP', PATRONI)
      await seconds(HELD_SECONDS)
      primary.signal('SIGCONT', PATRONI)
    },
  },
  {
    name: 'asleep',
    sentence: 'the whole machine of the primary sleeps for 40 seconds',
    backWithin: 35,
    async happen(cluster) {
      const { primary } = await rolesOf(cluster)
      primary.signal('SIGSTOP')
      await seconds(HELD_SECONDS)
      primary.signal('SIGCONT')
    },
  },
  {
    name: 'behind',
    sentence: 'the primary dies after four seconds in which no standby heard of it',
    backWithin: 4 + 35,
    async happen(cluster) {
      const { primary, others } = await rolesOf(cluster)
      for (const node of others) node.cut(['dat'])
      await seconds(4)
      primary.signal('SIGKILL')
      for (const node of others) node.heal()
      await seconds(HELD_SECONDS)
      primary.boot()
    },
  },
]

/** A disk is full or slow, or a clock is wrong. */
const AILING: Fault[] = [
  {
    name: 'full',
    sentence: 'the disk of the primary is full for 40 seconds',
    backWithin: 60,
    async happen(cluster) {
      const { primary } = await rolesOf(cluster)
      await fillDisk(cluster, primary)
    },
  },
  {
    name: 'full_standby',
    sentence: 'the disk of the synchronous standby is full for 40 seconds',
    backWithin: 10,
    keepsPrimary: true,
    async happen(cluster) {
      const { standby } = await rolesOf(cluster)
      await fillDisk(cluster, standby)
    },
  },
  {
    name: 'slow',
    sentence: 'the disk of the primary does 20 writes a second for 40 seconds',
    backWithin: 10,
    keepsPrimary: true,
    async happen(cluster) {
      const { primary } = await rolesOf(cluster)
      await slowDisk(primary)
    },
  },
  {
    name: 'slow_standby',
    sentence: 'the disk of the synchronous standby does 20 writes a second for 40 seconds',
    backWithin: 10,
    keepsPrimary: true,
    async happen(cluster) {
      const { standby } = await rolesOf(cluster)
      await slowDisk(standby)
    },
  },
  {
    name: 'ahead',
    sentence: 'the clock of the primary goes ten minutes ahead, and back after 40 seconds',
    backWithin: 35,
    async happen(cluster) {
      const { primary } = await rolesOf(cluster)
      primary.setClock(TEN_MINUTES)
      await seconds(HELD_SECONDS)
      await setClockBack(primary, 0)
    },
  },
  {
    name: 'late',
    sentence: 'the clock of the primary goes ten minutes back',
    backWithin: 35,
    async happen(cluster) {
      const { primary } = await rolesOf(cluster)
      await setClockBack(primary, -TEN_MINUTES)
    },
  },
]

/** Something else fails. */
const OTHERS: Fault[] = [
  {
    name: 'standby',
    sentence: 'the synchronous standby dies',
    backWithin: 10,
    keepsPrimary: true,
    async happen(cluster) {
      const { standby } = await rolesOf(cluster)
      standby.signal('SIGKILL')
      await seconds(HELD_SECONDS / 2)
      standby.boot()
    },
  },
  {
    name: 'silent',
    sentence: 'the synchronous standby is cut off in silence',
    backWithin: 10,
    keepsPrimary: true,
    async happen(cluster) {
      const { standby } = await rolesOf(cluster)
      standby.cut()
      await seconds(HELD_SECONDS / 2)
      standby.heal()
    },
  },
  {
    name: 'standbys',
    sentence: 'both standbys die, and one comes back after 20 seconds',
    backWithin: 20 + 10,
    keepsPrimary: true,
    async happen(cluster) {
      const { standby, third } = await rolesOf(cluster)
      standby.signal('SIGKILL')
      third.signal('SIGKILL')
      await seconds(20)
      standby.boot()
      await seconds(HELD_SECONDS / 2)
      third.boot()
    },
  },
  {
    name: 'replay',
    sentence: 'the standbys stop to replay for 20 seconds',
    backWithin: 5,
    isUnnoticed: true,
    keepsPrimary: true,
    async happen(cluster) {
      const { others } = await rolesOf(cluster)
      const all = (sql: string) =>
        Promise.all(others.map((node) => withClient(node.urlOf('postgres'), (at) => at.query(sql))))
      await all('select pg_wal_replay_pause()')
      await seconds(20)
      await all('select pg_wal_replay_resume()')
    },
  },
  {
    name: 'etcd',
    sentence: 'etcd loses its quorum for 30 seconds',
    // With failsafe_mode the primary goes on, because all members answer it.
    backWithin: 10,
    keepsPrimary: true,
    async happen(cluster) {
      const { others } = await rolesOf(cluster)
      for (const node of others) node.signal('SIGKILL', ETCD)
      await seconds(30)
      for (const node of others) node.bootEtcd()
    },
  },
  {
    name: 'roll',
    sentence: 'the web processes restart one after the other',
    backWithin: 5,
    isUnnoticed: true,
    keepsPrimary: true,
    async happen(cluster) {
      for (const web of cluster.webs) {
        await web.restart('web')
        await seconds(3)
      }
    },
  },
  {
    name: 'pooler',
    sentence: 'PgBouncer of one web machine is killed',
    backWithin: 5,
    keepsPrimary: true,
    async happen(cluster) {
      const { pooled } = cluster
      pooled.signal('SIGKILL', /^pgbouncer /)
      await seconds(5)
      pooled.startPooler()
      await until('the machine with PgBouncer served again', () => pooled.isReady())
    },
  },
  {
    name: 'redis',
    sentence: 'the master of Redis is killed, and Sentinel promotes another',
    backWithin: 5,
    keepsPrimary: true,
    async happen({ nodes }) {
      const master = nodes.find((node) => node.redisRole() === 'master')!
      master.signal('SIGKILL', /:6379/)
      await seconds(HELD_SECONDS / 2)
      master.bootRedis()
      await until('Redis had two replicas again', async () => {
        return nodes.filter((node) => node.redisRole() === 'slave').length === 2
      })
    },
  },
]

export const FAULTS = [...PRIMARY, ...AILING, ...OTHERS]
