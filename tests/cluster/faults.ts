import { setTimeout as wait } from 'node:timers/promises'
import { withClient } from '../../bin/runtime/postgres_database.ts'
import type { Cluster } from '#tests/cluster/lab/cluster'
import { until } from '#tests/cluster/lab/until'

export interface Fault {
  name: string
  sentence: string
  /** The longest time in seconds in which no payment may succeed. */
  backWithin: number
  /** True if no client may have to repeat a request. */
  isUnnoticed?: boolean
  /** Breaks something, holds it, and mends it. */
  happen: (cluster: Cluster) => Promise<void>
}

const POSTMASTER = /bin\/postgres -D/
const PATRONI = /bin\/patroni /
const ETCD = /^etcd /

/** How long most states last before they are mended. */
const HELD_SECONDS = 40

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
    sentence: 'the primary is switched over',
    backWithin: 5,
    async happen(cluster) {
      const { primary } = await rolesOf(cluster)
      await primary.patronictl('switchover', '--force', 'sendam')
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

/** Something else fails. */
const OTHERS: Fault[] = [
  {
    name: 'standby',
    sentence: 'the synchronous standby dies',
    backWithin: 10,
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
    async happen(cluster) {
      const { pooled } = cluster
      pooled.signal('SIGKILL', /^pgbouncer /)
      await seconds(5)
      pooled.startPooler()
      await until('the machine with PgBouncer served again', () => pooled.isReady())
    },
  },
]

export const FAULTS = [...PRIMARY, ...OTHERS]
